import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Link } from './Link';
import { SegmentAssembler } from './SegmentAssembler';

/** The client polls again after 25 s on its own; answer before that. */
const holdMs = 20_000;
/** Browsers may delay a hidden page's next request by a minute. */
const silenceMs = 75_000;
/** A request that broke off is usually followed by nothing: the page was closed. */
const brokenOffMs = 1_000;

/** A polling client: one request is held until there is a message, and answered with a script that contains it. */
export class LongPollLink implements Link {
  readonly id = randomBytes(12).toString('hex');
  readonly password = randomBytes(12).toString('hex');
  onEnvelope: (envelope: unknown) => void = () => {};
  onEnd: () => void = () => {};
  private readonly segments = new SegmentAssembler();
  private held: ServerResponse | undefined;
  private holdTimer: NodeJS.Timeout | undefined;
  private silenceTimer: NodeJS.Timeout | undefined;
  private outgoing: unknown[] = [];
  private answers = 0;
  private isEnding = false;
  private hasEnded = false;

  /** @param onMalformed called for a message that could not be read; its client is cut off */
  constructor(private readonly onMalformed: () => void = () => undefined) {}

  /** `prelude` is script text for the first answer, which also assigns the client its id and password. */
  start(response: ServerResponse, prelude: string): void {
    response.write(`${prelude}pLPCommand('start','${this.id}','${this.password}');\n`);
    this.hold(response);
  }

  /** Reads the content of a request and holds it instead of the previous one. */
  poll(parameters: URLSearchParams, response: ServerResponse): void {
    if (this.held) this.answer();
    this.hold(response);
    this.handle(parameters);
    if (this.outgoing.length > 0) this.answerSoon();
  }

  send(envelope: unknown): void {
    this.outgoing.push(envelope);
    this.answerSoon();
  }

  end(): void {
    this.isEnding = true;
    this.answerSoon();
  }

  cut(): void {
    this.held?.destroy();
    this.finish();
  }

  private handle(parameters: URLSearchParams): void {
    try {
      for (const text of this.segments.add(parameters)) this.onEnvelope(JSON.parse(text));
    } catch {
      this.onMalformed();
      this.cut();
    }
  }

  private hold(response: ServerResponse): void {
    response.on('close', () => {
      if (this.held !== response) return;
      this.held = undefined;
      this.expectNext(brokenOffMs);
    });
    this.held = response;
    clearTimeout(this.silenceTimer);
    clearTimeout(this.holdTimer);
    this.holdTimer = setTimeout(() => this.answer(), holdMs).unref();
  }

  /** Collects the messages of one task into one answer. */
  private answerSoon(): void {
    setImmediate(() => {
      if (this.outgoing.length > 0 || this.isEnding) this.answer();
    });
  }

  private answer(): void {
    const response = this.held;
    if (!response) return;
    this.held = undefined;
    clearTimeout(this.holdTimer);
    const number = this.answers++;
    const farewell = this.isEnding ? `pLPCommand('close',${number});\n` : '';
    response.end(`pRTLPCB(${number},${JSON.stringify(this.outgoing)});\n${farewell}`);
    this.outgoing = [];
    if (this.isEnding) this.finish();
    else this.expectNext(silenceMs);
  }

  private expectNext(withinMs: number): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => this.finish(), withinMs).unref();
  }

  private finish(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    clearTimeout(this.silenceTimer);
    clearTimeout(this.holdTimer);
    this.onEnd();
  }
}
