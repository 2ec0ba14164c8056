import { nextToSend } from '@/domain/chat/messages/nextToSend.rule';
import type { EngineEffect } from './EngineEffect';
import type { EngineState, OutboxQueue } from './EngineState';
import { toTransition, type Transition } from './Transition';

/**
 * Time that an entry of this window may wait for the leader, in milliseconds; then the screen offers to send it from
 * here.
 */
const LEADER_WAIT_MS = 5_000;

const headOf = (queue: OutboxQueue | undefined): string | undefined =>
  queue === undefined ? undefined : nextToSend({ queue: queue.entries })?.id;

/** A window whose session has ended cannot send: it resigns the lead, and waiting entries are timed from the start. */
function settle(before: EngineState, transition: Transition): Transition {
  const { state, effects } = transition;
  if (state.sessionEnded && !before.sessionEnded) {
    const resigned = { ...state, leader: false };
    return {
      state: withoutSent(before, resigned),
      effects: [...effects, { type: 'resign' }, ...leaderAlarms(before, resigned)],
    };
  }
  const next = withoutSent(before, state);
  const alarms = leaderAlarms(before, next);
  return next === state && alarms.length === 0 ? transition : { state: next, effects: [...effects, ...alarms] };
}

/** Clears the wait of a chat once its first message was sent or discarded, or this window leads. */
function withoutSent(before: EngineState, state: EngineState): EngineState {
  if (state.waitsElsewhere.size === 0 || (state.leader === before.leader && state.outbox === before.outbox))
    return state;
  const waits = state.leader
    ? []
    : [...state.waitsElsewhere].filter(id => headOf(state.outbox.get(id)) === headOf(before.outbox.get(id)));
  return waits.length === state.waitsElsewhere.size ? state : { ...state, waitsElsewhere: new Set(waits) };
}

/** A window that does not lead sets an alarm for the head of each outbox. */
function leaderAlarms(before: EngineState, after: EngineState): EngineEffect[] {
  if (after.leader) return [];
  const wasDeposed = before.leader || (before.sessionEnded && !after.sessionEnded);
  if (after.outbox === before.outbox && !wasDeposed) return [];
  const alarms: EngineEffect[] = [];
  for (const [channelId, queue] of after.outbox) {
    const head = headOf(queue);
    if (head === undefined || (!wasDeposed && head === headOf(before.outbox.get(channelId)))) continue;
    alarms.push({ type: 'setAlarm', key: `elsewhere:${channelId}`, delayMs: LEADER_WAIT_MS });
  }
  return alarms;
}

/**
 * The alarm belongs to the current head; a new head sets it again. After the end of a session the prompt to sign in is
 * enough.
 */
function waitedTooLong(state: EngineState, channelId: string): Transition {
  const isStuck = !state.leader && !state.sessionEnded && headOf(state.outbox.get(channelId)) !== undefined;
  return toTransition(isStuck ? { ...state, waitsElsewhere: new Set(state.waitsElsewhere).add(channelId) } : state);
}

function sendHere(state: EngineState): Transition {
  return state.user === undefined || state.leader || state.sessionEnded
    ? toTransition(state)
    : toTransition(state, { type: 'acquireLead' });
}

function notify(before: EngineState, { waitsElsewhere }: EngineState): EngineEffect[] {
  const isUnchanged =
    waitsElsewhere === before.waitsElsewhere || waitsElsewhere.size + before.waitsElsewhere.size === 0;
  return isUnchanged ? [] : [{ type: 'notify', update: { type: 'waitsElsewhere', channelIds: [...waitsElsewhere] } }];
}

/** Decides which window sends, and reports waiting entries in the others. */
export const leaderSteps = { settle, waitedTooLong, sendHere, notify };
