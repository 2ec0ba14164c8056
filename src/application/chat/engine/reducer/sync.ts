import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { applyEvents } from './applyEvents';
import { requestChatList } from './requestChatList';
import type { EngineEffect } from './EngineEffect';
import type { EngineState } from './EngineState';
import type { SyncState } from '../../protocol/EngineUpdate';
import { historyPages } from './historyPages';
import { retryPause } from './retryPause';
import { sessionList } from './sessionList';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';
import { unread } from './unread';

/** Pause before the check for events missing from the list's count is retried, in milliseconds. */
const CONFIRM_RETRY_MS = 2_000;

const notifySync = (sync: SyncState): EngineEffect => ({ type: 'notify', update: { type: 'sync', sync } });

function withSync(state: EngineState, sync: SyncState, ...effects: readonly EngineEffect[]): Transition {
  const changed = sync.phase !== state.sync.phase;
  return toTransition({ ...state, sync }, ...effects, ...(changed ? [notifySync(sync)] : []));
}

/**
 * Subscribes to the feed. History is loaded after the first answer, so that no event is missed in between. The list of
 * chats comes from the backend and is requested at the same time, so it is available without the feed.
 */
function startSync(state: EngineState, at: HandlingTime): Transition {
  return chain(
    withSync(state, { phase: 'subscribing', since: at.now, attempt: 0 }, { type: 'subscribe' }),
    requestChatList,
  );
}

function resubscribe(state: EngineState): Transition {
  if (state.sessionEnded) return toTransition(state);
  if (state.sync.phase !== 'down' && state.sync.phase !== 'stale') return toTransition(state);
  return withSync(state, { ...state.sync, phase: 'subscribing' }, { type: 'subscribe' });
}

/** The session has ended: nothing is subscribed or loaded until the same user is back. */
function pause(state: EngineState): Transition {
  if (state.sync.phase === 'off') return toTransition(state);
  const since = 'since' in state.sync ? state.sync.since : state.now;
  return withSync(state, { phase: 'down', since, attempt: 0 }, { type: 'unsubscribe' });
}

/** The feed does not say why it ended, but the chat list does, and its figures are right without the feed. */
function feedDown(state: EngineState, at: HandlingTime): Transition {
  if (state.user === undefined || state.sessionEnded) return toTransition(state);
  const attempt = 'attempt' in state.sync ? state.sync.attempt : 0;
  const since = 'since' in state.sync ? state.sync.since : at.now;
  const down = withSync(
    state,
    { phase: 'down', since, attempt: attempt + 1 },
    { type: 'unsubscribe' },
    { type: 'setAlarm', key: 'subscribe', delayMs: retryPause(attempt, at) },
  );
  return chain(chain(down, historyPages.notifyHistoryWaits), requestChatList);
}

function feedStale(state: EngineState, at: HandlingTime): Transition {
  if (state.sync.phase !== 'live' && state.sync.phase !== 'catchingUp') return toTransition(state);
  return withSync(state, { phase: 'stale', since: at.now, attempt: 0 });
}

/**
 * Handles a live window. If it does not reach back to the checkpoint, the gap is loaded before anything counts as
 * current. A window that arrives after the feed has ended is applied, but does not make the feed live.
 */
function liveEvents(state: EngineState, events: readonly ChatEvent[], isFull: boolean, at: HandlingTime): Transition {
  if (state.user === undefined || state.sync.phase === 'off') return toTransition(state);
  if (state.sync.phase === 'down') return applyEvents(state, events, at);
  const newest = events[0]?.seq ?? state.checkpoint ?? 0n;
  const oldest = events.at(-1)?.seq ?? newest;
  const first = state.checkpoint === undefined;
  const isOld = state.window !== undefined && newest < state.window.newest;
  const seen: EngineState = isOld ? state : { ...state, window: { newest, oldest, full: isFull } };
  return chain(applyEvents(seen, events, at), next =>
    chain(settleWindow(next, at), after => (first ? firstLoads(after) : toTransition(after))),
  );
}

function settleWindow(state: EngineState, at: HandlingTime): Transition {
  const { checkpoint, window } = state;
  if (window === undefined) return toTransition(state);
  const gap = checkpoint !== undefined && window.full && window.oldest > checkpoint;
  if (!gap) {
    const reached = checkpoint === undefined || window.newest > checkpoint ? window.newest : checkpoint;
    return withSync({ ...state, checkpoint: reached }, { phase: 'live' });
  }
  if (state.sync.phase === 'catchingUp') return toTransition(state);
  return withSync(state, { phase: 'catchingUp', since: at.now, attempt: 0 }, { type: 'catchUp', since: checkpoint });
}

function caughtUp(state: EngineState, events: readonly ChatEvent[], done: boolean, at: HandlingTime): Transition {
  const isAwaited = state.sync.phase === 'catchingUp' || state.assuring !== undefined;
  return isAwaited
    ? chain(applyCaughtUp(done ? assured(state) : state, events, done, at), unread.claimWhatWasSeen)
    : toTransition(state);
}

/** After a complete answer no event is missing up to the time of the request. */
function assured(state: EngineState): EngineState {
  const { assuring, ...rest } = state;
  return assuring === undefined ? state : { ...rest, knownTo: assuring };
}

function applyCaughtUp(state: EngineState, events: readonly ChatEvent[], done: boolean, at: HandlingTime): Transition {
  const reached = events.reduce<TimeId | undefined>(
    (most, event) => (most === undefined || event.seq > most ? event.seq : most),
    state.checkpoint,
  );
  const known: EngineState = reached === undefined ? state : { ...state, checkpoint: reached };
  return chain(applyEvents(known, events, at), next => {
    if (!done && next.checkpoint !== undefined) return toTransition(next, { type: 'catchUp', since: next.checkpoint });
    return next.sync.phase === 'catchingUp'
      ? settleWindow({ ...next, sync: { phase: 'subscribing', since: at.now, attempt: 0 } }, at)
      : toTransition(next);
  });
}

function catchUpFailed({ assuring, ...state }: EngineState, at: HandlingTime): Transition {
  const { active } = state;
  if (state.sync.phase !== 'catchingUp') {
    return assuring === undefined || active === undefined
      ? toTransition(state)
      : toTransition(state, { type: 'setAlarm', key: `read:${active}`, delayMs: CONFIRM_RETRY_MS });
  }
  const attempt = state.sync.attempt + 1;
  return toTransition(
    { ...state, sync: { ...state.sync, attempt } },
    { type: 'setAlarm', key: 'catchUp', delayMs: retryPause(attempt, at) },
  );
}

function retryCatchUp(state: EngineState): Transition {
  if (state.sync.phase !== 'catchingUp' || state.checkpoint === undefined) return toTransition(state);
  return toTransition(state, { type: 'catchUp', since: state.checkpoint });
}

/** Starts loads that had to wait for the first live answer. */
function firstLoads(state: EngineState): Transition {
  return chain(sessionList.feedBegins(state), next =>
    next.active === undefined ? toTransition(next) : historyPages.firstPage(next, next.active),
  );
}

/** The feed of events: subscribing, live, stale, and catching up after a gap. */
export const sync = {
  startSync,
  resubscribe,
  pause,
  feedDown,
  feedStale,
  liveEvents,
  caughtUp,
  catchUpFailed,
  retryCatchUp,
};
