import type { ChatSession } from '@/domain/chat/ChatSession';
import { chatStatus } from '@/domain/chat/chatStatus';
import type { OutboxEntry } from '@/domain/chat/OutboxEntry';
import type { OutboxNews } from '../ports/OutboxSignal';
import { applyEvents, tellReadUpTo, tellTyping } from './applyEvents';
import { channelOf, messagesOf, withChannel } from './channels';
import type { EngineEffect } from './EngineEffect';
import type { EngineEvent } from './EngineEvent';
import { newEngineState, type ChannelState, type EngineState } from './EngineState';
import { deliveryFailed, discard, endPause, enqueue, pump, pumpAll, refuse, retry, settle, unsentOf, wakeLines, write } from './outbox';
import { catchUpFailed, caughtUp, feedDown, feedStale, firstPage, liveEvents, loadMore, pageFailed, pageLoaded, resubscribe, retryCatchUp, startSync } from './sync';
import { andThen, toTurn, type Moment, type Turn } from './Turn';
import { claimWhatWasSeen, sessionsNow } from './unread';

/** The chat engine: what an event makes of its state, and what it asks of the world. Pure: no clock, no chance, no calls. */
export function reduceEngine(state: EngineState, event: EngineEvent, moment: Moment): Turn {
  const turn = handle(state, event, moment);
  const news: EngineEffect[] = [];
  if (statusOf(turn.state) !== statusOf(state)) news.push({ type: 'tell', news: { type: 'status', mask: statusOf(turn.state) } });
  if (turn.state.outbox !== state.outbox) news.push({ type: 'tell', news: { type: 'unsent', entries: unsentOf(turn.state) } });
  return news.length === 0 ? turn : { state: turn.state, effects: [...turn.effects, ...news] };
}

function statusOf(state: EngineState): number {
  return chatStatus({
    initialised: state.user !== undefined,
    chatsLoaded: state.sessions.phase === 'known',
    messagesPending: state.outbox.size > 0,
  });
}

function handle(state: EngineState, event: EngineEvent, moment: Moment): Turn {
  switch (event.type) {
    case 'signedIn':
      return signedIn(state, event.uid, event.entries, moment);
    case 'signedOut':
      return toTurn({ ...newEngineState(), focused: state.focused, visible: state.visible }, { type: 'unsubscribe' });
    case 'sessionEnded':
      return state.sessionEnded || state.user === undefined ? toTurn(state) : toTurn({ ...state, sessionEnded: true }, { type: 'tell', news: { type: 'requireAuth' } });
    case 'elected':
      return andThen(enqueue({ ...state, leader: true }, event.entries), pumpAll);
    case 'online':
      return andThen(wakeLines(state), resubscribe);
    case 'select':
      return select(state, event.channelId, moment);
    case 'send':
      return write(state, { ...event, kind: 'message' }, moment);
    case 'edit':
      return write(state, { ...event, kind: 'edit' }, moment);
    case 'delete':
      return write(state, { ...event, kind: 'delete' }, moment);
    case 'kept':
      return andThen(andThen(enqueue(state, [event.entry]), next => toTurn(next, { type: 'announce', news: { type: 'kept', entry: event.entry } })), next => pump(next, event.entry.channelId));
    case 'posted':
      return andThen(delivered(state, event, moment), next => toTurn(next, { type: 'announce', news: { type: 'posted', entry: event.entry, event: event.event } }));
    case 'postFailed':
      return deliveryFailed(state, event.entry, event.failure, moment);
    case 'retry':
      return andThen(retry(state, event.channelId), next => toTurn(next, { type: 'announce', news: { type: 'retry', channelId: event.channelId } }));
    case 'discard':
      return andThen(discard(state, event.entryId), next => toTurn(next, { type: 'announce', news: { type: 'discarded', entryId: event.entryId } }));
    case 'announced':
      return announced(state, event.news, moment);
    case 'live':
      return andThen(liveEvents(state, event.events, moment), claimWhatWasSeen);
    case 'stale':
      return feedStale(state, moment);
    case 'feedDown':
      return feedDown(state, moment);
    case 'caughtUp':
      return caughtUp(state, event.events, event.done, moment);
    case 'catchUpFailed':
      return catchUpFailed(state, moment);
    case 'loadMore':
      return loadMore(state, event.channelId);
    case 'page':
      return pageLoaded(state, event.channelId, event.events, event.reachedStart, moment);
    case 'pageFailed':
      return pageFailed(state, event.channelId);
    case 'reloadSessions':
      return toTurn(state, { type: 'loadSessions' });
    case 'sessionsLoaded':
      return sessionsLoaded(state, event.sessions);
    case 'sessionsFailed':
      return sessionsFailed(state);
    case 'reloadParticipants':
      return toTurn(state, { type: 'loadParticipants', channelId: event.channelId });
    case 'participantsLoaded':
      return tellParticipants(state, { ...channelOf(state, event.channelId), participants: { phase: 'known', people: event.people } });
    case 'participantsFailed':
      return participantsFailed(state, event.channelId);
    case 'typing':
      return toTurn(state, { type: 'markTyping', channelId: event.channelId, isTyping: event.isTyping });
    case 'focus':
      return claimWhatWasSeen({ ...state, focused: event.focused, visible: event.visible });
    case 'seen':
      return seen(state, event.channelId, event.timeIds);
    case 'readFailed':
      return toTurn(unclaim(state, event.channelId), { type: 'setAlarm', key: `read:${event.channelId}`, delayMs: READ_RETRY_MS });
    case 'alarm':
      return alarm(state, event.key, moment);
  }
}

