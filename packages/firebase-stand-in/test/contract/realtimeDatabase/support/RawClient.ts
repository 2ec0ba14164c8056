import { once } from 'node:events';
import { frameText } from '../../../../realtimeDatabase/wire/frameText';
import { WebSocket } from 'ws';

/** Speaks the wire protocol without the SDK, to see what a client gets that ignores the SDK's rules. */
export class RawClient {
  readonly pushes: { readonly a: string; readonly b: unknown }[] = [];
  private readonly replies = new Map<number, (reply: unknown) => void>();
  private requests = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', data => this.receive(JSON.parse(frameText(data)) as Envelope));
  }

  static async connect(port: number): Promise<RawClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=practice`);
    const client = new RawClient(socket);
    await once(socket, 'open');
    return client;
  }

  ask(action: string, body: object): Promise<unknown> {
    const r = (this.requests += 1);
    const reply = new Promise(resolve => this.replies.set(r, resolve));
    this.socket.send(JSON.stringify({ t: 'd', d: { r, a: action, b: body } }));
    return reply;
  }

  async close(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private receive({ t, d }: Envelope): void {
    if (t !== 'd') return;
    if (d.a !== undefined) this.pushes.push({ a: d.a, b: d.b });
    else this.replies.get(d.r ?? 0)?.(d.b);
  }
}

interface Envelope {
  readonly t: string;
  readonly d: { readonly r?: number; readonly a?: string; readonly b: unknown };
}
