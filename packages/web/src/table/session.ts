/**
 * A sitting at a table as this screen has it: what it shows and what it can do. Follows the table, gives the moves of others
 * their time, looks back on wish, and knows whose eyes the screen is for.
 */

import type { Seat, Viewer } from '@jade/engine';
import { seat } from '@jade/engine';
import type { Keeping, Look, Sitting, StoryPart, TableInfo, Unopened, Update } from '@jade/tables';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isMotionReduced, useSettings } from '../settings.ts';
import { play } from '../sound.ts';
import { localHall } from './hall.ts';
import type { Playback } from './playback.ts';
import { begin, hear, latestOf, recall, showAll, showNext, takesTime } from './playback.ts';

export interface Session {
  readonly sitting: Sitting;
  readonly info: TableInfo;
  /** What is known of the present, also while the screen still shows what led to it. */
  readonly news: News;
  /** What is on the screen: the present, or a moment in the past. */
  readonly look: Look;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly story: readonly StoryPart[];
  /** Whose eyes the screen is for. */
  readonly viewer: Viewer;
  /** The screen shows the present, and nothing is still being played back. */
  readonly live: boolean;
  /** The screen looks back at a chosen moment. */
  readonly lookingBack: boolean;
  /** The choice after which the table is looked at: what is shown follows it, and may still be on its way. */
  readonly moment: number;
  /** Somebody else must take the screen before it may be shown. */
  readonly curtain: Seat | null;
  raiseCurtain(): void;
  /** Looks at the table after so many choices; null returns to the present. */
  lookAt(seq: number | null): void;
  /** Shows at once what is being played back. */
  skip(): void;
  choose(key: string): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

export interface News {
  readonly seq: number;
  readonly over: boolean;
  /** Known when the game is over. */
  readonly seed: string | null;
  readonly thinking: readonly Seat[];
  readonly waitsForGoAhead: boolean;
  readonly keeping: Keeping;
}

/** How long each move of another seat is shown. */
const PACES = { calm: 900, quick: 350, instant: 0 } as const;

export type Seated =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly unopened: Unopened }
  | { readonly state: 'open'; readonly session: Session };

interface Held {
  readonly sitting: Sitting;
  readonly info: TableInfo;
  readonly viewer: Viewer;
}

