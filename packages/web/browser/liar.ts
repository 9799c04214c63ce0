/** A server between the page and the real one that answers in its place, like the portal of a train: HTML for everything, with 200. */

import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PORTAL = '<!doctype html><title>Welcome aboard</title><p>Please accept our terms.</p>';

/** What is asked: the path, and what for (`script`, `style`, `worker`; `empty` is a service worker that collects files). */
export type Lie = (path: string, destination: string) => boolean;

export class Liar {
  private readonly server: Server;
  private lie: Lie = () => false;
  /** The paths that were lied about since the last change of mind. */
  lies: string[] = [];

  private constructor(server: Server) {
    this.server = server;
  }

  static async inFrontOf(base: string): Promise<Liar> {
    const server = createServer();
    const liar = new Liar(server);
    server.on('request', async (request, response) => {
      const path = request.url ?? '/';
      // Nothing is remembered on the way, so that every question comes here.
      const headers = { 'Cache-Control': 'no-store' };
      if (liar.lie(path, String(request.headers['sec-fetch-dest'] ?? ''))) {
        liar.lies.push(path);
        response.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end(PORTAL);
        return;
      }
      const truth = await fetch(base + path);
      const type = truth.headers.get('content-type') ?? 'text/plain';
      response.writeHead(truth.status, { ...headers, 'Content-Type': type });
      response.end(Buffer.from(await truth.arrayBuffer()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return liar;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  lieAbout(lie: Lie): void {
    this.lie = lie;
    this.lies = [];
  }

  tellTheTruth(): void {
    this.lieAbout(() => false);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