/** Pause before a read mark is reported again, in milliseconds. */
const READ_RETRY_MS = 3_000;

/** The same person again goes on where the session ended; another person finds nothing of the first. */
function signedIn(state: EngineState, uid: string, entries: readonly OutboxEntry[], moment: Moment): Turn {
  const same = state.user?.uid === uid;
  const base: EngineState = same
    ? { ...state, sessionEnded: false }
    : { ...newEngineState(), focused: state.focused, visible: state.visible, user: { uid }, ...(state.user === undefined && state.active !== undefined && { active: state.active }) };
  const started = same && state.sync.phase !== 'off' ? andThen(toTurn(base), resubscribe) : startSync(base, moment);
  return andThen(andThen(started, next => enqueue(next, entries)), next => pumpAll(next));
}

function select(state: EngineState, channelId: string | undefined, moment: Moment): Turn {
  if (channelId === undefined) {
    const { active: _, ...rest } = state;
    return toTurn(rest);
  }
  const channel: ChannelState = { ...channelOf(state, channelId), inView: new Set() };
  const next = withChannel({ ...state, active: channelId }, channel);
  const opened = toTurn(next, ...tellOpened(next, channelId, moment));
  return andThen(andThen(opened, after => (channel.participants.phase === 'known' || state.user === undefined ? toTurn(after) : toTurn(after, { type: 'loadParticipants', channelId }))), after =>
    firstPage(after, channelId),
  );
}

function tellOpened(state: EngineState, channelId: string, moment: Moment): EngineEffect[] {
  const channel = channelOf(state, channelId);
  return [
    { type: 'tell', news: { type: 'opened', channelId, messages: messagesOf(state, channelId) } },
    { type: 'tell', news: { type: 'history', channelId, history: channel.history } },
    { type: 'tell', news: { type: 'participants', channelId, participants: channel.participants } },
    tellReadUpTo(channel),
    ...tellTyping(state, channel, moment),
  ];
}

function delivered(state: EngineState, { entry, event }: Extract<EngineEvent, { type: 'posted' }>, moment: Moment): Turn {
  return andThen(applyEvents(state, [event], moment), next => settle(next, entry));
}

function announced(state: EngineState, news: OutboxNews, moment: Moment): Turn {
  switch (news.type) {
    case 'kept':
      return andThen(enqueue(state, [news.entry]), next => pump(next, news.entry.channelId));
    case 'posted':
      return andThen(applyEvents(state, [news.event], moment), next => settle(next, news.entry));
    case 'refused':
      return refuse(state, news.entryId, news.refusal);
    case 'retry':
      return retry(state, news.channelId);
    case 'discarded':
      return discard(state, news.entryId);
  }
}

