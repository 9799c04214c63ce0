/** What is agreed at a table with friends elsewhere, and how its cards are shuffled. */

import type { RoomSettings } from '@jade/online';
import { Icon } from '../art/icon.tsx';
import { Segments, Switch } from '../shell/controls.tsx';
import { useWords } from '../words/words.tsx';

export const USUAL_HOUSE: RoomSettings = { startWhenFull: false, coach: false, standIn: 'asked' };

interface HouseRulesProps {
  readonly house: RoomSettings;
  readonly onChange: (house: RoomSettings) => void;
}

export function HouseRules({ house, onChange }: HouseRulesProps) {
  const words = useWords();
  const onOrOff = (of: 'startWhenFull' | 'coach') => (
    <div className="op">
      <span>{words.say(`house.${of}`)}</span>
      <Switch label={words.say(`house.${of}`)} on={house[of]} onChange={(on) => onChange({ ...house, [of]: on })} />
      <p>{words.say(`house.${of}.line`)}</p>
    </div>
  );
  return (
    <section className="panel opts">
      <div className="ph">
        <h2>{words.say('house.title')}</h2>
      </div>
      {onOrOff('startWhenFull')}
      {onOrOff('coach')}
      <div className="op">
        <span>{words.say('house.standIn')}</span>
        <Segments
          label={words.say('house.standIn')}
          value={house.standIn}
          options={(['asked', 'away'] as const).map((value) => ({ value, label: words.say(`house.standIn.${value}`) }))}
          onChange={(standIn) => onChange({ ...house, standIn })}
        />
        <p>{words.say('house.standIn.line')}</p>
      </div>
    </section>
  );
}

export function FairShuffle() {
  const words = useWords();
  return (
    <section className="panel">
      <div className="ph">
        <h2>{words.say('shuffle.title')}</h2>
        <Icon name="wax-seal" size={18} />
      </div>
      <div className="sd">
        <p>{words.say('shuffle.line')}</p>
      </div>
    </section>
  );
}
