import { applyEvents } from '@/application/chat/engine/reducer/applyEvents';
import { type EngineState, newChannel, newEngineState } from '@/application/chat/engine/reducer/EngineState';
import type { MessageChange } from '@/domain/chat/messages/ChatEvent';
import { Timeline } from '@/domain/chat/messages/Timeline';
import { type TimeId, toTimeId } from '@/domain/chat/messages/TimeId';
import { SeededRandom } from '#sandbox/seed/SeededRandom';

const CHANNEL = 'c-ana';
const START = Date.UTC(2020, 0, 1);
const EVENTS = 20_000;
/** Runs before any counts, so that code compiled late counts against neither side. */
const WARM_UPS = 3;

const timeIdOf = (index: number): TimeId => toTimeId(START + index * 1_000);

/** Returns the events per second that a raw map, and a whole step of the engine, apply to a chat of `size` messages. */
export function measureEngine(size: number, repeats: number) {
  const events = eventsOn(size);
  const fastest = { raw: 0, engine: 0 };
  for (let turn = 0; turn < WARM_UPS + repeats; turn += 1) {
    const rates = { raw: rateOf(rawMap(size), events), engine: rateOf(engine(size), events) };
    if (turn < WARM_UPS) continue;
    fastest.raw = Math.max(fastest.raw, rates.raw);
    fastest.engine = Math.max(fastest.engine, rates.engine);
  }
  return fastest;
}

function rateOf(apply: (event: MessageChange) => void, events: readonly MessageChange[]): number {
  const begun = performance.now();
  events.forEach(apply);
  return events.length / ((performance.now() - begun) / 1_000);
}

/** The same on every machine: of 100 events 67 are new messages, 20 late or repeated ones, 10 edits and 3 deletions. */
function eventsOn(size: number): MessageChange[] {
  const random = new SeededRandom(5);
  let newest = size;
  return Array.from({ length: EVENTS }, (_, at): MessageChange => {
    const kind = random.unit();
    const seq = timeIdOf(size + EVENTS + at);
    const timeId = kind < 0.67 ? timeIdOf(newest++) : timeIdOf(newest - random.between(1, 60));
    const base = { channelId: CHANNEL, timeId, seq, clientTs: timeId, sender: 'ana' };
    if (kind < 0.77) return { ...base, type: 'message', timeId: kind < 0.67 ? timeId : timeId + 5_000n, text: 'New' };
    if (kind < 0.87) return { ...base, type: 'message', text: 'Repeated' };
    return kind < 0.97 ? { ...base, type: 'edit', text: `Edited at ${seq}` } : { ...base, type: 'delete' };
  });
}

/** The limit: a map and a sorted list changed in place. No earlier state of it can be kept. */
function rawMap(size: number) {
  const order = Array.from({ length: size }, (_, index) => timeIdOf(index));
  const records = new Map(order.map(timeId => [timeId, { text: 'Old', editSeq: 0n, deleted: false }]));
  return (event: MessageChange): void => {
    const { timeId, seq } = event;
    const record = records.get(timeId);
    if (event.type === 'message' && record === undefined) {
      records.set(timeId, { text: event.text, editSeq: 0n, deleted: false });
      order.splice(order.findLastIndex(known => known < timeId) + 1, 0, timeId);
    } else if (record !== undefined && event.type === 'edit' && seq > record.editSeq) {
      Object.assign(record, { text: event.text, editSeq: seq });
    } else if (record !== undefined && event.type === 'delete') record.deleted = true;
  };
}

/** One whole step for a chat on the screen, with unread counts, typing indicators and what is sent to the page. */
function engine(size: number) {
  let timeline = Timeline.empty;
  for (let index = 0; index < size; index += 1) {
    const timeId = timeIdOf(index);
    timeline = timeline.with({ timeId, sent: { sender: 'ana', text: 'Old', seq: timeId, clientTs: timeId } });
  }
  const readUpTo = timeIdOf(size + 2 * EVENTS);
  const channel = { ...newChannel(CHANNEL), timeline, ownRead: { timeId: readUpTo, seq: readUpTo, isListed: false } };
  const channels = new Map([[CHANNEL, channel]]);
  let state: EngineState = { ...newEngineState(), user: { uid: 'me' }, active: CHANNEL, channels };
  return (event: MessageChange): void => {
    ({ state } = applyEvents(state, [event], { now: START, chance: 0.5 }));
  };
}
