import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { HistoryState } from '../../protocol/EngineUpdate';
import { applyEvents } from './applyEvents';
import { channels } from './channels';
import type { EngineEffect } from './EngineEffect';
import type { EngineEvent } from './EngineEvent';
import type { ChannelState, EngineState } from './EngineState';
import { retryPause } from './retryPause';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';
import { unread } from './unread';

/** Time for the feed's first answer before the screen says that the history is being loaded again, in milliseconds. */
const HISTORY_LATE_MS = 5_000;

/** Loads the newest page of a chat that has none yet. */
function firstPage(state: EngineState, channelId: string): Transition {
  const { history } = channels.channelOf(state, channelId);
  if (
    state.checkpoint === undefined ||
    history.before !== undefined ||
    history.reachedStart ||
    history.phase === 'loading'
  )
    return toTransition(state);
  return loadPage(state, channelId);
}

function loadMore(state: EngineState, channelId: string): Transition {
  const { history } = channels.channelOf(state, channelId);
  if (state.checkpoint === undefined || history.reachedStart || history.phase === 'loading') return toTransition(state);
  return loadPage(state, channelId);
}

function loadPage(state: EngineState, channelId: string): Transition {
  if (state.sessionEnded) return toTransition(state);
  const channel = channels.channelOf(state, channelId);
  const history = { ...channel.history, phase: 'loading' } as const;
  const { before } = history;
  return toTransition(
    channels.withChannel(state, { ...channel, history }),
    { type: 'loadPage', channelId, ...(before !== undefined && { before }) },
    { type: 'notify', update: { type: 'history', channelId, history } },
  );
}

function pageLoaded(
  state: EngineState,
  channelId: string,
  events: readonly ChatEvent[],
  reachedStart: boolean,
  at: HandlingTime,
): Transition {
  return chain(applyEvents(state, events, at), next => {
    const channel = channels.channelOf(next, channelId);
    const before = events.reduce<TimeId | undefined>(
      (least, event) => (least === undefined || event.seq < least ? event.seq : least),
      channel.history.before,
    );
    const history = { phase: 'idle', reachedStart, attempt: 0, ...(before !== undefined && { before }) } as const;
    const notified = toTransition(channels.withChannel(next, { ...channel, history }), {
      type: 'notify',
      update: { type: 'history', channelId, history },
    });
    return chain(notified, unread.claimWhatWasSeen);
  });
}

/** Notifies a user without access; after any other failure the page is requested again after a pause. */
function pageFailed(
  state: EngineState,
  { channelId, kind }: Extract<EngineEvent, { type: 'pageFailed' }>,
  at: HandlingTime,
): Transition {
  const channel = channels.channelOf(state, channelId);
  const { attempt } = channel.history;
  const history = {
    ...channel.history,
    phase: kind === 'notAllowed' ? 'refused' : 'failed',
    attempt: attempt + 1,
  } as const;
  const again: EngineEffect[] =
    kind === 'notAllowed' ? [] : [{ type: 'setAlarm', key: `page:${channelId}`, delayMs: retryPause(attempt, at) }];
  return toTransition(
    channels.withChannel(state, { ...channel, history }),
    { type: 'notify', update: { type: 'history', channelId, history } },
    ...again,
  );
}

/** Requests the page after the pause. For a closed chat the request waits until it is opened. */
function pageAgain(state: EngineState, channelId: string): Transition {
  return channelId === state.active && channels.channelOf(state, channelId).history.phase === 'failed'
    ? loadMore(state, channelId)
    : toTransition(state);
}

/**
 * After the chat was opened, or the session or connection is back: requests a failed page of the chat on screen at once
 * and resets the pause.
 */
function wakePage(state: EngineState): Transition {
  const channel = state.active === undefined ? undefined : state.channels.get(state.active);
  if (channel === undefined || (channel.history.phase !== 'failed' && channel.history.phase !== 'refused'))
    return toTransition(state);
  return loadMore(channels.withChannel(state, { ...channel, history: { ...channel.history, attempt: 0 } }), channel.id);
}

/**
 * Returns the history state of a chat being opened. Before the first live answer it has not been requested, which
 * differs from empty.
 */
function historyToNotify(state: EngineState, { history }: ChannelState): HistoryState {
  if (state.checkpoint !== undefined || history.phase !== 'none') return history;
  // Each attempt to subscribe is an attempt to load it.
  const attempt = 'attempt' in state.sync ? state.sync.attempt : 0;
  return { ...history, phase: state.sync.phase === 'down' ? 'failed' : 'loading', attempt };
}

/** The feed's first answer is late, so the chat on screen says that its history is being loaded again. */
function historyLate(state: EngineState): Transition {
  const channel = state.active === undefined ? undefined : state.channels.get(state.active);
  if (channel === undefined || state.checkpoint !== undefined || channel.history.phase !== 'none')
    return toTransition(state);
  const notified = historyToNotify(state, channel);
  return toTransition(state, {
    type: 'notify',
    update: {
      type: 'history',
      channelId: channel.id,
      history: { ...notified, attempt: Math.max(1, notified.attempt) },
    },
  });
}

/** Without a first live answer there is no history; after a while the screen says so. */
const watchHistory = (state: EngineState): EngineEffect[] =>
  state.checkpoint === undefined && state.active !== undefined
    ? [{ type: 'setAlarm', key: 'historyLate', delayMs: HISTORY_LATE_MS }]
    : [];

/**
 * The chat on screen has no history yet and cannot load it before the feed answers; the screen says so (D2 §8 retry
 * fetch).
 */
function notifyHistoryWaits(state: EngineState): Transition {
  const channel = state.active === undefined ? undefined : state.channels.get(state.active);
  if (channel === undefined || state.checkpoint !== undefined || channel.history.phase !== 'none')
    return toTransition(state);
  return toTransition(state, {
    type: 'notify',
    update: { type: 'history', channelId: channel.id, history: historyToNotify(state, channel) },
  });
}

/** The older history of a chat, page by page. */
export const historyPages = {
  firstPage,
  historyToNotify,
  historyLate,
  watchHistory,
  loadMore,
  pageLoaded,
  pageFailed,
  pageAgain,
  wakePage,
  notifyHistoryWaits,
};
