/** The action board: what can be done, what it costs, and whose guards stand where. */

import type { Action, Deed, Space, Table } from '@jade/way-of-the-panda/screen';
import { actorOf, guardsFor, inspect, isReconstructed, SPACES } from '@jade/way-of-the-panda/screen';
import { memo, startTransition, useState } from 'react';
import { Sign as Mark } from '../../art/icon.tsx';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { Foretold } from '../../shell/inspect-actions.tsx';
import { Reconstructed } from '../../shell/reconstructed.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { media } from '../../styles/breakpoints.ts';
import { useWords } from '../../words/words.tsx';
import {
  buildingPiece,
  CLASS_ICONS,
  NEUTRAL_COLOUR,
  Piece,
  QUEST_ICONS,
  Sign,
  STRENGTH_ICONS,
  seatColour,
} from './art.tsx';
import { useGame, useView } from './use-game.ts';

const COLUMNS = ['monk', 'governor', 'warrior', 'neutral'] as const;

export function ActionBoard() {
  const words = useWords();
  const g = useGame();
  const [opened, setOpened] = useState<Space | null>(null);
  return (
    <div className="ab">
      <div />
      {COLUMNS.map((column, index) => (
        <div key={column} className="ch" style={{ '--cc': `var(--${column})` } as object}>
          <Sign name={CLASS_ICONS[index as 0] ?? 'meeple-group'} size={18} />
          <span>{words.say(`column.${column}`)}</span>
        </div>
      ))}
      {SPACES.map((space) => (
        <Cell key={space.id} space={space} g={g} onOpen={setOpened} />
      ))}
      {opened !== null && <CellSheet space={opened} g={g} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface CellProps {
  readonly space: Space;
  readonly g: Table;
  readonly onOpen: (space: Space) => void;
}

const Cell = memo(function Cell({ space, g, onOpen }: CellProps) {
  const words = useWords();
  const whole = useThing(`space:${space.id}`);
  const clan = g.clans[actorOf(useView())];
  const column = space.index % COLUMNS.length;
  const past = clan !== undefined && space.index < clan.lastSpace;
  const selected = clan?.lastSpace === space.index;
  const guards = g.clans.map((_, seat) => g.spaceGuards[space.index * g.seats + seat] ?? 0);
  return (
    <>
      {column === 0 && (
        <div className="cost num">
          <b>{space.cost}</b>
          <i>{words.say('panda.ap')}</i>
        </div>
      )}
      <div
        className={`cell ${past ? 'past' : ''} ${selected ? 'sel' : ''} ${whole.can ? 'can-cell' : ''} ${whole.at ? 'at' : ''}`}
        style={{ '--cc': `var(--${COLUMNS[column]})` } as object}
        {...(whole.can && whole.props)}
      >
        {!whole.can && space.options.map((deed) => <Half key={deed.id} deed={deed} onOpen={() => onOpen(space)} />)}
        {whole.can && space.options.map((deed) => <DeedPicture key={deed.id} deed={deed} />)}
        {guards.some((count) => count > 0) && (
          <span className="put num">
            {guards.map((count, seat) =>
              count === 0 ? null : (
                <em key={words.say('seat.number', { number: seat + 1 })}>
                  <Piece piece="panda" color={seatColour(seat)} />
                  {count > 1 && <b>{count}</b>}
                </em>
              ),
            )}
          </span>
        )}
      </div>
    </>
  );
});

/** One option of a space. A press does it; on a small screen it opens the space first. */
function Half({ deed, onOpen }: { deed: Deed; onOpen: () => void }) {
  const words = useWords();
  const thing = useThing(`do:${deed.id}`);
  const label = words.say(`do.${deed.id}`);
  return (
    <button
      type="button"
      className={`opt ${thing.can ? 'can-opt' : ''} ${thing.at ? 'at' : ''} ${thing.asked ? 'asked' : ''}`}
      data-thing={`do:${deed.id}`}
      data-can={thing.can}
      title={label}
      aria-label={label}
      tabIndex={thing.can ? 0 : -1}
      onClick={(event) => {
        if (media('narrow').matches) {
          pressed(event.currentTarget);
          startTransition(onOpen);
        } else thing.props.onClick(event);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <DeedPicture deed={deed} />
    </button>
  );
}

/** The press is seen at once; the space opens when it is drawn. */
function pressed(button: Element): void {
  button.toggleAttribute('data-pressed', true);
  setTimeout(() => button.toggleAttribute('data-pressed', false), 400);
}

/** What a deed does, in pictures. */
export function DeedPicture({ deed }: { deed: Deed }) {
  const [first, second] = deed.actions;
  return (
    <span className="deed" aria-hidden="true">
      {first?.type === 'move' && second?.type === 'build' ? (
        <MoveAndBuild move={first} build={second} />
      ) : (
        deed.actions.map((action) => <ActionPicture key={action.type} action={action} many={deed.actions.length > 1} />)
      )}
    </span>
  );
}

/** The building with the steps that lead to it. */
function MoveAndBuild({
  move,
  build,
}: {
  move: Extract<Action, { type: 'move' }>;
  build: Extract<Action, { type: 'build' }>;
}) {
  return (
    <span className="comp steps">
      <span className="feet">
        <Sign name="boot-prints" size={13} />
        {move.roads > 1 && <b>×{move.roads}</b>}
        {move.guards > 1 && <Piece piece="panda" size={14} color={NEUTRAL_COLOUR} />}
      </span>
      {build.building !== 'any' && <Piece piece={buildingPiece(build.building)} size={25} />}
    </span>
  );
}

function ActionPicture({ action, many }: { action: Action; many: boolean }) {
  const size = many ? 16 : 26;
  const words = useWords();
  switch (action.type) {
    case 'move':
      return (
        <span className="pair">
          <Sign
            name={
              action.ignoredNinjas > 0
                ? 'running-ninja'
                : action.champion === 'any' || action.champion === 'anyPlayer'
                  ? 'meeple-group'
                  : 'boot-prints'
            }
            size={action.roads > 1 || action.guards > 1 ? 20 : size}
          />
          {action.roads > 1 && <b>×{action.roads}</b>}
          {action.guards > 1 && <Piece piece="panda" size={16} color={NEUTRAL_COLOUR} />}
        </span>
      );
    case 'strength':
      return <Sign name={STRENGTH_ICONS[action.class]} size={size} />;
    case 'quest':
      return <Sign name={QUEST_ICONS[action.class]} size={size} />;
    case 'transfer':
    case 'teleport':
      return <Sign name="teleport" size={size} />;
    case 'build':
      return (
        <span className="comp">
          {action.building === 'any' ? (
            <b>{words.say('panda.any')}</b>
          ) : (
            <Piece piece={buildingPiece(action.building)} size={many ? 26 : 32} />
          )}
          {action.where === 'city' && <Sign name="crenel-crown" size={15} className="crown" />}
        </span>
      );
    case 'sell':
      return (
        <span className="pair">
          <Sign name="locked-chest" size={20} />
          <b>{words.say('panda.forVp', { vp: action.vp })}</b>
        </span>
      );
    case 'vp':
      return (
        <span className="gain">
          <b>{action.amount}</b>
          <i>{words.say('panda.vp')}</i>
        </span>
      );
    case 'ap':
      return (
        <span className="gain">
          <b>+{action.amount}</b>
          <i>{words.say('panda.ap')}</i>
        </span>
      );
    case 'tiles':
      return <Sign name={action.of === 'strength' ? 'broadsword' : 'asian-lantern'} size={size} />;
  }
}

/** A space enlarged: both options, their price and what is left afterwards. */
function CellSheet({ space, g, onClose }: { space: Space; g: Table; onClose: () => void }) {
  const words = useWords();
  const { pick, keys, session } = useTable();
  const view = useView();
  const [state, guards, ap] = inspect(view, `space:${space.id}`)?.lines ?? [];
  const column = COLUMNS[space.index % COLUMNS.length] ?? 'neutral';
  // What each option costs stands below it.
  const isOpen = space.options.some(({ id }) => keys.includes(`do:${id}`));
  return (
    <Dialog title={words.say(`space.${space.id}`)} onClose={onClose} className="cell-sheet">
      <p>{state !== undefined && words.say(state.key, state.params)}</p>
      <div className="two" style={{ '--cc': `var(--${column})` } as object}>
        {space.options.map((deed) => {
          const key = `do:${deed.id}`;
          const can = keys.includes(key);
          return (
            <div key={deed.id}>
              <button
                type="button"
                className={`ob ${can ? 'can-ob' : ''}`}
                data-key={key}
                disabled={!can}
                onClick={() => {
                  onClose();
                  pick(key);
                }}
              >
                <DeedPicture deed={deed} />
                <b>{words.say(key.replace(':', '.'))}</b>
                {!can && session.look.view.options !== null && <WhyNot thing={key} />}
              </button>
              {can && <Foretold choice={key} isNamed={false} />}
            </div>
          );
        })}
      </div>
      <dl className="cost3 num">
        {!isOpen && (
          <>
            <div>
              <dt>{guards !== undefined && words.say(guards.key, guards.params)}</dt>
              <dd>
                <Piece piece="panda" size={22} color={seatColour(actorOf(view))} />
                {guardsFor(g, space)}
              </dd>
            </div>
            <div>
              <dt>{ap !== undefined && words.say(ap.key, ap.params)}</dt>
              <dd>
                <Sign name="rolling-energy" size={18} />
                {space.cost}
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>{words.say('panda.cell.later')}</dt>
          <dd>
            <Mark name="next" size={16} />
          </dd>
        </div>
      </dl>
      <Reconstructed when={isReconstructed(`space:${space.id}`)} />
      <p className="fine">
        {words.say('panda.cell.rule')} <RuleChip rule="WP-GUARD-2" />
      </p>
    </Dialog>
  );
}

/** The reason why an option of the sheet cannot be chosen. */
function WhyNot({ thing }: { thing: string }) {
  const words = useWords();
  const { session } = useTable();
  const { sitting, viewer } = session;
  const [why, setWhy] = useState('');
  if (why === '' && viewer !== 'spectator') {
    void sitting
      .why(thing)
      .then((refusal) => setWhy(refusal === null ? ' ' : words.say(`refusal.${refusal.why}`, refusal.params)));
  }
  return <span>{why}</span>;
}
