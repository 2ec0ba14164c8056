import type { MessageChange } from '@/domain/chat/messages/ChatEvent';
import { toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { chance } from '../page/chance';

/**
 * What a state layer is fed with. `pend`: an own message is written and waits; its confirmation is a `message` event.
 */
export type StateEvent = { readonly type: 'pend'; readonly timeId: TimeId } | MessageChange;

const CHANNEL = 'c-ana';
const START = Date.UTC(2020, 0, 1);
const GAP_MS = 1_000;
/** Out-of-order messages, repeats, edits and deletions mostly concern so many of the newest messages. */
const RECENT = 60;

export const firstTimeId = (index: number): TimeId => toTimeId(START + index * GAP_MS);

export function message(timeId: TimeId, sender: string, text: string): MessageChange {
  return { type: 'message', channelId: CHANNEL, seq: timeId, timeId, clientTs: timeId, sender, text };
}

/**
 * A stream over a chat of `size` messages, the same on every machine: of 100 events 43 are new messages, 12 own
 * messages that wait,
 * 12 their confirmations, 10 come late, 10 are repeats, 10 edits, 3 deletions.
 */
export function stateEvents(size: number, count: number): StateEvent[] {
  const stream = new Stream(size);
  return Array.from({ length: count }, () => stream.next());
}

class Stream {
  private readonly draw = chance(5);
  private readonly known: TimeId[] = [];
  private readonly waiting: TimeId[] = [];
  private newest: TimeId;
  private seq: TimeId;

  constructor(private readonly size: number) {
    this.newest = firstTimeId(size);
    this.seq = firstTimeId(10 * size + 1_000_000);
  }

  next(): StateEvent {
    const kind = this.draw();
    if (kind < 0.43) return this.told(this.after(), 'ana');
    if (kind < 0.55) return this.written();
    if (kind < 0.67) return this.confirmed();
    if (kind < 0.77) return this.told(this.pick() + 1n + BigInt(Math.floor(this.draw() * 9_000_000)), 'ana');
    if (kind < 0.87) return message(this.pick(), 'ana', 'Again');
    const [timeId, seq] = [this.pick(), (this.seq += 10_000n)];
    const base = { channelId: CHANNEL, timeId, seq, clientTs: timeId, sender: 'ana' };
    return kind < 0.97 ? { ...base, type: 'edit', text: `Edited at ${seq}` } : { ...base, type: 'delete' };
  }

  private written(): StateEvent {
    const timeId = this.after();
    this.waiting.push(timeId);
    return { type: 'pend', timeId };
  }

  private confirmed(): StateEvent {
    const timeId = this.waiting.shift();
    return timeId === undefined ? this.told(this.after(), 'ana') : this.told(timeId, 'me');
  }

  private after(): TimeId {
    return (this.newest += 10_000_000n);
  }

  private told(timeId: TimeId, sender: string): MessageChange {
    this.known.push(timeId);
    return message(timeId, sender, `At ${timeId}`);
  }

  private pick(): TimeId {
    const total = this.size + this.known.length;
    const back = 1 + Math.floor(this.draw() * (this.draw() < 0.8 ? Math.min(RECENT, total) : total));
    const index = total - back;
    return index < this.size ? firstTimeId(index) : (this.known[index - this.size] ?? firstTimeId(0));
  }
}
