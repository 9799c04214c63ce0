/** The prompt: what you must choose, in a sentence, and the choices that lie nowhere on the board. */

import { causeWords, optionWords } from '@jade/words';
import type { ReactNode } from 'react';
import { Icon, Seal, Sign } from '../art/icon.tsx';
import { useIsLost } from '../online/at-room.ts';
import { useWords } from '../words/words.tsx';
import { StandIn, useAbsent } from './absent.tsx';
import { useTable } from './at-table.tsx';
import { isDeed, letsBe } from './deeds.ts';
import { LostPrompt } from './lost-prompt.tsx';
import { MomentPrompt } from './moment-prompt.tsx';

interface PromptProps {
  readonly seal: string;
  /** Whether an option is pressed on the board; the others become buttons here. */
  readonly isOnBoard: (key: string) => boolean;
  /** A second sentence: what would help to decide. */
  readonly help?: string | undefined;
  /** Why it is asked, where the game knows more than the words of the question. */
  readonly cause?: string | undefined;
  /** A small picture for the button of an option. */
  readonly mark?: (key: string) => ReactNode;
  /** What to choose, where the game knows better words than those of the question. */
  readonly title?: string | undefined;
  /** Words of a button that say more than those of the option. */
  readonly label?: (key: string) => string | undefined;
  /** Whether the words of the buttons name what is paid. */
  readonly priced?: boolean;
  /** The button of the main deed; without it the only choice that does something. */
  readonly main?: string | undefined;
  /** One more button beside those of the choices. */
  readonly also?: ReactNode;
}

/** While something is told, that stands here in its place. */
export function Prompt(props: PromptProps) {
  const { moment } = useTable().session;
  const lost = useIsLost();
  if (lost) return <LostPrompt />;
  return moment === null ? <Question {...props} /> : <MomentPrompt moment={moment} seal={props.seal} />;
}

