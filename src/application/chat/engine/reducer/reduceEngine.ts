import { chatStatus } from '@/domain/chat/conversations/chatStatus';
import { EVENT_PAGE } from '../../ports/ChatEventFeed';
import type { OutboxUpdate } from '../../ports/OutboxSignal';
import { applyEvents, notifyReadUpTo, notifyTyping } from './applyEvents';
import { requestChatList } from './requestChatList';
import { channels } from './channels';
import type { EngineEffect } from './EngineEffect';
import type { EngineEvent } from './EngineEvent';
import { newEngineState, type ChannelState, type EngineState } from './EngineState';
import { gapOf } from './gapOf';
import { leaderSteps } from './leaderSteps';
import { missingTarget } from './missingTarget';
import { membership } from './membership';
import { outbox } from './outbox';
import { sendTimeout } from './sendTimeout';
import { sessionList } from './sessionList';
import { sync } from './sync';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';
import { unread } from './unread';
import { outboxReconciliation } from './outboxReconciliation';
import type { Written } from './chooseClientTs';

/**
 * A deletion of a message that waits removes it. Where it may have reached the backend after all, the deletion follows.
 */
function withdrawEntry(
  state: EngineState,
  written: Written & { readonly kind: 'delete' },
  moment: HandlingTime,
): Transition {
  const message = channels
    .linesOf(state, written.channelId)
    .find(({ kind, timeId }) => kind === 'message' && timeId === written.timeId);
  if (message === undefined) return outbox.write(state, written, moment);
  return state.leader && state.untried.has(message.id)
    ? outbox.discardForAll(state, message.id)
    : chain(outbox.discardForAll(state, message.id), next => outbox.write(next, written, moment));
}

/**
 * The chat engine: what an event makes of its state, and what it asks of the world. Pure: no clock, no chance, no
 * calls.
 */
export function reduceEngine(state: EngineState, event: EngineEvent, moment: HandlingTime): Transition {
  const turn = leaderSteps.settle(state, pauseAtEnd(state, handle(atMoment(state, moment), event, moment)));
  const update: EngineEffect[] = [];
  if (statusOf(turn.state) !== statusOf(state))
    update.push({ type: 'notify', update: { type: 'status', mask: statusOf(turn.state) } });
  if (turn.state.outbox !== state.outbox)
    update.push(
      { type: 'notify', update: { type: 'unsent', entries: outbox.unsentOf(turn.state) } },
      ...sendTimeout.watch(state, turn.state, moment),
    );
  update.push(...notifyGap(state, turn.state), ...leaderSteps.notify(state, turn.state));
  return update.length === 0 ? turn : { state: turn.state, effects: [...turn.effects, ...update] };
}

function pauseAtEnd(before: EngineState, turn: Transition): Transition {
  return turn.state.sessionEnded && !before.sessionEnded ? chain(turn, sync.pause) : turn;
}

function notifyGap(before: EngineState, after: EngineState): EngineEffect[] {
  const { active } = after;
  const [was, is] = [gapOf(before), gapOf(after)];
  if (active === undefined || (active === before.active && was?.after === is?.after && was?.failing === is?.failing))
    return [];
  return [{ type: 'notify', update: { type: 'gap', channelId: active, ...(is !== undefined && { gap: is }) } }];
}

function statusOf(state: EngineState): number {
  return chatStatus({
    initialised: state.user !== undefined,
    chatsLoaded: state.sessions.phase === 'known',
    messagesPending: state.outbox.size > 0,
  });
}

