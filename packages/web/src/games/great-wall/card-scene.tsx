/** The picture of a card: who brings it, or its sign large before a hazy landscape in the colour of its kind. */

import { requestOf } from '@jade/great-wall/screen';
import { Portrait, Sign } from './art.tsx';
import type { CardKind } from './inspect.tsx';
import { advisorSign, artefactSign, eventSign } from './signs.ts';

const LARGE = { advisor: advisorSign, artefact: artefactSign, event: eventSign } as const;

export type ScenicKind = keyof typeof LARGE | 'request';

export function isScenic(kind: CardKind): kind is ScenicKind {
  return kind === 'request' || kind in LARGE;
}

export function CardScene({ kind, id }: { kind: ScenicKind; id: string }) {
  return (
    <div className={`gw-card-face gw-scene-${kind}`}>
      {kind === 'request' ? (
        <Portrait who={envoyOf(id)} />
      ) : (
        <>
          <Haze />
          <Sign name={LARGE[kind](id)} size={78} />
        </>
      )}
    </div>
  );
}

/** What is to be paid an envoy asks for; a state of things a sage. */
export function envoyOf(request: string): 'envoy' | 'sage' {
  return requestOf(request).kind === 'state' ? 'sage' : 'envoy';
}

function Haze() {
  return (
    <svg viewBox="0 0 240 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="120" cy="52" r="50" fill="#fff3cf" opacity=".32" />
      <path d="M0 92L34 62L66 86L104 52L148 88L182 64L240 96V110H0Z" fill="#000" opacity=".14" />
      <path d="M0 104C50 90 96 108 140 98S210 96 240 104V110H0Z" fill="#000" opacity=".14" />
    </svg>
  );
}
