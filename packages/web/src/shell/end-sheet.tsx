/** The end: what ended it, who won and why, the score, where it turned, and ways on. */

import type { GameDefinition, Phrase } from '@jade/engine';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/icon.tsx';
import type { Boxed, EndPicture, GameFace } from '../games/games.ts';
import { useRoom } from '../online/at-room.ts';
import { changeSettings, currentSettings } from '../settings.ts';
import { localHall } from '../table/hall.ts';
import type { TableHome } from '../table/home.ts';
import { useHome } from '../table/home.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { Dialog } from './dialog.tsx';
import { LookBack } from './review.tsx';
import { newSeed } from './seed.ts';
import { Share } from './share.tsx';
import { toldWords } from './told.tsx';

/** Figures in a title: the face of titles has none that stand in line. */
const FIGURES = /(\d+)/;

interface EndSheetProps {
  readonly face: GameFace;
  readonly boxed: Pick<Boxed, 'cover' | 'seal'>;
  readonly definition?: GameDefinition;
  readonly onClose: () => void;
}

export function EndSheet({ face, boxed, definition, onClose }: EndSheetProps) {
  const why = definition?.why;
  const words = useWords();
  const { session, telling } = useTable();
  const { info, look, lookAt, news, story } = session;
  const { outcome } = look.view;
  useEffect(() => changeSettings({ ended: currentSettings().ended + 1 }), []);
  // Half a story gives half a reason: it is told when all of it has been read.
  const account = useMemo(
    () =>
      story[0]?.seq === 0
        ? why?.(
            story.flatMap(({ lines }) => lines),
            look.view,
          )
        : undefined,
    [why, story, look],
  );
  if (outcome === null) return null;
  // A game of all against the table is won or lost together, and has words of its own for it.
  const ending = outcome.winners.length > 0 ? 'victory' : 'defeat';
  const together = [`end.title.${info.mode}.${ending}`, `end.title.${ending}`].find((key) => words.has(key));
  const score = outcome.scores[outcome.winners[0] ?? 0] ?? 0;
  const titled = (named: boolean): string => {
    if (together !== undefined) return words.say(together);
    if (outcome.winners.length === 0) return words.say('end.nobody');
    if (outcome.winners.length === 1) {
      const seat = outcome.winners[0] ?? 0;
      return named ? words.say('end.winner', { seat, score }) : words.say('end.hiddenWinner', { score });
    }
    return named ? words.say('end.shared', { seats: [...outcome.winners] }) : words.say('end.hiddenShared');
  };
  const title = titled(true);
  const reason = words.say(`end.${outcome.reason}`);
  const picture = pictureOf(face, boxed.cover, ending);
  const say = ({ key, params }: Phrase) => words.say(key, params);
  const reasons = account?.reasons ?? [];
  const when = story.flatMap(({ lines }) => lines).findLast(({ key }) => telling.turns.has(key));
  return (
    <Dialog title={title} onClose={onClose} className="end">
      <p className="of">
        <img className="seal" src={boxed.seal} alt="" width={30} height={30} />
        {words.say('end.of', {
          game: words.say('game.name'),
          mode: words.say(`mode.${info.mode}`),
          players: words.say('players.count', { count: info.sitters.length }),
        })}
      </p>
      <div className="account">
        <section className="picture" style={{ '--focus': `${(picture?.focus ?? 0) * 100}%` } as object}>
          {picture !== null && <img src={picture.src} alt="" />}
          <div>
            <small>{reason}</small>
            <b aria-hidden="true">
              {title.split(FIGURES).map((part, index) => (index % 2 === 0 ? part : <span key={part}>{part}</span>))}
            </b>
            {account?.cause != null && <p>{say(account.cause)}</p>}
            {when !== undefined && <p className="when">{toldWords(words, when)}</p>}
          </div>
        </section>
        {reasons.length > 0 && (
          <section className="why">
            <h3>
              {words.say('end.why', {
                end: together === undefined ? 'own' : ending,
                seat: outcome.winners[0] ?? 0,
              })}
            </h3>
            <ol>
              {reasons.map((one) => (
                <li key={one.key + JSON.stringify(one.params)}>{say(one)}</li>
              ))}
            </ol>
          </section>
        )}
        <div className="tale">
          <div className="score panel hair">
            <face.ScoreSheet />
          </div>
          <LookBack
            Emblem={face.Emblem}
            onLook={(seq) => {
              onClose();
              lookAt(seq);
            }}
          />
        </div>
        <div className="rest">
          {picture !== null && (
            <Share
              Emblem={face.Emblem}
              title={titled}
              painting={picture.src}
              focus={picture.focus}
              seal={boxed.seal}
              line={reason}
              score={signed(score)}
            />
          )}
          <p className="deal">
            <span className="seed">{words.say('end.seed', { text: news.seed ?? '' })}</span>
            {info.chosenSeed === true && <span>{words.say('end.chosenSeed')}</span>}
            <Before />
            {definition !== undefined && <FairShuffle definition={definition} />}
          </p>
        </div>
      </div>
      <Ways
        onLook={() => {
          onClose();
          lookAt(0);
        }}
      />
    </Dialog>
  );
}