function sessionsLoaded(state: EngineState, sessions: readonly ChatSession[]): Turn {
  const byChannel = new Map(sessions.map(session => [session.channelId, session]));
  const channels = new Map(state.channels);
  for (const session of sessions) channels.set(session.channelId, withMarks(channelOf(state, session.channelId), session));
  const next: EngineState = { ...state, channels, sessions: { phase: 'known', byChannel } };
  const list: EngineEffect = { type: 'tell', news: { type: 'sessions', phase: 'known', sessions: sessionsNow(next) } };
  const { active } = next;
  const open: EngineEffect[] = active === undefined || !byChannel.has(active) ? [] : [tellReadUpTo(channelOf(next, active)), { type: 'tell', news: { type: 'opened', channelId: active, messages: messagesOf(next, active) } }];
  return toTurn(next, list, ...open);
}

/** The list's read marks, unless newer ones are known, and only what it has not counted stays fresh. */
function withMarks(channel: ChannelState, session: ChatSession): ChannelState {
  const { patientReadUpTo: patient, ownReadUpTo: own, asOf } = session;
  const fresh = [...channel.freshUnread].filter(timeId => (channel.timeline.get(timeId)?.sent?.seq ?? 0n) > asOf);
  return {
    ...channel,
    freshUnread: new Set(fresh),
    ...(patient !== undefined && (channel.patientReadUpTo === undefined || patient > channel.patientReadUpTo) && { patientReadUpTo: patient }),
    ...(own !== undefined && (channel.ownRead === undefined || own > channel.ownRead.timeId) && { ownRead: { timeId: own, seq: asOf } }),
  };
}

function sessionsFailed(state: EngineState): Turn {
  const phase = state.sessions.phase === 'known' ? 'known' : 'failed';
  const next: EngineState = { ...state, sessions: { ...state.sessions, phase } };
  return toTurn(next, { type: 'tell', news: { type: 'sessions', phase: 'failed', sessions: sessionsNow(next) } }, { type: 'setAlarm', key: 'sessions', delayMs: SESSIONS_RETRY_MS });
}

/** Retry session load after 2 s (D2 §9). */
const SESSIONS_RETRY_MS = 2_000;

function participantsFailed(state: EngineState, channelId: string): Turn {
  const channel = channelOf(state, channelId);
  return channel.participants.phase === 'known' ? toTurn(state) : tellParticipants(state, { ...channel, participants: { phase: 'failed' } });
}

function tellParticipants(state: EngineState, channel: ChannelState): Turn {
  return toTurn(withChannel(state, channel), { type: 'tell', news: { type: 'participants', channelId: channel.id, participants: channel.participants } });
}

function seen(state: EngineState, channelId: string, timeIds: readonly bigint[]): Turn {
  if (channelId !== state.active || !state.focused || !state.visible) return toTurn(state);
  const channel = channelOf(state, channelId);
  return claimWhatWasSeen(withChannel(state, { ...channel, inView: new Set([...channel.inView, ...timeIds]) }));
}

function unclaim(state: EngineState, channelId: string): EngineState {
  const { claimed: _, ...channel } = channelOf(state, channelId);
  return withChannel(state, channel);
}

function alarm(state: EngineState, key: string, moment: Moment): Turn {
  const [kind = '', channelId = ''] = splitKey(key);
  switch (kind) {
    case 'line':
      return endPause(state, channelId);
    case 'page':
      return loadMore(state, channelId);
    case 'typing':
      return toTurn(state, ...tellTyping(state, channelOf(state, channelId), moment));
    case 'read':
      return claimWhatWasSeen(state);
    case 'subscribe':
      return resubscribe(state);
    case 'catchUp':
      return retryCatchUp(state);
    case 'sessions':
      return toTurn(state, { type: 'loadSessions' });
    default:
      return toTurn(state);
  }
}

function splitKey(key: string): [string, string] {
  const at = key.indexOf(':');
  return at === -1 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
}
