import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import type { StoreError } from '../StoreError';
import { parseMessage } from '../parseMessage';
import { toStoreError } from '../toStoreError';
import { channelFrame } from './channelFrame';

/** The content of a session: a Listen or a Write stream. */
export interface ChannelStream {
  /** Receives one message of the client; an error thrown here ends the stream. */
  receive(message: unknown): void;
  close(): void;
}

type Envelope = readonly [id: number, payload: readonly unknown[]];

interface BackChannel {
  readonly response: ServerResponse;
  /** False for long polling: one batch ends the response. */
  readonly streaming: boolean;
  /** The last envelope written to this response. */
  sent: number;
}

/**
 * One WebChannel connection (protocol version 8): numbered envelopes are sent over whichever response is open and are
 * kept until the client acknowledges them, so a cut connection loses nothing.
 */
export class WebChannelSession {
  readonly id = randomBytes(12).toString('base64url');
  private readonly stream: ChannelStream;
  private unacknowledged: Envelope[] = [];
  private lastId = 0;
  private lastReceived = -1;
  private back: BackChannel | undefined = undefined;
  private flushing = false;
  private failed = false;
  private idle: NodeJS.Timeout | undefined = undefined;

  /** @param idleMs how long the session outlives its last open response */
  constructor(
    open: (session: WebChannelSession) => ChannelStream,
    private readonly ended: (session: WebChannelSession) => void,
    private readonly idleMs: number,
  ) {
    this.stream = open(this);
    this.startIdling();
  }

  /** Whether a response is open, the last envelope's number, and the number of unacknowledged characters. */
  get state(): readonly [0 | 1, number, number] {
    const waiting = this.unacknowledged.length > 0 ? JSON.stringify(this.unacknowledged).length : 0;
    return [this.back ? 1 : 0, this.lastId, waiting];
  }

  send(message: unknown): void {
    this.push([message]);
  }

  keepAlive(): void {
    if (this.back) this.push(['noop']);
  }

  /** Sends the reason to the client and ends the stream; the client opens another session. */
  fail(error: StoreError): void {
    if (this.failed) return;
    this.failed = true;
    this.push([error.body]);
    this.stream.close();
  }

  /** Receives the form of a forward-channel request; messages seen before (a retried request) are skipped. */
  receive(form: URLSearchParams): void {
    const offset = Number(form.get('ofs') ?? 0);
    // A request cannot contain more messages than it has fields, whatever it says.
    const count = Math.min(Number(form.get('count') ?? 0), form.size);
    for (let index = 0; index < count; index++) {
      const text = form.get(`req${index}___data__`);
      if (offset + index <= this.lastReceived) continue;
      this.lastReceived = offset + index;
      if (text !== null && !this.failed) this.deliver(text);
    }
  }

  acknowledge(id: number): void {
    this.unacknowledged = this.unacknowledged.filter(([number]) => number > id);
  }

  /** Opens the back channel on a response; one that was open before is ended. */
  attach(response: ServerResponse, acknowledged: number, streaming: boolean): void {
    this.endBack();
    clearTimeout(this.idle);
    this.acknowledge(acknowledged);
    this.back = { response, streaming, sent: acknowledged };
    response.on('error', () => undefined);
    response.on('close', () => this.detached(response));
    // Something at once, or the SDK takes the connection for a buffering proxy and falls back to long polling.
    if (streaming && this.unacknowledged.length === 0) this.push(['noop']);
    this.flush();
  }

  /** Destroys the open connection as a failing network would; the session lives on. */
  cut(): void {
    this.back?.response.socket?.destroy();
  }

  close(): void {
    clearTimeout(this.idle);
    this.stream.close();
    this.endBack();
    this.ended(this);
  }

  private deliver(text: string): void {
    try {
      this.stream.receive(parseMessage(text));
    } catch (failure) {
      this.fail(toStoreError(failure));
    }
  }

  private push(payload: readonly unknown[]): void {
    this.unacknowledged.push([++this.lastId, payload]);
    if (this.flushing) return;
    this.flushing = true;
    queueMicrotask(() => {
      this.flushing = false;
      this.flush();
    });
  }

  private flush(): void {
    const { back } = this;
    const batch = back ? this.unacknowledged.filter(([id]) => id > back.sent) : [];
    if (!back || batch.length === 0) return;
    back.sent = this.lastId;
    back.response.write(channelFrame(batch));
    if (!back.streaming) this.endBack();
  }

  private endBack(): void {
    const { back } = this;
    this.back = undefined;
    back?.response.end();
    if (back) this.startIdling();
  }

  private detached(response: ServerResponse): void {
    if (this.back?.response !== response) return;
    this.back = undefined;
    this.startIdling();
  }

  private startIdling(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.close(), this.idleMs);
    this.idle.unref();
  }
}
