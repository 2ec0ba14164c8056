import { createServer, request as send, Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The fate of a call. `cut`: it is done, and its connection is closed before the answer. `sentTwice`: its first
 * connection is closed too, and the call is sent again, as browsers do automatically.
 */
export type WireFate = 'answered' | 'cut' | 'sentTwice';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A proxy to a backend that can lose answers after the call was done. */
export async function startLossyWire(port: number) {
  const agent = new Agent({ keepAlive: true });
  let fateOf: (call: string, body: string) => WireFate = () => 'answered';
  const lost: string[] = [];

  const carry = (request: IncomingMessage, body: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = request;
      const outgoing = send({ host: '127.0.0.1', port, method, path: url, headers, agent }, answer => {
        void bodyOf(answer).then(body => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      outgoing.on('error', reject).end(body);
    });

  const server = createServer((request, response) => {
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    void bodyOf(request).then(async body => {
      const fate = fateOf(call, body.toString());
      const first = await carry(request, body);
      if (fate !== 'answered') lost.push(call);
      if (fate === 'cut') return request.socket.destroy();
      const { status, headers, body: text } = fate === 'sentTwice' ? await carry(request, body) : first;
      return response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Calls whose answers were lost, as method and path. */
    lost,
    /** `decide` gets the method, the path and the body of each call. */
    lose: (decide: (call: string, body: string) => WireFate) => void (fateOf = decide),
    heal: () => void (fateOf = () => 'answered'),
    stop: () =>
      new Promise<void>(resolve => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type LossyWire = Awaited<ReturnType<typeof startLossyWire>>;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
