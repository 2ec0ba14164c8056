import { chatStatus } from '@/domain/chat/conversations/chatStatus';
import { EVENT_PAGE } from '../../ports/ChatEventFeed';
import { notifyTyping } from './applyEvents';
import { requestChatList } from './requestChatList';
import { channels } from './channels';
import type { EngineEffect } from './EngineEffect';
import type { EngineEvent } from './EngineEvent';
import { newEngineState, type EngineState } from './EngineState';
import { historyPages } from './historyPages';
import { feedGap } from './feedGap';
import { leaderSteps } from './leaderSteps';
import { missingTarget } from './missingTarget';
import { membership } from './membership';
import { delivery } from './delivery';
import { openChat } from './openChat';
import { outbox } from './outbox';
import { outboxEntries } from './outboxEntries';
import { outboxQueues } from './outboxQueues';
import { outboxEvents } from './outboxEvents';
import { sendTimeout } from './sendTimeout';
import { sessionList } from './sessionList';
import { sync } from './sync';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';
import { unread } from './unread';
import { outboxReconciliation } from './outboxReconciliation';
import { isListed } from '../../protocol/SessionsPhase';

/** The chat engine as a pure reducer: the next state and the effects of an event, without clock, chance or calls. */
export function reduceEngine(state: EngineState, event: EngineEvent, at: HandlingTime): Transition {
  const transition = leaderSteps.settle(state, pauseAtEnd(state, handle(atMoment(state, at), event, at)));
  const update: EngineEffect[] = [];
  if (statusOf(transition.state) !== statusOf(state))
    update.push({ type: 'notify', update: { type: 'status', mask: statusOf(transition.state) } });
  if (transition.state.outbox !== state.outbox)
    update.push(
      { type: 'notify', update: { type: 'unsent', entries: outboxQueues.unsentOf(transition.state) } },
      ...sendTimeout.watch(state, transition.state, at),
    );
  update.push(...notifyGap(state, transition.state), ...leaderSteps.notify(state, transition.state));
  return update.length === 0 ? transition : { state: transition.state, effects: [...transition.effects, ...update] };
}

function pauseAtEnd(before: EngineState, transition: Transition): Transition {
  return transition.state.sessionEnded && !before.sessionEnded ? chain(transition, sync.pause) : transition;
}

function notifyGap(before: EngineState, after: EngineState): EngineEffect[] {
  const { active } = after;
  const [was, is] = [feedGap(before), feedGap(after)];
  if (active === undefined || (active === before.active && was?.after === is?.after && was?.failing === is?.failing))
    return [];
  return [{ type: 'notify', update: { type: 'gap', channelId: active, ...(is !== undefined && { gap: is }) } }];
}

function statusOf(state: EngineState): number {
  return chatStatus({
    initialised: state.user !== undefined,
    chatsLoaded: isListed(state.sessions.phase),
    messagesPending: state.outbox.size > 0,
  });
}

