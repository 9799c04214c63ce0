/** The way to a guide that leads back to where it was opened. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface GuideDoorProps {
  readonly game: string;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function GuideDoor({ game, className, label, children }: GuideDoorProps) {
  return (
    <Link
      className={className}
      href={`/guide/${game}`}
      state={{ from: location.pathname }}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {children}
    </Link>
  );
}
