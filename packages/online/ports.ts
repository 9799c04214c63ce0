/** What the online hall needs of the machine it runs on: a browser, or Node in tests and tools. */

import type { Thought } from '@jade/tables';

/** A web socket, as browsers and Node have it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface OnlinePorts {
  /** Opens a socket at a path of the server. */
  readonly socket: (path: string) => Socket;
  /** Asks for a path of the server. */
  readonly fetch: (path: string, request: HttpRequest) => Promise<HttpAnswer>;
  readonly now: () => number;
  /** Does something after so many milliseconds; returns how to stop that. */
  readonly later: (milliseconds: number, action: () => void) => () => void;
  /** Between 0 and 1: so that those who were cut off together do not come back together. */
  readonly chance: () => number;
  /** 16 random bytes. */
  readonly salt: () => Uint8Array;
  /** Which build this client is. */
  readonly build: string;
  /** Whoever thinks for the client, from what it sees alone. */
  readonly thought: Thought;
}

export interface HttpRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export interface HttpAnswer {
  readonly status: number;
  json(): Promise<unknown>;
}
