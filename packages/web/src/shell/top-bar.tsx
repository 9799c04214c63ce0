/** The bar at the top: where we are, what comes next, and the doors to rules, past and settings. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Seal } from '../art/icon.tsx';
import type { Bead } from '../games/games.ts';
import { useWords } from '../words/words.tsx';

interface TopBarProps {
  readonly seal: string;
  readonly title: string;
  readonly line: string;
  readonly beads?: readonly Bead[];
  readonly children?: ReactNode;
}

export function TopBar({ seal, title, line, beads = [], children }: TopBarProps) {
  const words = useWords();
  const now = beads.find(({ state }) => state === 'now');
  return (
    <header className="topbar">
      <Link className="brand" href="/" aria-label={words.say('top.home')}>
        <Seal src={seal} />
        <span className="brand-t">
          <b>{title}</b>
          <i className={now === undefined ? '' : 'wide-only'}>{line}</i>
          {now !== undefined && <i className="small-only">{now.label}</i>}
        </span>
      </Link>
      <div className="top-mid">
        {beads.length > 0 && (
          <ol className="beads" aria-label={words.say('top.agenda')}>
            {beads.map(({ label, state, sign }, index) => (
              <li key={label} className={state} {...(state === 'now' && { 'aria-current': 'step' as const })}>
                <span className="bead num">{sign ?? (state === 'done' ? '✓' : index + 1)}</span>
                <span className="label">{label}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <nav className="top-right" aria-label={words.say('top.tools')}>
        {children}
      </nav>
    </header>
  );
}
