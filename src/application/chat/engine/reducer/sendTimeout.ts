import { nextToSend } from '@/domain/chat/messages/nextToSend.rule';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineEffect } from './EngineEffect';
import type { EngineState, OutboxQueue } from './EngineState';
import { toTransition, type HandlingTime, type Transition } from './Transition';

/** Wait after which a message is pointed out to its author, and interval of repeating that, in milliseconds. */
export const SEND_TIMEOUT_MS = 60_000;
/** Time to send a restored message before it is pointed out, in milliseconds. */
const FIRST_TRY_MS = 5_000;

const headOf = (queue: OutboxQueue | undefined): OutboxEntry | undefined =>
  queue === undefined ? undefined : nextToSend({ queue: queue.entries });

/** The device's clock may have been changed since it was saved. */
const pauseBefore = ({ keptAt }: OutboxEntry, { now }: HandlingTime): number =>
  Math.min(SEND_TIMEOUT_MS, Math.max(FIRST_TRY_MS, keptAt + SEND_TIMEOUT_MS - now));

/** Timed from the save in every window, even if it may not send. */
function watch(before: EngineState, after: EngineState, at: HandlingTime): EngineEffect[] {
  const alarms: EngineEffect[] = [];
  for (const [channelId, queue] of after.outbox) {
    const was = before.outbox.get(channelId);
    const head = was === queue ? undefined : headOf(queue);
    if (head === undefined || head.id === headOf(was)?.id) continue;
    alarms.push({ type: 'setAlarm', key: `late:${channelId}`, delayMs: pauseBefore(head, at) });
  }
  return alarms;
}

/** The alarm belongs to the current head; a new head sets it again. */
function due(state: EngineState, channelId: string): Transition {
  if (headOf(state.outbox.get(channelId)) === undefined) return toTransition(state);
  return toTransition(
    state,
    { type: 'notify', update: { type: 'sendTimeout', channelId } },
    { type: 'setAlarm', key: `late:${channelId}`, delayMs: SEND_TIMEOUT_MS },
  );
}

/** Detects messages that have waited too long (D2 §8 send timeout). */
export const sendTimeout = { watch, due };
