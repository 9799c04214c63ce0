/**
 * A sitting at a table: what this screen shows of it and what it can do. Follows the table choice by choice, so that
 * the moves of others can be watched; looks back on wish; and knows whose eyes the screen is for.
 */

import type { Seat, Viewer } from '@jade/engine';
import { seat } from '@jade/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isMotionReduced, useSettings } from '../settings.ts';
import { play } from '../sound.ts';
import { localShelf } from './home.ts';
import type { Look, News, Opened, StoryPart, Table, TableInfo } from './table.ts';

export interface Session {
  readonly table: Table;
  readonly info: TableInfo;
  readonly news: News;
  /** What is on the screen: the present, or a moment in the past. */
  readonly look: Look;
  readonly story: readonly StoryPart[];
  /** Whose eyes the screen is for. */
  readonly viewer: Viewer;
  /** The screen shows the present, and nothing is still being played back. */
  readonly live: boolean;
  /** The screen looks back at a chosen moment. */
  readonly lookingBack: boolean;
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

/** How long each move of another seat is shown. */
const PACES = { calm: 900, quick: 350, instant: 0 } as const;

export type Sitting =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly opened: Opened }
  | { readonly state: 'open'; readonly session: Session };

interface Opening {
  readonly table: Table;
  readonly info: TableInfo;
}

export function useSession(id: string, secrets: boolean | null): Sitting {
  const { pace, confirmTurns } = useSettings();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [failed, setFailed] = useState<Opened | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [back, setBack] = useState<number | null>(null);
  const [viewer, setViewer] = useState<Viewer>('spectator');
  const [curtain, setCurtain] = useState<Seat | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [story, setStory] = useState<readonly StoryPart[]>([]);
  // What the screen knows of the news: it changes together with the look and the story, so that all is drawn once.
  const [told, setTold] = useState<News | null>(null);
  const storyOf = useRef<{ viewer: Viewer; seq: number } | null>(null);

  useEffect(() => {
    let left = false;
    void (async () => {
      const opened = await localShelf().open(id, (told) => {
        if (!left) setNews(told);
      });
      if (left) return;
      if (!opened.ok) return setFailed(opened);
      const { table } = opened;
      const [info, first] = await Promise.all([table.info(), table.news()]);
      if (left) return;
      setViewer(firstViewer(info));
      setShown(first.seq);
      setNews((latest) => latest ?? first);
      setOpening({ table, info });
    })();
    return () => {
      left = true;
    };
  }, [id]);

  useEffect(() => {
    if (opening !== null) void opening.table.confirmTurns(confirmTurns);
  }, [opening, confirmTurns]);

  // Follow the table: own choices at once, and those of which there is nothing to see; those of others one after the other.
  useEffect(() => {
    if (news === null || shown === null || shown === news.seq) return;
    if (shown > news.seq) return setShown(news.seq);
    const wait = PACES[isMotionReduced() ? 'instant' : pace];
    if (wait === 0) return setShown(news.seq);
    const next = story.find(({ seq }) => seq === shown + 1);
    if (next !== undefined && (next.by === viewer || next.lines.length === 0)) return setShown(shown + 1);
    const timer = setTimeout(() => setShown(shown + 1), wait);
    return () => clearTimeout(timer);
  }, [news, shown, pace, story, viewer]);

  // Somebody else at this screen is asked: the screen turns to them, behind a curtain if there are secrets.
  useEffect(() => {
    if (
      opening === null ||
      look === null ||
      news === null ||
      secrets === null ||
      look.seq !== news.seq ||
      back !== null
    )
      return;
    const asked = look.view.waitingFor.filter((who) => opening.info.sitters[who]?.kind === 'person');
    const [next] = asked;
    if (next === undefined || viewer === 'spectator' || asked.includes(viewer) || news.waitsForGoAhead) return;
    if (secrets) setCurtain(next);
    else setViewer(next);
  }, [opening, look, news, secrets, viewer, back]);

  // The curtain rises when there is something behind it for the eyes that wait: never over what another seat saw.
  useEffect(() => {
    if (curtain !== null && viewer === curtain && look?.view.viewer === curtain) setCurtain(null);
  }, [curtain, viewer, look]);

  const isInstant = PACES[isMotionReduced() ? 'instant' : pace] === 0;
  const wanted = back ?? (isInstant && news !== null ? news.seq : shown);
  useEffect(() => {
    if (opening === null || wanted === null || news === null) return;
    let late = false;
    const { table } = opening;
    const known = storyOf.current?.viewer === viewer ? storyOf.current.seq : null;
    const from = known !== null && known < news.seq ? known + 1 : 0;
    const more = known === news.seq ? null : table.story(viewer, from);
    void Promise.all([table.look(viewer, wanted), more]).then(([seen, parts]) => {
      if (late) return;
      setLook(seen);
      setTold(news);
      if (parts === null) return;
      storyOf.current = { viewer, seq: news.seq };
      setStory((before) => (from === 0 ? parts : [...before.filter(({ seq }) => seq < from), ...parts]));
    });
    return () => {
      late = true;
    };
  }, [opening, viewer, wanted, news]);

  const isLive = told !== null && look !== null && back === null && look.seq === told.seq;
  const isAsked = isLive && look.view.options !== null;
  useEffect(() => {
    if (isAsked) play('yourTurn');
  }, [isAsked]);

  const choose = useCallback(
    async (key: string) => {
      if (opening === null || told === null || viewer === 'spectator') return;
      play('choose');
      // It answers what is on the screen: a second press, too, comes too late and is not taken for the next question.
      const answer = await opening.table.choose({ seat: viewer, key, seq: told.seq });
      // A stale choice is no error: the table was faster, and its news are on the way.
      if (!answer.ok && answer.why !== 'stale') console.error(`'${key}' was not accepted`, answer);
    },
    [opening, told, viewer],
  );
  const undo = useCallback(async () => {
    if (opening === null || viewer === 'spectator') return;
    play('takeBack');
    await opening.table.undo(viewer);
  }, [opening, viewer]);
  const redo = useCallback(async () => {
    await opening?.table.redo();
  }, [opening]);

  return useMemo((): Sitting => {
    if (failed !== null) return { state: 'failed', opened: failed };
    if (opening === null || told === null || look === null) return { state: 'opening' };
    return {
      state: 'open',
      session: {
        ...opening,
        news: told,
        look,
        story,
        viewer,
        live: isLive,
        lookingBack: back !== null,
        curtain,
        raiseCurtain() {
          if (curtain !== null) setViewer(curtain);
        },
        lookAt: setBack,
        skip: () => setShown(told.seq),
        choose,
        undo,
        redo,
      },
    };
  }, [failed, opening, told, look, story, viewer, isLive, back, curtain, choose, undo, redo]);
}

/** The only person here sees the table all the time; several take turns, beginning with the first. */
function firstViewer({ sitters }: TableInfo): Viewer {
  const first = sitters.findIndex(({ kind }) => kind === 'person');
  return first < 0 ? 'spectator' : seat(first);
}
