/** What a card says, in plain sentences: its anatomy at reading size. */

import type { Inspection, Phrase } from '@jade/engine';
import { at } from '@jade/engine';
import { generalOf, RESOURCES } from '@jade/great-wall/screen';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Portrait, Sign } from './art.tsx';
import { CardScene, isScenic } from './card-scene.tsx';
import type { CardKind } from './inspect.tsx';
import { advisorSign, artefactSign, commandSign, eventSign, RESOURCE_INKS, requestSign, tacticSign } from './signs.ts';
import { useInspection } from './use-game.ts';

interface CardProps {
  readonly id: string;
  readonly read: Inspection;
}

const SIGNS: Readonly<Record<CardKind, (id: string) => WallIcon>> = {
  general: () => 'rank-3',
  advisor: advisorSign,
  command: commandSign,
  tactic: tacticSign,
  artefact: artefactSign,
  request: requestSign,
  event: eventSign,
};

/** A card large enough to read. */
export function BigCard({ kind, id }: { kind: CardKind; id: string }) {
  const read = useInspection(`${kind}:${id}`);
  if (read === null) return null;
  if (kind === 'general') return <GeneralCard id={id} read={read} />;
  if (kind === 'tactic') return <TacticCard id={id} read={read} />;
  return <Sheet kind={kind} id={id} read={read} />;
}

function Name({ id, kind, read }: CardProps & { kind: CardKind }) {
  const words = useWords();
  return (
    <header>
      <span className="gw-card-sign">
        <Sign name={SIGNS[kind](id)} size={34} />
      </span>
      <h3>{words.say(read.name.key, read.name.params)}</h3>
    </header>
  );
}

/** What kind of card it is, and the rule of its text. */
function Kind({ kind, read }: { kind: CardKind; read: Inspection }) {
  const words = useWords();
  const rule = read.lines.find((line) => line.rule !== null)?.rule ?? null;
  return (
    <footer>
      <span>{words.say(`wall.kind.${kind}`)}</span>
      {rule !== null && <RuleChip rule={rule} />}
    </footer>
  );
}

function Sheet({ kind, id, read }: CardProps & { kind: CardKind }) {
  const words = useWords();
  const [text, ...more] = read.lines;
  return (
    <article className={`gw-card ${kind}`}>
      {isScenic(kind) && <CardScene kind={kind} id={id} />}
      <Name kind={kind} id={id} read={read} />
      {text !== undefined && 'who' in text.params ? (
        read.lines.map((box) => <Box key={box.key} box={box} />)
      ) : (
        <>
          {text !== undefined && <p className="gw-text">{words.say(text.key, text.params)}</p>}
          {more.map(({ key, params }) => (
            <p key={key} className="gw-now num">
              <Sign name="laurels" size={16} /> {words.say(key, params)}
            </p>
          ))}
        </>
      )}
      <Kind kind={kind} read={read} />
    </article>
  );
}

/** A box of a command card, or its bonus. */
function Box({ box: { key, params } }: { box: Phrase }) {
  const words = useWords();
  const { who } = params;
  return (
    <p className={`gw-box ${who === 'bonus' ? 'bonus' : who === 'owner' ? '' : 'others'}`}>
      <b>{words.say(`wall.box.${String(who)}`, params)}</b>
      {words.say(key)}
    </p>
  );
}

function GeneralCard({ id, read }: CardProps) {
  const words = useWords();
  const { resources, tactics, tea } = generalOf(id);
  const [text, now] = read.lines;
  return (
    <article className="gw-card general">
      <div className="gw-card-face">
        <Portrait who={id} />
        <span className="gw-tea num" title={words.say('wall.general.tea')}>
          <Sign name="coffee-cup" size={16} /> {tea}
        </span>
      </div>
      <h3>{words.say(read.name.key, read.name.params)}</h3>
      <p className="gw-start num">
        {RESOURCES.map((resource, index) => (
          <span key={resource} title={words.say(`resource.${resource}`)} style={{ color: at(RESOURCE_INKS, index) }}>
            <Sign name={at(RESOURCE_ICONS, index)} size={18} />
            <b>{resources[index]}</b>
          </span>
        ))}
        <span title={words.say('wall.tacticsHeld', { count: tactics })}>
          <Sign name="chess-knight" size={18} />
          <b>{tactics}</b>
        </span>
      </p>
      {text !== undefined && <p className="gw-text">{words.say(text.key, text.params)}</p>}
      {now !== undefined && (
        <p className="gw-now">
          <Sign name="card-pickup" size={16} /> {words.say(now.key, now.params)}
        </p>
      )}
      <Kind kind="general" read={read} />
    </article>
  );
}

function TacticCard({ id, read }: CardProps) {
  const words = useWords();
  const [when, basic, enhanced] = read.lines;
  return (
    <article className="gw-card tactic">
      <Name kind="tactic" id={id} read={read} />
      <p className="gw-when">
        <Sign name="hourglass" size={14} /> {when !== undefined && words.say(when.key, when.params)}
      </p>
      <p className="gw-box">
        <b>{words.say('wall.tactic.basic')}</b>
        {basic !== undefined && words.say(basic.key)}
      </p>
      <p className="gw-box gold">
        <b>
          {words.say('wall.tactic.enhanced')}{' '}
          <span className="num">
            <Sign name="yin-yang" size={14} /> {String(enhanced?.params.chi)}
          </span>
        </b>
        {enhanced !== undefined && words.say(enhanced.key)}
      </p>
      <Kind kind="tactic" read={read} />
    </article>
  );
}