function handle(state: EngineState, event: EngineEvent, at: HandlingTime): Transition {
  switch (event.type) {
    case 'signedIn':
      return signedIn(state, event, at);
    case 'signedOut':
      return toTransition(
        { ...newEngineState(), focused: state.focused, visible: state.visible },
        { type: 'unsubscribe' },
      );
    case 'sessionEnded':
      return state.sessionEnded || state.user === undefined
        ? toTransition(state)
        : toTransition({ ...state, sessionEnded: true }, { type: 'notify', update: { type: 'requireAuth' } });
    case 'elected':
      return outboxReconciliation.elected(state, event.entries);
    case 'deposed':
      return toTransition({ ...state, leader: false });
    case 'sendHere':
      return leaderSteps.sendHere(state);
    case 'vaultRead':
      return outboxReconciliation.vaultRead(state, event.entries);
    case 'online':
      return chain(chain(chain(outbox.wakeLines(state), sync.resubscribe), membership.wake), historyPages.wakePage);
    case 'select':
      return openChat.select(state, event.channelId, at);
    case 'send':
      return outboxEntries.write(state, { ...event, kind: 'message' }, at);
    case 'edit':
      return outboxEntries.write(state, { ...event, kind: 'edit' }, at);
    case 'delete':
      return outboxEvents.withdrawEntry(state, { ...event, kind: 'delete' }, at);
    case 'saved':
      return outboxEvents.saved(state, event);
    case 'posted':
      return outboxEvents.delivered(state, event, at);
    case 'postFailed':
      return missingTarget.isTargetMissing(state, event)
        ? missingTarget.recover(state, event.entry)
        : delivery.deliveryFailed(state, event.entry, event.failure, at);
    case 'retry':
      return chain(outbox.retry(state, event), next => toTransition(next, { type: 'announce', update: event }));
    case 'discard':
      return outbox.discardForAll(state, event.entryId);
    case 'announced':
      return outboxEvents.announced(state, event.update, at);
    case 'live':
      return chain(
        sync.liveEvents(state, event.events, event.isFull ?? event.events.length >= EVENT_PAGE, at),
        unread.claimWhatWasSeen,
      );
    case 'stale':
      return sync.feedStale(state, at);
    case 'feedDown':
      return sync.feedDown(state, at);
    case 'caughtUp':
      return sync.caughtUp(state, event.events, event.done, at);
    case 'catchUpFailed':
      return sync.catchUpFailed(state, at);
    case 'loadMore':
      return historyPages.loadMore(state, event.channelId);
    case 'loadGap':
      return state.sync.phase === 'catchingUp' ? sync.retryCatchUp(state) : sync.resubscribe(state);
    case 'page':
      return historyPages.pageLoaded(state, event.channelId, event.events, event.reachedStart, at);
    case 'pageFailed':
      return historyPages.pageFailed(state, event, at);
    case 'reloadSessions':
      return requestChatList(state);
    case 'sessionsLoaded':
      return sessionList.sessionsLoaded(state, event);
    case 'sessionsFailed':
      return sessionList.sessionsFailed(state, event.request);
    case 'reloadParticipants':
      return membership.request(state, event.channelId);
    case 'participantsLoaded':
      return membership.loaded(state, event.channelId, event.people);
    case 'participantsFailed':
      return membership.failed(state, event, at);
    case 'typing':
      return toTransition(state, { type: 'markTyping', channelId: event.channelId, isTyping: event.isTyping });
    case 'focus':
      return unread.claimWhatWasSeen({ ...state, focused: event.focused, visible: event.visible });
    case 'seen':
      return openChat.seen(state, event.channelId, event.timeIds);
    case 'readFailed':
      return openChat.readFailed(state, event);
    case 'alarm':
      return alarm(state, event.key, at);
  }
}

/** A sign-in in the future was recorded with a wrong clock; it counts as now. */
function atMoment(state: EngineState, { now }: HandlingTime): EngineState {
  const { signIn } = state;
  return signIn !== undefined && signIn.at > now
    ? { ...state, now, signIn: { ...signIn, at: now } }
    : { ...state, now };
}

/** The same user continues where the session ended; another user finds nothing of the first. */
function signedIn(
  state: EngineState,
  { uid, entries, signIn }: Extract<EngineEvent, { type: 'signedIn' }>,
  at: HandlingTime,
): Transition {
  const same = state.user?.uid === uid;
  const base: EngineState = same
    ? { ...state, sessionEnded: false }
    : {
        ...newEngineState(),
        now: state.now,
        focused: state.focused,
        visible: state.visible,
        user: { uid },
        ...(signIn !== undefined && { signIn }),
        ...(state.user === undefined && state.active !== undefined && { active: state.active }),
      };
  const started =
    same && state.sync.phase !== 'off' ? chain(toTransition(base), sync.resubscribe) : sync.startSync(base, at);
  const loaded = chain(started, same && state.sync.phase !== 'off' ? reloadAfterReturn : membership.requestOfOpen);
  const watched = chain(loaded, next => toTransition(next, ...historyPages.watchHistory(next)));
  return chain(
    chain(watched, next => outboxReconciliation.vaultRead(next, entries)),
    outboxReconciliation.planOutboxReconciliation,
  );
}

/** Reloads everything that failed while the session was over. */
const reloadAfterReturn = (state: EngineState): Transition =>
  chain(chain(requestChatList(state), membership.requestOfOpen), historyPages.wakePage);

function alarm(state: EngineState, key: string, at: HandlingTime): Transition {
  const [kind = '', channelId = ''] = splitKey(key);
  switch (kind) {
    case 'queue':
      return outbox.endPause(state, channelId);
    case 'late':
      return sendTimeout.due(state, channelId);
    case 'elsewhere':
      return leaderSteps.waitedTooLong(state, channelId);
    case 'historyLate':
      return historyPages.historyLate(state);
    case 'page':
      return historyPages.pageAgain(state, channelId);
    case 'people':
      return membership.retryRequest(state, channelId);
    case 'typing':
      return toTransition(state, ...notifyTyping(state, channels.channelOf(state, channelId), at));
    case 'read':
      return unread.claimWhatWasSeen(state);
    case 'subscribe':
      return sync.resubscribe(state);
    case 'catchUp':
      return sync.retryCatchUp(state);
    case 'sessions':
    case 'recount':
      return requestChatList(state);
    case 'vault':
      return outboxReconciliation.checkVault(state);
    default:
      return toTransition(state);
  }
}

function splitKey(key: string): [string, string] {
  const at = key.indexOf(':');
  return at === -1 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
}