function handle(state: EngineState, event: EngineEvent, moment: HandlingTime): Transition {
  switch (event.type) {
    case 'signedIn':
      return signedIn(state, event, moment);
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
      return chain(chain(chain(outbox.wakeLines(state), sync.resubscribe), membership.wake), sync.wakePage);
    case 'select':
      return select(state, event.channelId, moment);
    case 'send':
      return outbox.write(state, { ...event, kind: 'message' }, moment);
    case 'edit':
      return outbox.write(state, { ...event, kind: 'edit' }, moment);
    case 'delete':
      return withdrawEntry(state, { ...event, kind: 'delete' }, moment);
    case 'saved':
      return saved(state, event);
    case 'posted':
      return delivered(state, event, moment);
    case 'postFailed':
      return missingTarget.isTargetMissing(state, event)
        ? missingTarget.recover(state, event.entry)
        : outbox.deliveryFailed(state, event.entry, event.failure, moment);
    case 'retry':
      return chain(outbox.retry(state, event), next => toTransition(next, { type: 'announce', update: event }));
    case 'discard':
      return outbox.discardForAll(state, event.entryId);
    case 'announced':
      return announced(state, event.update, moment);
    case 'live':
      return chain(
        sync.liveEvents(state, event.events, event.isFull ?? event.events.length >= EVENT_PAGE, moment),
        unread.claimWhatWasSeen,
      );
    case 'stale':
      return sync.feedStale(state, moment);
    case 'feedDown':
      return sync.feedDown(state, moment);
    case 'caughtUp':
      return sync.caughtUp(state, event.events, event.done, moment);
    case 'catchUpFailed':
      return sync.catchUpFailed(state, moment);
    case 'loadMore':
      return sync.loadMore(state, event.channelId);
    case 'loadGap':
      return state.sync.phase === 'catchingUp' ? sync.retryCatchUp(state) : sync.resubscribe(state);
    case 'page':
      return sync.pageLoaded(state, event.channelId, event.events, event.reachedStart, moment);
    case 'pageFailed':
      return sync.pageFailed(state, event, moment);
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
      return membership.failed(state, event, moment);
    case 'typing':
      return toTransition(state, { type: 'markTyping', channelId: event.channelId, isTyping: event.isTyping });
    case 'focus':
      return unread.claimWhatWasSeen({ ...state, focused: event.focused, visible: event.visible });
    case 'seen':
      return seen(state, event.channelId, event.timeIds);
    case 'readFailed':
      return readFailed(state, event);
    case 'alarm':
      return alarm(state, event.key, moment);
  }
}

/**
 * Nobody signed in later than now: a sign-in that lies ahead was written down by a clock that has been set right since.
 */
function atMoment(state: EngineState, { now }: HandlingTime): EngineState {
  return state.signedInAt !== undefined && state.signedInAt > now
    ? { ...state, now, signedInAt: now }
    : { ...state, now };
}

/** Pause before a read mark is reported again, in milliseconds. */
const READ_RETRY_MS = 3_000;

/** The same person again goes on where the session ended; another person finds nothing of the first. */
function signedIn(
  state: EngineState,
  { uid, entries, signedInAt }: Extract<EngineEvent, { type: 'signedIn' }>,
  moment: HandlingTime,
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
        ...(signedInAt !== undefined && { signedInAt }),
        ...(state.user === undefined && state.active !== undefined && { active: state.active }),
      };
  const started =
    same && state.sync.phase !== 'off' ? chain(toTransition(base), sync.resubscribe) : sync.startSync(base, moment);
  const loaded = chain(started, same && state.sync.phase !== 'off' ? reloadAfterReturn : membership.requestOfOpen);
  const watched = chain(loaded, next => toTransition(next, ...sync.watchHistory(next)));
  return chain(
    chain(watched, next => outboxReconciliation.vaultRead(next, entries)),
    outboxReconciliation.planOutboxReconciliation,
  );
}

/** What could not be loaded while the session was over. */
const reloadAfterReturn = (state: EngineState): Transition =>
  chain(chain(requestChatList(state), membership.requestOfOpen), sync.wakePage);

function select(state: EngineState, channelId: string | undefined, moment: HandlingTime): Transition {
  if (channelId === undefined) {
    const { active: _, ...rest } = state;
    return toTransition(rest);
  }
  const { claimed: _, ...known } = channels.channelOf(state, channelId);
  const channel: ChannelState = { ...known, inView: new Set() };
  const next = channels.withChannel({ ...state, active: channelId }, channel);
  const opened = toTransition(next, ...notifyOpened(next, channelId, moment), ...sync.watchHistory(next));
  return chain(
    chain(
      chain(opened, after => membership.requestOfSelected(after, channelId)),
      sync.wakePage,
    ),
    after => sync.firstPage(after, channelId),
  );
}

