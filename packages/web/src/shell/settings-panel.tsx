/** The settings, as rows of a panel: on the home screen and in the table's dialog. */

import type { Settings } from '../settings.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { chooseLanguage, LANGUAGES } from '../words/language.ts';
import { useWords } from '../words/words.tsx';
import { Segments, Switch } from './controls.tsx';

export function SettingsPanel({ more = false }: { more?: boolean }) {
  return (
    <div className="settings">
      {LANGUAGES.size > 1 && <LanguageChoice />}
      <Choice of="light" values={['day', 'night', 'auto']} />
      <Choice of="text" values={['normal', 'large', 'larger']} />
      <Choice of="sound" values={['off', 'soft', 'full']} />
      <Choice of="motion" values={['auto', 'full', 'reduced']} />
      {more && (
        <>
          <Choice of="moments" values={['calm', 'quick', 'once']} />
          <YesOrNo of="byPress" />
          <Choice of="coach" values={['never', 'asked', 'always']} />
          <Choice of="confirmTurns" values={['first', 'always', 'never']} />
        </>
      )}
    </div>
  );
}

/** The settings that have one of several values, and those that are on or off. */
type OneOf = 'light' | 'text' | 'sound' | 'motion' | 'moments' | 'coach' | 'confirmTurns';
type OnOrOff = 'byPress';

function Choice<K extends OneOf>({ of, values }: { of: K; values: readonly Settings[K][] }) {
  const words = useWords();
  const label = words.say(`settings.${of}`);
  return (
    <div className="row">
      <span>{label}</span>
      <Segments
        label={label}
        value={useSettings()[of]}
        options={values.map((value) => ({ value, label: words.say(`settings.${of}.${value}`) }))}
        onChange={(value) => changeSettings({ [of]: value })}
      />
    </div>
  );
}

/** Each language is called as it calls itself, so that whoever cannot read the page finds their own. */
function LanguageChoice() {
  const words = useWords();
  const label = words.say('settings.language');
  return (
    <label className="row">
      <span>{label}</span>
      <select value={useSettings().language} onChange={(event) => void chooseLanguage(event.target.value)}>
        <option value="">{words.say('settings.language.browser')}</option>
        {[...LANGUAGES].map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function YesOrNo({ of }: { of: OnOrOff }) {
  const label = useWords().say(`settings.${of}`);
  return (
    <div className="row">
      <span>{label}</span>
      <Switch label={label} on={useSettings()[of]} onChange={(on) => changeSettings({ [of]: on })} />
    </div>
  );
}
