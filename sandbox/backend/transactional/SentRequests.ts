import { createHash } from 'node:crypto';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

interface SentRequest {
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Requests sent in a person's name: a repetition counts as one request, and too many are refused. */
export class SentRequests {
  private readonly sent: JournalledMap<readonly SentRequest[]>;

  constructor(
    private readonly clock: { now(): number },
    stream: string,
    /** For how long a request is remembered, in milliseconds. */
    private readonly rememberedMs: number,
  ) {
    this.sent = new JournalledMap(stream);
  }

  attachTo(journal: JournalHost): this {
    this.sent.attachTo(journal);
    return this;
  }

  /** Number of a person's requests within a time. */
  count(who: string, withinMs: number): number {
    return this.since(who, withinMs).length;
  }

  /** All of everybody within a time. */
  countAll(withinMs: number): number {
    return [...this.sent.ids()].reduce((sum, who) => sum + this.count(who, withinMs), 0);
  }

  has(who: string, content: unknown, withinMs = this.rememberedMs): boolean {
    return this.since(who, withinMs).some(one => one.content === hashOf(content));
  }

  add(who: string, content: unknown): void {
    const kept = this.since(who, this.rememberedMs);
    this.sent.put(who, [...kept, { content: hashOf(content), at: this.clock.now() }]);
  }

  private since(who: string, withinMs: number): readonly SentRequest[] {
    return (this.sent.get(who) ?? []).filter(({ at }) => this.clock.now() - at < withinMs);
  }
}

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