/** The game's own picture of such an end, else the one it always has. */
function pictureOf(face: GameFace, cover: string | null, ending: 'victory' | 'defeat'): EndPicture | null {
  const usual = cover ?? face.scene;
  return face[ending] ?? (usual === undefined ? null : { src: usual, focus: 0.75 });
}

/** There is a way on from here, whatever the size of the screen. */
function Ways({ onLook }: { onLook: () => void }) {
  const words = useWords();
  const { session } = useTable();
  const [, go] = useLocation();
  const home = useHome();
  const again = async (seed: string, chosenSeed: boolean) => go(await home.again(session, { seed, chosenSeed }));
  return (
    <nav className="next" aria-label={words.say('end.ways')}>
      <button type="button" className="btn pri" onClick={() => void again(newSeed(), false)}>
        <Icon name="cycle" />
        {words.say('end.rematch')}
      </button>
      {home.kind === 'here' && (
        <button type="button" className="btn line" onClick={() => void again(session.news.seed ?? '', true)}>
          <Icon name="card-draw" />
          {words.say('end.sameDeal')}
        </button>
      )}
      {home.keep !== undefined && <Keep keep={home.keep} />}
      <button type="button" className="btn line" onClick={onLook}>
        <Icon name="backward-time" />
        {words.say('end.replay')}
      </button>
      <Link className="btn line" href="/">
        <Icon name="tied-scroll" />
        {words.say('end.shelf')}
      </Link>
    </nav>
  );
}

/** A table that stands elsewhere comes to those of this browser, with its record. */
function Keep({ keep }: { keep: NonNullable<TableHome['keep']> }) {
  const words = useWords();
  const { session } = useTable();
  const [kept, setKept] = useState(false);
  return (
    <button
      type="button"
      className="btn line"
      disabled={kept}
      onClick={() => void keep(session).then((id) => setKept(id !== null))}
    >
      <Icon name="save" />
      {words.say(kept ? 'end.kept' : 'end.keep')}
    </button>
  );
}

/** A score with a true minus sign. */
export function signed(score: number): string {
  return String(score).replace('-', '\u2212');
}

/** At a table elsewhere: whether it was shuffled as promised before the first card. */
function FairShuffle({ definition }: { definition: GameDefinition }) {
  const words = useWords();
  const at = useRoom();
  const home = useHome();
  const { session } = useTable();
  const [fair, setFair] = useState<boolean | null>(null);
  if (at === null) return null;
  const check = async () => {
    const [{ isAsSealed }, record] = await Promise.all([import('../online/fair.ts'), home.record(session)]);
    setFair(record !== null && isAsSealed(definition, at.room.id, at.room.commitment, record));
  };
  return fair === null ? (
    <button type="button" className="btn line sm" onClick={() => void check()}>
      <Icon name="wax-seal" size={18} />
      {words.say('shuffle.check')}
    </button>
  ) : (
    <span role="status">
      <Icon name="wax-seal" size={18} /> {words.say(fair ? 'shuffle.fair' : 'shuffle.unfair')}
    </span>
  );
}

/** How the same deal went before, to compare. */
function Before() {
  const words = useWords();
  const { info } = useTable().session;
  const [scores, setScores] = useState<readonly number[]>([]);
  useEffect(() => {
    let left = false;
    void localHall()
      .list()
      .then(({ tables }) => {
        const whole = tables.filter((table) => table.ok);
        const own = whole.find((table) => table.info.id === info.id);
        const same = whole.flatMap(({ info: other, stand, deal }) => {
          if (deal !== own?.deal || stand.scores === null) return [];
          return other.id !== info.id && other.created < info.created ? [Math.max(...stand.scores)] : [];
        });
        if (!left) setScores(same);
      });
    return () => {
      left = true;
    };
  }, [info]);
  return scores.length === 0 ? null : (
    <span className="num">{words.say('end.before', { scores: scores.map(signed) })}</span>
  );
}
