/** What is coming: the nights before the own next turn in a list, with what they threaten; and the switch for the same on the board. */

import type { SeatView } from '@jade/engine';
import { seat } from '@jade/engine';
import type { Chance, GhostView, Night, Place, Space, Threat } from '@jade/ghost-stories/screen';
import { boardOf, COLOURS, chancesAround, isPlayed, nightsAhead, yang } from '@jade/ghost-stories/screen';
import type { Speaker } from '@jade/words';
import { sayPhrase } from '@jade/words';
import { useMemo } from 'react';
import { changeSettings, useSettings } from '../../settings.ts';
import { useTable } from '../../shell/at-table.tsx';
import { Switch } from '../../shell/controls.tsx';
import { useWords } from '../../words/words.tsx';
import { ColourEmblem } from './art.tsx';
import { CELL, HALF } from './geometry.ts';
import { useGame, useView } from './use-game.ts';
import { useGeometry } from './use-geometry.ts';

/** The nights before the own next turn, each with what it brings by itself. That a ghost comes is the rule, and not said. */
export function Nights() {
  const words = useWords();
  const g = useGame();
  const view = useView();
  const nights = useMemo(() => nightsAhead(view), [view]);
  return (
    <section className="gs-night" aria-label={words.say('ghosts.night')} tabIndex={0}>
      <h3>{words.say('ghosts.night')}</h3>
      <ol>
        {nights.map(({ side, threats }) => {
          const told = threats.filter(({ weight }) => weight !== 'plain');
          return (
            <li key={side} className={weightOf(told)}>
              <ColourEmblem colour={boardOf(g, side).colour} size={22} />
              <p>
                <b>{whose(words, view, side)}</b> {sentencesOf(words, told) || words.say('ghosts.night.quiet')}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether the board shows it as well. */
export function OmenSwitch() {
  const words = useWords();
  const { threats } = useSettings();
  const label = words.say('ghosts.night.show');
  return (
    <span className="gs-show">
      {words.say('ghosts.night.show.short')}
      <Switch label={label} on={threats} onChange={(on) => changeSettings({ threats: on })} />
    </span>
  );
}

function sentencesOf(words: Speaker, threats: readonly Threat[]): string {
  return threats.map((one) => sayPhrase(words, one)).join(' ');
}

const WEIGHTS = ['defeat', 'loss', 'warning'] as const;

function weightOf(threats: readonly Threat[]): string {
  return WEIGHTS.find((weight) => threats.some((one) => one.weight === weight)) ?? 'plain';
}

function whose(words: Speaker, { viewer, table: g }: SeatView<GhostView>, side: Night['side']): string {
  const { seat: who, colour } = boardOf(g, side);
  if (who === viewer) return words.say('ghosts.night.own');
  return isPlayed(g, side)
    ? words.say('ghosts.night.whose', { seat: seat(who) })
    : words.say('ghosts.night.neutral', { board: COLOURS[colour] ?? '' });
}

/** On the board: what each ghost does next, which tiles it reaches, and from where an exorcism would help. */
export function Omens() {
  const view = useView();
  const { session, keys } = useTable();
  const { threats: shown } = useSettings();
  const { live } = session;
  const nights = useMemo(() => (live && shown ? nightsAhead(view) : []), [view, live, shown]);
  const isTurn = view.decision === yang.steps.act && keys.length > 0;
  const chances = useMemo(() => (isTurn && shown ? chancesAround(view) : []), [view, isTurn, shown]);
  if (!live || !shown || view.outcome !== null) return null;
  const threats = nights.flatMap((night) => night.threats);
  // A ghost that does several things is marked by the first.
  const acting = [...new Map(threats.toReversed().map((threat) => [threat.space, threat])).values()];
  return (
    <g pointerEvents="none" className="gs-omens">
      {threats.map(
        ({ space, place, weight }) =>
          place !== null && <Doomed key={`${space}-${place}`} place={place} weight={weight} />,
      )}
      {acting.map(
        ({ space, tag, weight }) =>
          space !== null && tag !== null && <GhostTag key={space} space={space} tag={tag} weight={weight} />,
      )}
      {chances.map((chance) => (
        <ChanceTag key={chance.place} chance={chance} />
      ))}
    </g>
  );
}

/** The tile that is haunted next. */
function Doomed({ place, weight }: { place: Place; weight: Threat['weight'] }) {
  const [x, y] = useGeometry().tile(place);
  return <rect className={`gs-doomed ${weight}`} x={x} y={y} width={CELL} height={CELL} rx="9" />;
}

interface GhostTagProps {
  readonly space: Space;
  readonly tag: string;
  readonly weight: Threat['weight'];
}

function GhostTag({ space, tag, weight }: GhostTagProps) {
  const words = useWords();
  const [x, y] = useGeometry().space(space);
  return (
    <Tag
      // Across the lower part of the face: what it needs stands above, its stones below.
      x={x + HALF}
      y={y + 72}
      className={weight}
      text={words.say(`ghosts.tag.${tag}`)}
      short={words.say(`ghosts.tag.${tag}`)}
    />
  );
}

function ChanceTag({ chance: { place, percent } }: { chance: Chance }) {
  const words = useWords();
  const g = useGame();
  const [x, y] = useGeometry().tile(place);
  const text = words.say('ghosts.percent', { percent });
  // Villagers lie in the upper corner.
  const isHigh = (g.moon?.stacks[place]?.length ?? 0) === 0;
  return <Tag x={x + HALF} y={y + (isHigh ? 17 : 50)} className="chance" text={text} short={text} />;
}

/** About so wide is a letter. */
const LETTER = 8.8;

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly className: string;
  readonly text: string;
  /** On a small board. */
  readonly short: string;
}

function Tag({ x, y, className, text, short }: TagProps) {
  const label = (words: string) => {
    const width = Math.min(CELL + 4, words.length * LETTER + 16);
    return (
      <>
        <rect x={-width / 2} y="-14" width={width} height="28" rx="7" />
        <text y="6">{words}</text>
      </>
    );
  };
  return (
    <g transform={`translate(${x} ${y})`} className={`gs-omen ${className}`}>
      <g className="gs-grows">
        <g className="gs-lo">{label(text)}</g>
        <g className="gs-hi">{label(short)}</g>
      </g>
    </g>
  );
}
