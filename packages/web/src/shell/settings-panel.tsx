/** The settings, as rows of a panel: on the home screen and in the table's dialog. */

import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/words.tsx';
import { Segments, Switch } from './controls.tsx';

export function SettingsPanel({ more = false }: { more?: boolean }) {
  const words = useWords();
  const settings = useSettings();
  return (
    <div className="settings">
      <div className="row">
        <span>{words.say('settings.light')}</span>
        <Segments
          label={words.say('settings.light')}
          value={settings.light}
          options={(['day', 'night', 'auto'] as const).map((value) => ({
            value,
            label: words.say(`settings.light.${value}`),
          }))}
          onChange={(light) => changeSettings({ light })}
        />
      </div>
      <div className="row">
        <span>{words.say('settings.sound')}</span>
        <Switch
          label={words.say('settings.sound')}
          on={settings.sound}
          onChange={(sound) => changeSettings({ sound })}
        />
      </div>
      <div className="row">
        <span>{words.say('settings.motion')}</span>
        <Segments
          label={words.say('settings.motion')}
          value={settings.motion}
          options={(['auto', 'full', 'reduced'] as const).map((value) => ({
            value,
            label: words.say(`settings.motion.${value}`),
          }))}
          onChange={(motion) => changeSettings({ motion })}
        />
      </div>
      {more && (
        <>
          <div className="row">
            <span>{words.say('settings.pace')}</span>
            <Segments
              label={words.say('settings.pace')}
              value={settings.pace}
              options={(['calm', 'quick', 'instant'] as const).map((value) => ({
                value,
                label: words.say(`settings.pace.${value}`),
              }))}
              onChange={(pace) => changeSettings({ pace })}
            />
          </div>
          <div className="row">
            <span>{words.say('settings.tales')}</span>
            <Segments
              label={words.say('settings.tales')}
              value={settings.tales}
              options={(['steps', 'fast'] as const).map((value) => ({ value, label: words.say(`tales.${value}`) }))}
              onChange={(tales) => changeSettings({ tales })}
            />
          </div>
          <div className="row">
            <span>{words.say('settings.coach')}</span>
            <Segments
              label={words.say('settings.coach')}
              value={settings.coach}
              options={(['never', 'asked', 'always'] as const).map((value) => ({
                value,
                label: words.say(`settings.coach.${value}`),
              }))}
              onChange={(coach) => changeSettings({ coach })}
            />
          </div>
          <div className="row">
            <span>{words.say('settings.confirmTurns')}</span>
            <Switch
              label={words.say('settings.confirmTurns')}
              on={settings.confirmTurns}
              onChange={(confirmTurns) => changeSettings({ confirmTurns })}
            />
          </div>
        </>
      )}
    </div>
  );
}