function notifyOpened(state: EngineState, channelId: string, moment: HandlingTime): EngineEffect[] {
  const channel = channels.channelOf(state, channelId);
  return [
    { type: 'notify', update: { type: 'opened', channelId, messages: channels.messagesOf(state, channelId) } },
    { type: 'notify', update: { type: 'history', channelId, history: sync.historyToNotify(state, channel) } },
    { type: 'notify', update: { type: 'participants', channelId, participants: channel.participants } },
    notifyReadUpTo(state, channel),
    ...notifyTyping(state, channel, moment),
  ];
}

function saved(state: EngineState, event: Extract<EngineEvent, { type: 'saved' }>): Transition {
  const { entry, isOnDisk } = event;
  const saving = new Set(state.saving);
  saving.delete(entry.clientTs);
  const untried = state.leader && entry.revisedTs === undefined ? new Set(state.untried).add(entry.id) : state.untried;
  const announced = toTransition(
    { ...state, saving, untried },
    { type: 'announce', update: { type: 'kept', entry, ...(isOnDisk === true && { isOnDisk }) } },
  );
  return chain(
    chain(announced, next => outbox.enqueue(outboxReconciliation.markOnDisk(next, event), [entry])),
    next => outbox.sendNext(next, entry.channelId),
  );
}

function delivered(
  state: EngineState,
  { entry, event }: Extract<EngineEvent, { type: 'posted' }>,
  moment: HandlingTime,
): Transition {
  return chain(applyEvents(state, [event], moment), next => outbox.settle(next, entry, event));
}

function announced(state: EngineState, update: OutboxUpdate, moment: HandlingTime): Transition {
  switch (update.type) {
    case 'kept':
      return outboxReconciliation.handleUpdate(outboxReconciliation.markOnDisk(state, update), update.entry);
    case 'posted':
      return chain(applyEvents(state, [update.event], moment), next => outbox.settle(next, update.entry, update.event));
    case 'refused':
      return outbox.refuse(state, update.entryId, update.refusal);
    case 'retry':
      return outbox.retry(state, update);
    case 'discarded':
      return outbox.discardOne(state, update.entryId);
  }
}

function seen(state: EngineState, channelId: string, timeIds: readonly bigint[]): Transition {
  if (channelId !== state.active || !state.focused || !state.visible) return toTransition(state);
  const channel = channels.channelOf(state, channelId);
  if (timeIds.every(timeId => channel.inView.has(timeId))) return unread.claimWhatWasSeen(state);
  return unread.claimWhatWasSeen(
    channels.withChannel(state, { ...channel, inView: new Set([...channel.inView, ...timeIds]) }),
  );
}

/**
 * Who may not report it is not heard a second time: nothing is asked again before something else was seen or the chat
 * is opened anew.
 */
function readFailed(state: EngineState, { channelId, kind }: Extract<EngineEvent, { type: 'readFailed' }>): Transition {
  if (kind === 'notInChat')
    return toTransition(state, { type: 'notify', update: { type: 'chatFailure', channelId, kind } });
  if (kind === 'unreachable' || kind === 'sessionEnded')
    return toTransition(unclaim(state, channelId), {
      type: 'setAlarm',
      key: `read:${channelId}`,
      delayMs: READ_RETRY_MS,
    });
  return toTransition(state);
}

function unclaim(state: EngineState, channelId: string): EngineState {
  const { claimed: _, ...channel } = channels.channelOf(state, channelId);
  return channels.withChannel(state, channel);
}

function alarm(state: EngineState, key: string, moment: HandlingTime): Transition {
  const [kind = '', channelId = ''] = splitKey(key);
  switch (kind) {
    case 'line':
      return outbox.endPause(state, channelId);
    case 'late':
      return sendTimeout.due(state, channelId);
    case 'elsewhere':
      return leaderSteps.waitedTooLong(state, channelId);
    case 'historyLate':
      return sync.historyLate(state);
    case 'page':
      return sync.pageAgain(state, channelId);
    case 'people':
      return membership.retryRequest(state, channelId);
    case 'typing':
      return toTransition(state, ...notifyTyping(state, channels.channelOf(state, channelId), moment));
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
