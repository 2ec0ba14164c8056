import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import type { EngineEvent } from '@/application/chat/engine/reducer/EngineEvent';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { at, EngineDriver } from './EngineDriver';

/**
 * The real engine with a server that stores each act once, a disk that survives a reload, and calls that stay pending
 * until the test answers them.
 */
export class OutboxBench {
  engine = new EngineDriver();
  /** Calls without an answer, oldest first. */
  calls: OutboxEntry[] = [];
  /** Requests that the caller has abandoned and that may still reach the server. */
  readonly late: OutboxEntry[] = [];
  readonly disk = new Map<string, OutboxEntry>();
  /** The time id under which a message was written, by its text. */
  readonly timeIds = new Map<string, TimeId>();
  /** In server order. */
  readonly stored: ChatEvent[] = [];
  private readonly acts = new Map<string, ChatEvent>();

  constructor() {
    this.begin();
  }

  on(event: EngineEvent): EngineEffect[] {
    const effects = this.engine.on(event);
    for (const effect of effects) {
      if (effect.type === 'post') this.calls.push(effect.entry);
      if (effect.type === 'resave') this.disk.set(effect.entry.id, effect.entry);
      if (effect.type === 'forget') this.disk.delete(effect.entryId);
    }
    return effects;
  }

  /** The user presses a button; the entry is saved on the disk or in memory only. */
  press(event: EngineEvent, isOnDisk: boolean): void {
    this.engine.now += 10;
    const save = this.on(event).find(effect => effect.type === 'save');
    if (save === undefined) throw new Error('nothing was to be kept');
    if (save.entry.kind === 'message') this.timeIds.set(save.entry.text, save.entry.timeId);
    if (isOnDisk) this.disk.set(save.entry.id, save.entry);
    this.on({ type: 'saved', entry: save.entry, isOnDisk });
  }

  /** The server stores a request, once. */
  store(entry: OutboxEntry): ChatEvent {
    const known = this.acts.get(entry.id);
    if (known !== undefined) return known;
    const { channelId, timeId, clientTs, text, kind, author: sender } = entry;
    const base = { channelId, timeId, clientTs, sender, seq: at(0) + BigInt(this.stored.length + 1) };
    const event: ChatEvent = kind === 'delete' ? { ...base, type: 'delete' } : { ...base, type: kind, text };
    this.acts.set(entry.id, event);
    this.stored.push(event);
    return event;
  }

  /** The feed reports everything that the server has stored. */
  listen(): void {
    this.on({ type: 'live', events: this.stored.toReversed(), isFull: false });
  }

  /** The page is closed and opened again: only the disk and the server keep their data. */
  reload(): void {
    const { now } = this.engine;
    this.engine = new EngineDriver();
    this.engine.now = now + 10;
    this.late.push(...this.calls);
    this.calls = [];
    this.begin();
  }

  private begin(): void {
    const entries = [...this.disk.values()].sort((a, b) => (a.clientTs < b.clientTs ? -1 : 1));
    this.on({ type: 'signedIn', uid: 'ann', entries });
    this.on({ type: 'elected', entries });
    this.on({ type: 'select', channelId: 'c-a' });
    this.listen();
    this.on({
      type: 'page',
      channelId: 'c-a',
      events: this.stored.filter(({ channelId }) => channelId === 'c-a').reverse(),
      reachedStart: true,
    });
  }
}
