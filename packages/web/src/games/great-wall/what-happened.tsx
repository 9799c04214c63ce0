/** In a tactic window: what happened, who would die of it, and who is asked in which order. */

import type { Open, Seen } from '@jade/great-wall/screen';
import { doomedNow, nameOf } from '@jade/great-wall/screen';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { Told } from '../../shell/told.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf } from './art.tsx';
import { happenedBefore } from './happened.ts';

/** What happened in its order, and the order of asking. */
export function WhatHappened({ g, window }: { g: Seen; window: Open }) {
  const words = useWords();
  const { session } = useTable();
  const { story, look } = session;
  const lines = happenedBefore(story.filter(({ seq }) => seq <= look.seq).flatMap((part) => part.lines));
  const { order } = window;
  const turn = window.turn - 1;
  return (
    <div className="gw-what">
      <div className="gw-slip paper">
        <h3>{words.say('wall.window.what')}</h3>
        <ol className="gw-then-list num">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice
            <li key={index}>
              <Told event={line} />
            </li>
          ))}
        </ol>
        <AboutToDie g={g} />
      </div>
      {order.length > 1 && (
        <>
          <p className="gw-order-line">
            {words.say('wall.window.order')} <RuleChip rule="GW-TAC-4" />
          </p>
          <ol className="gw-order">
            {order.map((faction, index) => (
              <li key={faction} className={index < turn ? 'passed' : index === turn ? 'now' : ''}>
                <Badge guise={guiseOf(g, faction)} size={28} />
                <span>
                  <b>{words.say('wall.seatName', { seat: faction })}</b>
                  <i>{words.say(`wall.order.${index < turn ? 'let' : index === turn ? 'now' : 'then'}`)}</i>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** How many soldiers of each clan would die. */
function AboutToDie({ g }: { g: Seen }) {
  const words = useWords();
  const doomed = doomedNow(useTable().session.look.view.stack);
  const clans = g.tea.flatMap((faction) => {
    const count = doomed.filter(({ who }) => who === faction).length;
    return count === 0 ? [] : [words.say('wall.doomed', { seat: nameOf(g, faction), count })];
  });
  if (clans.length === 0) return null;
  return (
    <p>
      <b>{words.say('wall.doomed.line', { clans })}</b> <RuleChip rule="GW-KILL-1" />
    </p>
  );
}
