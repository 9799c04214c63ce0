/** The right side of a table: panels below each other on a wide screen, behind tabs on a small one. */

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { media } from '../styles/breakpoints.ts';
import { useTable } from './at-table.tsx';

export interface RailTab {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
}

export interface RailPart {
  readonly key: string;
  readonly tab: string;
  /** Wide screens show it elsewhere. */
  readonly smallOnly?: boolean;
  readonly content: ReactNode;
}

interface RailProps {
  readonly label: string;
  readonly tabs: readonly RailTab[];
  readonly parts: readonly RailPart[];
  /** Nothing here is needed now: a small screen leaves its place to the board until a tab is pressed. */
  readonly quiet?: boolean;
  /** The tab in which something can be chosen now: a small screen turns to it. */
  readonly wanted?: string | null;
}

export function Rail({ label, tabs, parts, quiet = false, wanted = null }: RailProps) {
  const { session } = useTable();
  const [pressed, setTab] = useState<string | null>(wanted);
  const [turnedTo, setTurnedTo] = useState(wanted);
  // Whoever looks back comes back to the tab they left, for the question is still the same.
  if (session.live && turnedTo !== wanted) {
    setTurnedTo(wanted);
    if (wanted !== null) setTab(wanted);
  }
  const tab = pressed ?? (quiet ? null : tabs[0]?.id);
  // Another question: what was read for the last one is over, and a small window begins at its top again.
  const rail = useRef<HTMLElement>(null);
  const question = `${session.look.seq} ${session.look.view.decision} ${session.moment !== null}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question and tab
  useEffect(() => {
    if (media('narrow').matches || media('flat').matches) rail.current?.scrollTo(0, 0);
  }, [question, tab]);
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            onClick={() => setTab(id === tab && quiet ? null : id)}
          >
            {icon}
            {name}
            {wanted === id && <span className="dot" />}
          </button>
        ))}
      </div>
      <aside ref={rail} className="right" aria-label={label} tabIndex={0}>
        {parts.map(({ key, tab: on, smallOnly = false, content }) => (
          <div key={key} className={`part ${on === tab ? 'on' : ''} ${smallOnly ? 'small-only' : ''}`}>
            {content}
          </div>
        ))}
      </aside>
    </>
  );
}