function Question({
  seal,
  isOnBoard,
  help,
  cause: reason,
  mark,
  title: asks,
  label,
  priced,
  main: wanted,
  also,
}: PromptProps) {
  const words = useWords();
  const { session, keys, cursor, press, setMenu, setSheet, setStrip } = useTable();
  const { look, news, live, viewer, canUndo, canRedo, undo, redo, sitting, recent } = session;
  const { view } = look;
  const decision = view.decision ?? '';
  const absent = useAbsent();
  const buttons = keys.filter((key) => !isOnBoard(key));
  // The one choice that does something, if it is a button; the others leave it, stop or pass.
  const [first, ...others] = keys.filter((key) => !letsBe(key));
  const main = wanted ?? (others.length === 0 ? first : undefined);
  const waiting = view.options === null && view.outcome === null;
  const isAsked = live && !waiting && viewer !== 'spectator' && !news.waitsForGoAhead;
  // Everybody looks from a machine of their own.
  const isElsewhere = session.info.viewer !== undefined;
  const people = session.info.sitters.filter(({ kind }) => kind === 'person').length;
  // Once somebody else has chosen, much of theirs would go back as well.
  const isOwnLast = session.story.findLast(({ by }) => by !== null)?.by === viewer;
  const asksBack = !canUndo && live && news.canAskBack && people > 1 && isElsewhere && isOwnLast;
  // While one was away somebody may have let a bot sit in.
  const own = viewer === 'spectator' ? undefined : news.chairs[viewer];
  const ownBot = isElsewhere && own?.sitter.kind === 'bot' && !own.left && view.outcome === null;
  // One's own deed alone is no news.
  const since = words.say(ownBot ? 'moment.away' : 'moment.since', { count: recent.length });
  const hasNews = recent.length > 1 || recent.some(({ by }) => by !== viewer);

  return (
    <section className="prompt" aria-label={words.say('prompt.label')}>
      <Seal src={seal} size={44} />
      <div className="take-back">
        {canUndo && (
          <button
            type="button"
            className="btn quiet undo"
            title={words.say('prompt.undo.until')}
            onClick={() => void undo()}
          >
            <Icon name="anticlockwise-rotation" />
            <span>{words.say('prompt.undo')}</span>
          </button>
        )}
        {asksBack && (
          <button
            type="button"
            className="btn quiet undo"
            title={words.say('prompt.askBack.line')}
            onClick={() => void session.askBack()}
          >
            <Icon name="anticlockwise-rotation" />
            <span>{words.say('prompt.askBack')}</span>
          </button>
        )}
        {!canUndo && !asksBack && isAsked && isOwnLast && (
          <span className="final" title={words.say('prompt.final.line')}>
            {words.say('prompt.final')}
          </span>
        )}
        {canRedo && (
          <button type="button" className="btn quiet" onClick={() => void redo()} aria-label={words.say('prompt.redo')}>
            <Icon name="clockwise-rotation" />
          </button>
        )}
      </div>
      <div className="grow" aria-live="polite">
        {isAsked && news.askedBack === null && <p className="cause">{cause()}</p>}
        <h2>{title()}</h2>
        <p>{explanation()}</p>
      </div>
      {live && hasNews && (
        <button
          type="button"
          className="btn quiet since"
          data-opens="recent"
          aria-label={since}
          onClick={() => setStrip(true)}
        >
          <Icon name="backward-time" />
          <span>{since}</span>
        </button>
      )}
      {ownBot && (
        <button type="button" className="btn pri" onClick={() => void session.comeBack()}>
          {words.say('prompt.comeBack')}
        </button>
      )}
      {live && waiting && isElsewhere && news.askedBack === null && <StandIn />}
      {live && waiting && news.thinking.length > 0 && (
        <button type="button" className="btn sec" onClick={() => void sitting.hurry()}>
          {words.say('prompt.hurry')}
        </button>
      )}
      {live && news.waitsForGoAhead && (
        <button type="button" className="btn pri" onClick={() => void sitting.goAhead()}>
          {words.say('prompt.endTurn')}
        </button>
      )}
      {live && view.outcome !== null && (
        <button type="button" className="btn pri" data-opens="score" onClick={() => setSheet(true)}>
          {words.say('prompt.score')}
        </button>
      )}
      {keys.length > 0 && (
        <div className="choices">
          {keys.length > buttons.length && (
            <button
              type="button"
              className="btn quiet list"
              onClick={() => setMenu({ thing: '', keys })}
              aria-label={words.say('prompt.list')}
            >
              <Sign name="list" />
              <span>{words.say('prompt.list.short')}</span>
            </button>
          )}
          {buttons.map((key) => (
            <button
              key={key}
              type="button"
              className={`btn ${key === main || isDeed(key) ? 'pri' : 'sec'} ${cursor === key ? 'at' : ''}`}
              data-key={key}
              data-priced={priced}
              onClick={({ currentTarget }) => press(key, currentTarget)}
            >
              {mark?.(key)}
              {named(key)}
            </button>
          ))}
          {also}
        </div>
      )}
    </section>
  );

  function named(key: string): string {
    return label?.(key) ?? optionWords(words, decision, key);
  }

  /** Why it is asked, and where several people share the screen, who is. */
  function cause(): ReactNode {
    const why = reason ?? causeWords(words, decision, view.prompt) ?? '';
    if (people < 2 || isElsewhere) return why;
    return (
      <>
        <b className={`who s${Number(viewer) + 1}`}>{words.say('prompt.who', { seat: Number(viewer) })}</b> {why}
      </>
    );
  }

  function title(): string {
    if (view.outcome !== null) return words.say('prompt.over');
    if (session.lookingBack) return words.say('prompt.lookingBack', { seq: look.seq, last: news.seq });
    if (news.waitsForGoAhead) return words.say('prompt.turnOver');
    if (news.askedBack !== null)
      return words.say(news.askedBack.by === viewer ? 'consent.own' : 'consent.title', { seat: news.askedBack.by });
    if (!waiting) return asks ?? words.say(`ask.${decision}`, view.prompt);
    if (ownBot) return words.say('prompt.botForYou');
    if (live && absent !== null) return words.say('prompt.away', { seat: absent });
    const [next] = view.waitingFor;
    if (isElsewhere && view.waitingFor.length > 1)
      return words.say('prompt.waitingAll', { seats: [...view.waitingFor] });
    return words.say(news.thinking.length > 0 ? 'prompt.thinking' : 'prompt.waiting', { seat: next ?? 0 });
  }

  function explanation(): string {
    if (cursor !== null)
      return words.say('prompt.cursor', {
        place: keys.indexOf(cursor) + 1,
        count: keys.length,
        choice: named(cursor),
      });
    if (news.waitsForGoAhead) return words.say('prompt.turnOver.help');
    if (news.askedBack !== null) return '';
    if (isElsewhere && live && news.tookBack !== null && news.tookBack !== viewer)
      return words.say('prompt.tookBack', { seat: news.tookBack });
    // What somebody else is asked is said as theirs: it would read as a question to whoever looks on.
    if (isElsewhere && waiting && !ownBot && decision !== '')
      return words.say('prompt.theirs', { question: { key: `ask.${decision}`, params: view.prompt } });
    return waiting || viewer === 'spectator' ? '' : (help ?? '');
  }
}
