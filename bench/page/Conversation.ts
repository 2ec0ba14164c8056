import { toTimeId } from '@/domain/chat/messages/TimeId';
import type { ChatMessage, MessageOwner } from '@/domain/chat/messages/ChatMessage';
import { sameDay } from '@/presentation/chat/timeline/rows/TimelineRow';
import type { BenchRow } from './BenchRow';
import { chance } from './chance';

/** When the conversation is looked at, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 21, 12, 0);
export const CHANNEL = 'c-ana';
export const AUTHORS: Readonly<Record<MessageOwner, string>> = {
  You: 'me',
  Patient: 'ana',
  Therapist: 'tom',
  System: 'system',
};

const MINUTE_MS = 60_000;
/** Makes seeds that follow one another differ in all their digits. */
const SPREAD = 2_654_435_761;
const RUN_PAUSE_MS = 5 * MINUTE_MS;
/** So many of the newest messages were unread when the chat was opened. */
const UNREAD = 5;
const WORDS = (
  'sleep was better this week and I walked to the lake twice although evenings are hard when nobody is home so we ' +
  'tried the breathing from last Thursday ' +
  'thank you it helped a little maybe we can talk about my sister again the appointment moves to noon ich habe ' +
  'heute Morgen gut geschlafen danke für die Übung ' +
  'Selbstwirksamkeitserwartung gestern wieder unruhig aber ruhiger als sonst'
).split(' ');
const SIGNS = ['🙂', '🙏', '🌧️', '💪🏽', '👍'];
const LINK = 'https://www.example.org/exercises/breathing-with-the-diaphragm?week=3&language=en';

/** A conversation that is the same on every machine: `older` pages, the messages loaded, and those that come. */
export class Conversation {
  readonly rows: readonly BenchRow[];
  private readonly older: BenchRow[];
  /**
   * Begins anew with every message of the history, by its distance from the newest: however many are loaded, the newest
   * are the same.
   */
  private draw = chance(11);
  private newest: BenchRow | undefined;
  private n: number;
  private at = NOW;

  /** `olderCount` messages are ready in front of `count`. */
  constructor(count: number, olderCount: number) {
    const moments = this.moments(count + olderCount);
    const all: BenchRow[] = [];
    for (const [index, moment] of moments.entries()) {
      const n = index - olderCount;
      const place = count - n;
      this.draw = chance(Math.imul(place, SPREAD));
      const owner = place === UNREAD ? 'Patient' : this.owner(all.at(-1)?.message.meta.owner);
      all.push(
        this.row(n, moment, owner, {
          startsUnread: place === UNREAD,
          hasBeenRead: owner === 'You' && place >= UNREAD,
          before: all.at(-1),
        }),
      );
    }
    this.older = all.slice(0, olderCount);
    this.rows = all.slice(olderCount);
    this.newest = all.at(-1);
    this.n = count;
    this.draw = chance(SPREAD);
  }

  /** The newest messages older than all that were given so far, oldest first. */
  takeOlder(count: number): BenchRow[] {
    return this.older.splice(-count);
  }

  /** The next message that arrives; an own one is not confirmed yet. */
  next(owner: MessageOwner = this.owner(this.newest?.message.meta.owner), isPending = false): BenchRow {
    this.at += 20_000;
    const row = this.row(this.n++, this.at, owner, { startsUnread: false, hasBeenRead: false, before: this.newest });
    this.newest = isPending
      ? {
          ...row,
          message: { ...row.message, isPending, outboxId: `o${row.n}`, meta: { ...row.message.meta, sent: false } },
        }
      : row;
    return this.newest;
  }

  /** From old to new, ending just now; talks, pauses and nights. */
  private moments(count: number): number[] {
    const draw = chance(7);
    const moments: number[] = [];
    let moment = NOW - 2 * MINUTE_MS;
    for (let at = 0; at < count; at += 1) {
      moments.push(moment);
      const kind = draw();
      moment -= MINUTE_MS * (kind < 0.75 ? 0.5 + 3 * draw() : kind < 0.94 ? 10 + 110 * draw() : 360 + 480 * draw());
    }
    return moments.reverse();
  }

  private owner(before: MessageOwner | undefined): MessageOwner {
    const kind = this.draw();
    if (kind < 0.5 && before !== undefined && before !== 'System') return before;
    return kind < 0.74 ? 'You' : kind < 0.94 ? 'Patient' : kind < 0.99 ? 'Therapist' : 'System';
  }

  private row(
    n: number,
    moment: number,
    owner: MessageOwner,
    {
      before,
      startsUnread,
      hasBeenRead,
    }: { startsUnread: boolean; hasBeenRead: boolean; before: BenchRow | undefined },
  ): BenchRow {
    const message = this.message(n, moment, owner, hasBeenRead);
    const startsDay = before === undefined || !sameDay(before.message.timeId, message.timeId);
    const pause = before === undefined ? Infinity : Number((message.timeId - before.message.timeId) / 10_000n);
    const startsRun = startsDay || startsUnread || before?.message.uuid !== message.uuid || pause > RUN_PAUSE_MS;
    return { n, message, startsDay, startsRun, startsGap: false, isTarget: false, startsUnread };
  }

  private message(n: number, moment: number, owner: MessageOwner, hasBeenRead: boolean): ChatMessage {
    const timeId = toTimeId(moment);
    return {
      channelId: CHANNEL,
      timeId,
      originalId: timeId,
      uuid: AUTHORS[owner],
      text: this.text(n),
      edited: this.draw() < 0.03,
      deleted: false,
      liked: false,
      isPending: false,
      hasFailedToSend: false,
      meta: { owner, readOnly: owner !== 'You', sent: true, hasBeenRead },
    };
  }

  private text(n: number): string {
    const kind = this.draw();
    const length =
      kind < 0.35
        ? 1 + this.draw() * 5
        : kind < 0.8
          ? 6 + this.draw() * 20
          : kind < 0.97
            ? 26 + this.draw() * 50
            : 90 + this.draw() * 120;
    const words = [`#${n}`];
    for (let at = 0; at < length; at += 1) words.push(this.oneOf(WORDS));
    if (this.draw() < 0.12) words.push(this.oneOf(SIGNS));
    if (this.draw() < 0.05) words.push(LINK);
    return words.join(' ');
  }

  private oneOf(words: readonly string[]): string {
    return words[Math.floor(this.draw() * words.length)] ?? '';
  }
}

/** How the message looks once the backend has it. */
export function confirmed(row: BenchRow): BenchRow {
  const { outboxId: _outboxId, ...message } = row.message;
  return { ...row, message: { ...message, isPending: false, meta: { ...message.meta, sent: true } } };
}
