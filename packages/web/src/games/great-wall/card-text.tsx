/** What a card says, in plain sentences: its anatomy at reading size. */

import type { GreatWall } from '@jade/great-wall/screen';
import {
  artefactHonour,
  clanOf,
  commandOf,
  generalOf,
  generalStrength,
  RESOURCES,
  tacticTitled,
} from '@jade/great-wall/screen';
import type { ReactNode } from 'react';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Portrait, Sign } from './art.tsx';
import type { CardKind } from './inspect.tsx';
import { advisorSign, artefactSign, commandSign, eventSign, RESOURCE_INKS, requestSign, tacticSign } from './signs.ts';
import { useMe } from './use-game.ts';

interface CardProps {
  readonly g: GreatWall;
  readonly id: string;
  readonly owner?: number | undefined;
}

/** A card large enough to read. */
export function BigCard({ kind, ...props }: CardProps & { kind: CardKind }) {
  switch (kind) {
    case 'general':
      return <GeneralCard {...props} />;
    case 'tactic':
      return <TacticCard {...props} />;
    case 'artefact':
      return <ArtefactCard {...props} />;
    case 'command':
      return (
        <Sheet kind={kind} name={`command.${props.id}`} id={props.id} sign={commandSign(props.id)} rule="GW-CARD-5" />
      );
    case 'request':
      return (
        <Sheet kind={kind} name={`request.${props.id}`} id={props.id} sign={requestSign(props.id)} rule="GW-COOP-11" />
      );
    case 'event':
      return (
        <Sheet kind={kind} name={`eventCard.${props.id}`} id={props.id} sign={eventSign(props.id)} rule="GW-COOP-16" />
      );
    case 'advisor':
      return (
        <Sheet kind={kind} name={`advisor.${props.id}`} id={props.id} sign={advisorSign(props.id)} rule="GW-ADV-2" />
      );
  }
}

interface SheetProps {
  readonly kind: CardKind;
  readonly name: string;
  readonly id: string;
  readonly sign: WallIcon;
  readonly rule: string;
  readonly children?: ReactNode;
}

function Sheet({ kind, name, id, sign, rule, children }: SheetProps) {
  const words = useWords();
  return (
    <article className={`gw-card ${kind}`}>
      <header>
        <span className="gw-card-sign">
          <Sign name={sign} size={34} />
        </span>
        <h3>{words.say(name)}</h3>
      </header>
      {kind === 'command' && words.has(`command.${id}.1`) ? (
        <Boxes id={id} />
      ) : (
        <p className="gw-text">{words.say(`text.${id}`)}</p>
      )}
      {children}
      <footer>
        <span>{words.say(`wall.kind.${kind}`)}</span>
        <RuleChip rule={rule} />
      </footer>
    </article>
  );
}

/** The boxes of a command card from top to bottom, and its bonus. */
function Boxes({ id }: { id: string }) {
  const words = useWords();
  const { boxes, bonus } = commandOf(id);
  return (
    <>
      {boxes.map(({ who, list }, index) => (
        <p key={list} className={`gw-box ${who === 'owner' ? '' : 'others'}`}>
          <b>{words.say(`wall.box.${who}`)}</b>
          {words.say(`command.${id}.${index + 1}`)}
        </p>
      ))}
      {bonus !== null && (
        <p className="gw-box bonus">
          <b>{words.say('wall.box.bonus', { command: bonus.needs })}</b>
          {words.say(`command.${id}.bonus`)}
        </p>
      )}
    </>
  );
}

function GeneralCard({ g, id, owner }: CardProps) {
  const words = useWords();
  const me = useMe();
  const { resources, tactics, tea } = generalOf(id);
  const seat = owner ?? me;
  const clan = seat === null ? null : g.clans[seat];
  const inForce = clan?.general === id;
  const strength = inForce && seat !== null ? generalStrength(g, seat as never) : [];
  return (
    <article className="gw-card general">
      <div className="gw-card-face">
        <Portrait who={id} />
        <span className="gw-tea num" title={words.say('wall.general.tea')}>
          <Sign name="coffee-cup" size={16} /> {tea}
        </span>
      </div>
      <h3>{words.say(`general.${id}`)}</h3>
      <p className="gw-start num">
        {RESOURCES.map((resource, index) => (
          <span key={resource} title={words.say(`resource.${resource}`)} style={{ color: RESOURCE_INKS[index as 0] }}>
            <Sign name={RESOURCE_ICONS[index as 0]} size={18} />
            <b>{resources[index]}</b>
          </span>
        ))}
        <span title={words.say('wall.tacticsHeld', { count: tactics })}>
          <Sign name="chess-knight" size={18} />
          <b>{tactics}</b>
        </span>
      </p>
      <p className="gw-text">{words.say(`text.${id}`)}</p>
      {inForce && clan !== null && clan !== undefined && (
        <p className="gw-now">
          <Sign name="card-pickup" size={16} />{' '}
          {strength.length > 0
            ? words.say('wall.general.now', { count: clan.support.length, n: strength.map(String) })
            : words.say('wall.supportLong', { count: clan.support.length })}
        </p>
      )}
      <footer>
        <span>{words.say('wall.kind.general')}</span>
        <RuleChip rule="GW-ADV-1" />
      </footer>
    </article>
  );
}

function TacticCard({ id }: CardProps) {
  const words = useWords();
  const { window, cost } = tacticTitled(id);
  return (
    <article className="gw-card tactic">
      <header>
        <span className="gw-card-sign">
          <Sign name={tacticSign(id)} size={34} />
        </span>
        <h3>{words.say(`tactic.${id}`)}</h3>
      </header>
      <p className="gw-when">
        <Sign name="hourglass" size={14} /> {words.say('wall.tactic.when', { window })}
      </p>
      <p className="gw-box">
        <b>{words.say('wall.tactic.basic')}</b>
        {words.say(`tactic.${id}.basic`)}
      </p>
      <p className="gw-box gold">
        <b>
          {words.say('wall.tactic.enhanced')}{' '}
          <span className="num">
            <Sign name="yin-yang" size={14} /> {cost}
          </span>
        </b>
        {words.say(`tactic.${id}.enhanced`)}
      </p>
      <footer>
        <span>{words.say('wall.kind.tactic')}</span>
        <RuleChip rule="GW-TAC-3" />
      </footer>
    </article>
  );
}

function ArtefactCard({ g, id }: CardProps) {
  const words = useWords();
  const me = useMe();
  return (
    <Sheet kind="artefact" name={`artefact.${id}`} id={id} sign={artefactSign(id)} rule="GW-SCORE-3">
      {me !== null && clanOf(g, me).general !== '' && (
        <p className="gw-now num">
          <Sign name="laurels" size={16} /> {words.say('wall.artefact.now', { honour: artefactHonour(g, me, id) })}
        </p>
      )}
    </Sheet>
  );
}