export function useSession(id: string, secrets: boolean | null): Seated {
  const { pace, confirmTurns } = useSettings();
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [failed, setFailed] = useState<Unopened | null>(null);
  const [playback, setPlayback] = useState<Playback | null>(null);
  const [back, setBack] = useState<number | null>(null);
  const [past, setPast] = useState<Look | null>(null);
  const [curtain, setCurtain] = useState<Seat | null>(null);
  const sat = useRef<Sitting | null>(null);

  useEffect(() => {
    let left = false;
    void localHall()
      .info(id)
      .then((info) => {
        if (!left) setViewer(info === null ? 'spectator' : firstViewer(info));
      });
    return () => {
      left = true;
      void sat.current?.leave();
      sat.current = null;
    };
  }, [id]);

  // Each viewer has a handle of its own. The old one is left when the new one stands, so that the table goes on meanwhile.
  useEffect(() => {
    if (viewer === null) return;
    let left = false;
    // What is told before this screen has its first look waits for it.
    let early: Update[] | null = [];
    void (async () => {
      const opened = await localHall().open(id, viewer, (update) => {
        if (early !== null) early.push(update);
        else if (!left) setPlayback((before) => (before === null ? begin(update) : hear(before, update)));
      });
      if (!opened.ok) {
        if (!left) setFailed(opened);
        return;
      }
      const { sitting } = opened;
      if (left) return sitting.leave();
      const [info, now] = await Promise.all([sitting.info(), sitting.now()]);
      if (left) return sitting.leave();
      void sat.current?.leave();
      sat.current = sitting;
      setHeld({ sitting, info, viewer });
      setPlayback(early.reduce(hear, begin(now)));
      early = null;
      setPast(null);
      if (now.story.from === 0) return;
      // The table is there; what lies further back is read behind it.
      const before = await sitting.story(0, now.story.from - 1);
      if (!left) setPlayback((playback) => playback && recall(playback, before));
    })();
    return () => {
      left = true;
    };
  }, [id, viewer]);

  useEffect(() => {
    void held?.sitting.confirmTurns(confirmTurns);
  }, [held, confirmTurns]);

  // The moves of others take their time, one after the other.
  const wait = PACES[isMotionReduced() ? 'instant' : pace];
  useEffect(() => {
    if (playback === null || held === null || playback.queue.length === 0) return;
    // Always from the latest state: more may have been heard since this was drawn.
    if (wait === 0) return setPlayback((now) => now && showAll(now));
    if (!takesTime(playback, held.viewer)) return setPlayback((now) => now && showNext(now));
    const timer = setTimeout(() => setPlayback((now) => now && showNext(now)), wait);
    return () => clearTimeout(timer);
  }, [playback, held, wait]);

  // Somebody else at this screen is asked: the screen turns to them, behind a curtain if there are secrets.
  const isCaughtUp = playback !== null && playback.queue.length === 0;
  const asked = isCaughtUp ? playback.shown : null;
  useEffect(() => {
    if (held === null || asked === null || secrets === null || back !== null || asked.waitsForGoAhead) return;
    if (held.viewer !== viewer || viewer === 'spectator') return;
    const people = asked.look.view.waitingFor.filter((who) => held.info.sitters[who]?.kind === 'person');
    const [next] = people;
    if (next === undefined || people.includes(viewer)) return;
    if (secrets) setCurtain(next);
    else setViewer(next);
  }, [held, asked, secrets, viewer, back]);

  // The curtain rises when there is something behind it for the eyes that wait: never over what another seat saw.
  useEffect(() => {
    if (curtain !== null && held?.viewer === curtain && playback?.shown.look.view.viewer === curtain) setCurtain(null);
  }, [curtain, held, playback]);

  const last = playback === null ? 0 : latestOf(playback).look.seq;
  // After something was taken back, the moment looked at may lie beyond the last choice.
  const wanted = back === null ? null : Math.min(back, last);
  useEffect(() => {
    if (held === null || wanted === null) return setPast(null);
    let late = false;
    void held.sitting.lookAt(wanted).then((seen) => {
      if (!late) setPast(seen);
    });
    return () => {
      late = true;
    };
  }, [held, wanted]);

  const isLive = isCaughtUp && back === null;
  const isAsked = isLive && playback.shown.look.view.options !== null;
  useEffect(() => {
    if (isAsked) play('yourTurn');
  }, [isAsked]);

  const question = playback?.shown.question ?? 0;
  const choose = useCallback(
    async (key: string) => {
      if (held === null || held.viewer === 'spectator') return;
      play('choose');
      // It answers what is on the screen: a second press comes too late and is not taken for the next question.
      const answer = await held.sitting.choose(question, crypto.randomUUID(), key);
      // A stale choice is no error: the table was faster, and its news are on the way.
      if (!answer.ok && answer.why !== 'stale') console.error(`'${key}' was not accepted`, answer);
    },
    [held, question],
  );
  const undo = useCallback(async () => {
    if (held === null || held.viewer === 'spectator') return;
    play('takeBack');
    await held.sitting.undo();
  }, [held]);
  const redo = useCallback(async () => {
    await held?.sitting.redo();
  }, [held]);
  const skip = useCallback(() => setPlayback((now) => now && showAll(now)), []);

  return useMemo((): Seated => {
    if (failed !== null) return { state: 'failed', unopened: failed };
    if (held === null || playback === null) return { state: 'opening' };
    const { shown, story } = playback;
    const { look, over, seed, thinking, waitsForGoAhead, keeping } = latestOf(playback);
    return {
      state: 'open',
      session: {
        sitting: held.sitting,
        info: held.info,
        viewer: held.viewer,
        news: { seq: look.seq, over, seed, thinking, waitsForGoAhead, keeping },
        look: back === null ? shown.look : (past ?? shown.look),
        canUndo: isLive && shown.canUndo,
        canRedo: isLive && shown.canRedo,
        story,
        live: isLive,
        lookingBack: back !== null,
        moment: wanted ?? shown.look.seq,
        curtain,
        raiseCurtain() {
          if (curtain !== null) setViewer(curtain);
        },
        lookAt: setBack,
        skip,
        choose,
        undo,
        redo,
      },
    };
  }, [failed, held, playback, past, back, wanted, isLive, curtain, choose, undo, redo, skip]);
}

/** The only person here sees the table all the time; several take turns, beginning with the first. */
function firstViewer({ sitters }: TableInfo): Viewer {
  const first = sitters.findIndex(({ kind }) => kind === 'person');
  return first < 0 ? 'spectator' : seat(first);
}
