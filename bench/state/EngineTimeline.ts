import { mergeMessage } from '@/domain/chat/messages/mergeMessage.rule';
import { Timeline } from '@/domain/chat/messages/Timeline';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { firstTimeId, message, type StateEvent } from './stateEvents';
import type { StateLayer } from './StateLayer';

/** The timeline of the product's chat engine: every event makes another value of it. */
export class EngineTimeline implements StateLayer {
  lastLength = 0;
  private timeline = Timeline.empty;
  private readonly waiting = new Set<TimeId>();

  constructor(size: number) {
    for (let index = 0; index < size; index += 1) this.change(message(firstTimeId(index), 'ana', `Message ${index}`));
  }

  get size(): number {
    return this.timeline.size;
  }

  apply(events: readonly StateEvent[]): void {
    for (const event of events) {
      this.change(event);
      const record = this.timeline.get(event.timeId);
      this.lastLength = (record?.edit?.text ?? record?.sent?.text ?? '').length;
    }
  }

  private change(event: StateEvent): void {
    if (event.type === 'pend') {
      this.waiting.add(event.timeId);
      return;
    }
    if (event.type === 'message') this.waiting.delete(event.timeId);
    const known = this.timeline.get(event.timeId);
    const merged = mergeMessage({ record: known, event });
    if (merged !== known) this.timeline = this.timeline.with(merged);
  }
}
