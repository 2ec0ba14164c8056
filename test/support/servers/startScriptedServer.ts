import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export interface ScriptedAnswer {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never answers. */
  readonly silent?: boolean;
}

/** A backend with one function: it records the requests, and the test decides the answers. */
export async function startScriptedServer(answer: (request: SeenRequest) => ScriptedAnswer | Promise<ScriptedAnswer>) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const asked = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(asked);
      void Promise.resolve(answer(asked)).then(({ status = 200, body = '', headers: extra = {}, silent = false }) => {
        if (silent) return;
        response.writeHead(status, extra);
        response.end(body);
      });
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/api`, seen, stop };
}
