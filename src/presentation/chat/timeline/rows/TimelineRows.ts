import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { plainText } from '@/domain/kernel/plainText';

/** The messages of one chat in order of time id. Plain and mutable: the code that changes it notifies the observers. */
export class TimelineRows {
  private items: readonly ChatMessage[] = [];
  /** The same as `items` once it is a list of its own, which may be written to. */
  private own: ChatMessage[] | undefined;
  /** Server order of the message that arrived last. */
  lastSeq: TimeId = 0n;

  get size(): number {
    return this.items.length;
  }

  at(index: number): ChatMessage | undefined {
    return this.items[index];
  }

  get newest(): ChatMessage | undefined {
    return this.items.at(-1);
  }

  /** Messages from an index on, oldest first. */
  from(index: number): readonly ChatMessage[] {
    return this.items.slice(index);
  }

  get(timeId: TimeId): ChatMessage | undefined {
    const item = this.items[this.indexFrom(timeId)];
    return item?.timeId === timeId ? item : undefined;
  }

  /** Index of the message, or of the first one after it. */
  indexFrom(timeId: TimeId): number {
    const { items } = this;
    const last = items.at(-1);
    if (last === undefined || last.timeId < timeId) return items.length;
    let low = 0;
    let high = items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const item = items[middle];
      if (item !== undefined && item.timeId < timeId) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Messages whose text contains the words, oldest first; accents and capitals make no difference. */
  matching(words: string): TimeId[] {
    const wanted = plainText(words);
    return this.items.filter(({ text }) => plainText(text).includes(wanted)).map(({ timeId }) => timeId);
  }

  /** The next message after a time id. */
  after(timeId: TimeId): ChatMessage | undefined {
    const last = this.items.at(-1);
    return last === undefined || last.timeId <= timeId ? undefined : this.items[this.indexFrom(timeId + 1n)];
  }

  /** `messages`: oldest first. They are copied at the first change, so that opening a chat need not wait for it. */
  replace(messages: readonly ChatMessage[]): void {
    this.items = messages;
    this.own = undefined;
    this.lastSeq = lastOf(messages, 0n);
  }

  /** Returns true for a new message, false if it replaced an older version. */
  put(message: ChatMessage): boolean {
    const index = this.indexFrom(message.timeId);
    const isNew = this.items[index]?.timeId !== message.timeId;
    const items = this.writable();
    this.lastSeq = lastOf([message], this.lastSeq);
    if (index === items.length) items.push(message);
    else if (isNew) items.splice(index, 0, message);
    else items[index] = message;
    return isNew;
  }

  /** Puts a page of older messages in front; returns false, without a change, if some of them are not older. */
  prepend(messages: readonly ChatMessage[]): boolean {
    const sorted = [...messages].sort(byTimeId);
    const first = this.items[0];
    const last = sorted.at(-1);
    if (first === undefined || last === undefined || last.timeId >= first.timeId) return false;
    if (sorted.some((message, at) => message.timeId === sorted[at + 1]?.timeId)) return false;
    this.lastSeq = lastOf(sorted, this.lastSeq);
    this.items = this.own = sorted.concat(this.items);
    return true;
  }

  remove(timeId: TimeId): boolean {
    const index = this.indexFrom(timeId);
    if (this.items[index]?.timeId !== timeId) return false;
    this.writable().splice(index, 1);
    return true;
  }

  private writable(): ChatMessage[] {
    if (this.own === undefined) this.items = this.own = [...this.items];
    return this.own;
  }
}

const byTimeId = (a: ChatMessage, b: ChatMessage): number => (a.timeId < b.timeId ? -1 : a.timeId > b.timeId ? 1 : 0);

const lastOf = (messages: readonly ChatMessage[], known: TimeId): TimeId =>
  messages.reduce((last, { seq = 0n }) => (seq > last ? seq : last), known);
