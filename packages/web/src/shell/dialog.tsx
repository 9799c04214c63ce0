/** Dialogs and drawers on the browser's own dialog: focus stays inside, Escape closes. */

import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Sign } from '../art/icon.tsx';
import { useWords } from '../words/words.tsx';
import { useBackCloses } from './back-closes.ts';
import { whenLifted } from './pointer.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** One that fills the window: what it holds brings a head and a way out of its own. */
  readonly kind?: 'dlg' | 'drawer' | 'whole';
  readonly className?: string;
}

export function Dialog({ title, onClose, children, kind = 'dlg', className = '' }: DialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBackCloses(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    // A press beside it closes it, too; not the long one that has opened it.
    whenLifted(() => element.setAttribute('closedby', 'any'));
  }, []);
  if (kind === 'whole')
    return (
      <dialog ref={dialog} className={kind} aria-label={title} onClose={onClose}>
        {children}
      </dialog>
    );
  return (
    <dialog ref={dialog} className={`${kind} ${className}`} aria-labelledby={heading} onClose={onClose}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="ib" data-closes aria-label={words.say('common.close')} onClick={onClose}>
          <Sign name="cross" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
