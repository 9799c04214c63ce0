/** By a link to a game that goes on: whoever lost the browser in which they sat there takes their chair again. */

import type { Room } from '@jade/online';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { changeSettings, currentSettings } from '../settings.ts';
import { Quiet } from '../shell/error-page.tsx';
import { useWords } from '../words/words.tsx';
import { codeOf } from './fault.ts';
import { onlineHall, useOnline } from './hall.ts';

export function ComeBack({ room, invite }: { room: Room; invite: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const { me } = useOnline();
  const [name, setName] = useState(() => currentSettings().name);
  const [fault, setFault] = useState<string | null>(null);
  const sit = async () => {
    const own = (me?.name ?? name).trim();
    if (own === '') return setFault('no-name');
    try {
      if (me?.name == null) await onlineHall().setName(own);
      changeSettings({ name: own });
      await onlineHall().sit(room.id, null, invite);
      go(`/room/${room.id}`, { replace: true });
    } catch (error) {
      setFault(codeOf(error));
    }
  };
  return (
    <Quiet
      title={words.say('comeBack.title')}
      line={
        fault === null
          ? words.say('comeBack.line', { game: words.say(`game.${room.game}`) })
          : words.say(`fault.${fault}`)
      }
    >
      <form
        className="sit"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {me?.name == null && (
          <input
            className="name"
            aria-label={words.say('room.name')}
            placeholder={words.say('room.name')}
            value={name}
            maxLength={24}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <button type="submit" className="btn pri">
          {words.say('comeBack.do')}
        </button>
      </form>
    </Quiet>
  );
}
