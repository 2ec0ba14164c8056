import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { at } from './EngineDriver';
import type { TimelineBench } from './TimelineBench';

/** The messages on the server, and those that have arrived here, in plain arrays. */
export class TimelineModel {
  /** In server order. */
  readonly log: ChatEvent[] = [];
  readonly received = new Set<ChatEvent>();
  /**
   * Positions in the log. Everything up to `known` has arrived since the window subscribed; the newest window begins at
   * `windowStart`.
   */
  known: number | undefined;
  private windowStart = 0;
  windowEnd = -1;
  private isFull = false;

  add(make: (seq: TimeId, place: number) => ChatEvent): void {
    this.log.push(make(at(this.log.length), this.log.length));
  }

  notify(events: readonly ChatEvent[]): void {
    for (const event of events) this.received.add(event);
  }

  notifyWindow(start: number): void {
    this.notify(this.log.slice(start));
    this.windowStart = start;
    this.windowEnd = this.log.length - 1;
    this.isFull = start > 0;
    this.settle();
  }

  /** If nothing is missing before the newest window, everything up to its end is known. */
  settle(): void {
    if (!this.hasGap) this.known = Math.max(this.known ?? -1, this.windowEnd);
  }

  /** Returns one page of what is missing. */
  notifyMissing(events: readonly ChatEvent[], done: boolean): void {
    this.notify(events);
    const last = events.at(-1);
    if (last !== undefined) this.known = Math.max(this.known ?? -1, this.log.indexOf(last));
    if (done) this.settle();
  }

  get hasGap(): boolean {
    return this.known !== undefined && this.isFull && this.windowStart > this.known;
  }

  messages(): ChatEvent[] {
    return this.log.filter(({ type, channelId }) => type === 'message' && channelId === 'c-a');
  }

  /** Returns the bubbles that these events make, oldest first. */
  bubblesOf(events: readonly ChatEvent[]): string[] {
    const own = events.filter(({ channelId }) => channelId === 'c-a');
    const sent = own.filter(({ type }) => type === 'message').sort((a, b) => (a.timeId < b.timeId ? -1 : 1));
    return sent.map(message => {
      const changes = own.filter(({ timeId }) => timeId === message.timeId);
      if (changes.some(({ type }) => type === 'delete')) return 'deleted';
      const edit = changes.findLast(({ type }) => type === 'edit');
      return textOf(edit ?? message) + (edit === undefined ? '' : ' edited');
    });
  }

  toldInOrder(): ChatEvent[] {
    return this.log.filter(event => this.received.has(event));
  }

  unread(): number {
    const received = this.toldInOrder();
    const mark = received.findLast(({ type }) => type === 'read');
    const deleted = new Set(received.filter(({ type }) => type === 'delete').map(({ timeId }) => timeId));
    const sent = received.filter(({ type, channelId }) => type === 'message' && channelId === 'c-a');
    return sent.filter(
      ({ timeId, seq }) => !deleted.has(timeId) && (mark === undefined || timeId > mark.timeId || seq > mark.seq),
    ).length;
  }
}

const textOf = (event: ChatEvent): string => ('text' in event ? event.text : '');

/** Everything that must be the same in the model and in the engine. */
export function compareTimeline(model: TimelineModel, bench: TimelineBench): void {
  expect(bench.shown()).toEqual(model.bubblesOf(model.toldInOrder()));
  expect(bench.hasGap).toBe(model.hasGap);
  if (!model.hasGap && bench.reachedStart)
    expect(bench.shown()).toEqual(
      model.bubblesOf(model.log.filter((event, place) => place <= (model.known ?? -1) || model.received.has(event))),
    );
  if (model.known !== undefined) expect(bench.engine.unread()).toBe(model.unread());
}
