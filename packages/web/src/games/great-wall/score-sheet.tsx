/** The score sheet at the end: honour on the track, shame, hordes, artefacts; in the cooperative game the requests. */

import { seat } from '@jade/engine';
import type { Faction, Seen } from '@jade/great-wall/screen';
import { artefactHonour, clanOf, HONOUR, hordeHonour, qin, requestOf, variant } from '@jade/great-wall/screen';
import type { Speaker } from '@jade/words';
import type { ReactNode } from 'react';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { artefactSign, requestSign } from './signs.ts';
import { useGame } from './use-game.ts';

export function ScoreSheet() {
  const g = useGame();
  return g.mode === 'cooperative' ? <Fulfilled g={g} /> : <Sheet g={g} />;
}

interface Line {
  readonly key: string;
  readonly icon: WallIcon;
  readonly name: string;
  readonly line: string;
  readonly of: (faction: Faction) => number;
}

function Sheet({ g }: { g: Seen }) {
  const words = useWords();
  const { session } = useTable();
  const { outcome } = session.look.view;
  const factions = [
    ...Array.from({ length: g.seats }, (_, index) => index as Faction),
    ...(qin(g) >= 0 ? [qin(g)] : []),
  ];
  const counted = g.ending !== 'shamed' && outcome !== null;
  const shamed = (faction: Faction) => clanOf(g, faction).shamed.reduce((sum, count) => sum + count, 0);
  const shame = (faction: Faction) => HONOUR.shamedSoldier * shamed(faction);
  const artefacts = (faction: Faction) => g.artefacts.reduce((sum, id) => sum + artefactHonour(g, faction, id), 0);
  const before = (faction: Faction) =>
    clanOf(g, faction).honour - (counted ? shame(faction) + hordeHonour(g, faction) + artefacts(faction) : 0);
  const lines: readonly Line[] = [
    { key: 'track', icon: 'laurels', name: words.say('wall.sheet.track'), line: '', of: before },
    ...(counted
      ? [
          {
            key: 'shame',
            icon: 'despair' as const,
            name: words.say('wall.sheet.shame'),
            line: words.say('wall.sheet.shame.line'),
            of: shame,
          },
          {
            key: 'hordes',
            icon: 'knight-banner' as const,
            name: words.say('wall.sheet.hordes'),
            line: words.say('wall.sheet.hordes.line'),
            of: (faction: Faction) => hordeHonour(g, faction),
          },
          ...g.artefacts.map((id) => ({
            key: id,
            icon: artefactSign(id),
            name: words.say(`artefact.${id}`),
            line: words.say(`text.${id}`),
            of: (faction: Faction) => artefactHonour(g, faction, id),
          })),
        ]
      : []),
  ];
  const ranked = factions.toSorted(
    (a, b) => clanOf(g, b).honour - clanOf(g, a).honour || g.tea.indexOf(a) - g.tea.indexOf(b),
  );
  const top = ranked.filter((faction) => clanOf(g, faction).honour === clanOf(g, ranked[0] ?? (0 as Faction)).honour);
  const tie = top.length < 2 ? null : tieLine(words, g, top);
  const won = (faction: Faction) => (outcome?.winners ?? []).some((who) => who === faction);
  const cells = (content: (faction: Faction) => ReactNode) =>
    factions.map((faction) => (
      <td key={faction} className={won(faction) ? 'won' : ''}>
        {content(faction)}
      </td>
    ));
  return (
    <table className="sheet num gw-sheet">
      <thead>
        <tr>
          <th scope="col">
            {words.say('wall.sheet')}
            <small className={tie === null ? '' : 'tied'}>
              {tie ?? words.say(qin(g) >= 0 ? 'wall.sheet.tieQin' : 'wall.sheet.tie')}{' '}
              <RuleChip rule={qin(g) >= 0 ? 'GW-SOLO-37' : 'GW-SCORE-4'} />
            </small>
          </th>
          {factions.map((faction) => (
            <th key={faction} scope="col" className={won(faction) ? 'won' : ''}>
              <Badge guise={guiseOf(g, faction)} size={38} />
              <span className="rank">{ranked.indexOf(faction) + 1}</span>
              <br />
              {faction < g.seats ? session.info.sitters[faction]?.name : words.say('seat.qin')}
              {clanOf(g, faction).general !== '' && <small>{words.say(`general.${clanOf(g, faction).general}`)}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, icon, name, line, of }) => (
          <tr key={key}>
            <th scope="row">
              <Sign name={icon} size={22} />
              <span>
                {name}
                <small>{line}</small>
              </span>
            </th>
            {cells((faction) => (
              <span className={of(faction) < 0 ? 'minus' : ''}>{words.say('wall.signed', { n: of(faction) })}</span>
            ))}
          </tr>
        ))}
        <tr className="total">
          <th scope="row">
            <Sign name="imperial-crown" size={22} />
            <span>{words.say('wall.honour')}</span>
          </th>
          {cells((faction) => clanOf(g, faction).honour)}
        </tr>
      </tbody>
    </table>
  );
}

/** Why of several with the same Honour this one wins. */
function tieLine(words: Speaker, g: Seen, tied: readonly Faction[]): string {
  const [first = 0] = tied;
  const honour = clanOf(g, first as Faction).honour;
  if (qin(g) >= 0) return words.say('wall.sheet.tiedQin', { honour });
  return words.say('wall.sheet.tied', { seats: [...tied], honour, seat: first });
}

/** All together: which requests were fulfilled, and what was left. */
function Fulfilled({ g }: { g: Seen }) {
  const words = useWords();
  const { session } = useTable();
  const { requestsNeeded } = variant(g);
  return (
    <table className="sheet num gw-sheet gw-together">
      <thead>
        <tr>
          <th scope="col">{words.say('wall.requests')}</th>
          <th scope="col">
            {session.info.sitters.slice(0, g.seats).map(({ name }, index) => (
              <span key={name} className="gw-party">
                <Badge guise={guiseOf(g, seat(index))} size={30} /> {name}
              </span>
            ))}
          </th>
        </tr>
      </thead>
      <tbody>
        {g.requestsDone.map((id) => (
          <tr key={id}>
            <th scope="row">
              <Sign name={requestSign(id)} size={22} />
              <span>
                {words.say(`request.${id}`)}
                <small>{words.say(`text.${id}`)}</small>
              </span>
            </th>
            <td>{words.say(requestOf(id).kind === 'state' ? 'wall.sheet.came' : 'wall.sheet.paid')}</td>
          </tr>
        ))}
        {g.requests
          .filter((id) => id !== '')
          .map((id) => (
            <tr key={id} className="gw-open">
              <th scope="row">
                <Sign name={requestSign(id)} size={22} />
                <span>{words.say(`request.${id}`)}</span>
              </th>
              <td>{words.say('wall.sheet.open')}</td>
            </tr>
          ))}
        <tr className="total">
          <th scope="row">
            <Sign name="envelope" size={22} />
            <span>
              {words.say('wall.sheet.fulfilled')}
              <small>{words.say('wall.shameLeft', { count: g.shamePool })}</small>
            </span>
          </th>
          <td>{words.say('wall.requests.count', { done: g.requestsDone.length, needed: requestsNeeded })}</td>
        </tr>
      </tbody>
    </table>
  );
}
