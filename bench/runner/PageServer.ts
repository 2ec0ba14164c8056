import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { PAGES } from './places';

const kinds: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** A page that shares nothing with others is shown the time to 5 instead of 100 microseconds. */
const FINE_CLOCK = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Serves the built pages on a free port of this machine. */
export class PageServer {
  private constructor(private readonly server: Server) {}

  static async start(): Promise<PageServer> {
    const server = createServer((request, response) => {
      const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
      readFile(join(PAGES, name)).then(
        body =>
          response
            .writeHead(200, { ...FINE_CLOCK, 'content-type': kinds[extname(name)] ?? 'application/octet-stream' })
            .end(body),
        () => response.writeHead(404).end(),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PageServer(server);
  }

  url(page: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${page}.html`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
