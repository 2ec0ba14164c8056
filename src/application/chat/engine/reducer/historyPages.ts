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

/** Time for the feed's first answer before the screen says that history is fetched again, in milliseconds. */
const HISTORY_PATIENCE_MS = 5_000;

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
  moment: HandlingTime,
): Transition {
  return chain(applyEvents(state, events, moment), next => {
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

/** A person without access is notified; a page that failed for another reason is requested again after a pause. */
function pageFailed(
  state: EngineState,
  { channelId, kind }: Extract<EngineEvent, { type: 'pageFailed' }>,
  moment: HandlingTime,
): Transition {
  const channel = channels.channelOf(state, channelId);
  const { attempt } = channel.history;
  const history = {
    ...channel.history,
    phase: kind === 'notAllowed' ? 'refused' : 'failed',
    attempt: attempt + 1,
  } as const;
  const again: EngineEffect[] =
    kind === 'notAllowed' ? [] : [{ type: 'setAlarm', key: `page:${channelId}`, delayMs: retryPause(attempt, moment) }];
  return toTransition(
    channels.withChannel(state, { ...channel, history }),
    { type: 'notify', update: { type: 'history', channelId, history } },
    ...again,
  );
}

/** The pause is over. A closed chat is requested when it is opened. */
function pageAgain(state: EngineState, channelId: string): Transition {
  return channelId === state.active && channels.channelOf(state, channelId).history.phase === 'failed'
    ? loadMore(state, channelId)
    : toTransition(state);
}

/**
 * The chat was opened, or the session or the connection is back: a failed page of the chat on screen is requested at
 * once, and the next pause is short again.
 */
function wakePage(state: EngineState): Transition {
  const channel = state.active === undefined ? undefined : state.channels.get(state.active);
  if (channel === undefined || (channel.history.phase !== 'failed' && channel.history.phase !== 'refused'))
    return toTransition(state);
  return loadMore(channels.withChannel(state, { ...channel, history: { ...channel.history, attempt: 0 } }), channel.id);
}

/**
 * The history of a chat that is being opened. Before the first live answer it has not been requested, and is not empty.
 */
function historyToNotify(state: EngineState, { history }: ChannelState): HistoryState {
  if (state.checkpoint !== undefined || history.phase !== 'none') return history;
  // Each try to listen is a try to fetch it.
  const attempt = 'attempt' in state.sync ? state.sync.attempt : 0;
  return { ...history, phase: state.sync.phase === 'down' ? 'failed' : 'loading', attempt };
}

/** Waiting for the feed's first answer has taken long: the chat on screen says that its history is fetched again. */
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

/** Without a first live answer there is no history; after a while that is said. */
const watchHistory = (state: EngineState): EngineEffect[] =>
  state.checkpoint === undefined && state.active !== undefined
    ? [{ type: 'setAlarm', key: 'historyLate', delayMs: HISTORY_PATIENCE_MS }]
    : [];

/**
 * The chat on screen has no history yet, and it cannot be fetched before the feed answers: that is said (D2 §8 retry
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
