import type { TimeId } from '@/domain/chat/messages/TimeId';
import { firstTimeId, type StateEvent } from './stateEvents';
import type { StateLayer } from './StateLayer';

interface RawRecord {
  text: string;
  seq: TimeId;
  editSeq: TimeId;
  deleted: boolean;
}

/**
 * The limit: a map and a sorted list changed in place, with binary insertion; nobody can keep an earlier state of it.
 */
export class RawTimeline implements StateLayer {
  lastLength = 0;
  private readonly records = new Map<TimeId, RawRecord>();
  private readonly order: TimeId[] = [];
  private readonly waiting = new Set<TimeId>();

  constructor(size: number) {
    for (let index = 0; index < size; index += 1) this.put(firstTimeId(index), `Message ${index}`, firstTimeId(index));
  }

  get size(): number {
    return this.records.size;
  }

  apply(events: readonly StateEvent[]): void {
    for (const event of events) {
      this.change(event);
      this.lastLength = this.records.get(event.timeId)?.text.length ?? 0;
    }
  }

  private change(event: StateEvent): void {
    if (event.type === 'pend') {
      this.waiting.add(event.timeId);
      return;
    }
    const record = this.records.get(event.timeId);
    if (event.type === 'message') {
      this.waiting.delete(event.timeId);
      if (record === undefined) this.put(event.timeId, event.text, event.seq);
    } else if (record !== undefined && event.type === 'edit' && event.seq > record.editSeq) {
      record.text = event.text;
      record.editSeq = event.seq;
    } else if (record !== undefined && event.type === 'delete') record.deleted = true;
  }

  private put(timeId: TimeId, text: string, seq: TimeId): void {
    this.records.set(timeId, { text, seq, editSeq: 0n, deleted: false });
    const { order } = this;
    const last = order.at(-1);
    if (last === undefined || last < timeId) order.push(timeId);
    else order.splice(this.placeOf(timeId), 0, timeId);
  }

  private placeOf(timeId: TimeId): number {
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.order[middle] ?? 0n) < timeId) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
