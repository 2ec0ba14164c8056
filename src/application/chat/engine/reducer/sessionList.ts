import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { notifyReadUpTo } from './applyEvents';
import { arrivals } from './arrivals';
import { requestChatList } from './requestChatList';
import { channels } from './channels';
import type { EngineEffect } from './EngineEffect';
import type { EngineEvent } from './EngineEvent';
import type { ChannelState, EngineState, ReadMark } from './EngineState';
import { chatSummary } from './chatSummary';
import { chain, toTransition, type Transition } from './Transition';
import { unread } from './unread';
import { isListed } from '../../protocol/SessionsPhase';

/** Retry session load after 2 s (D2 §9). */
const SESSIONS_RETRY_MS = 2_000;

type ListAnswer = Extract<EngineEvent, { type: 'sessionsLoaded' }>;

/** Applies the chat list and adds facts that only this window knows. */
function sessionsLoaded(state: EngineState, answer: ListAnswer): Transition {
  const { request, sessions, unreadable } = answer;
  if (isOvertaken(state, answer)) return toTransition(state);
  const me = state.user?.uid ?? '';
  const byId = new Map(state.channels);
  const byChannel = new Map<string, ChatSession>();
  for (const session of sessions.map(chatSummary.asCounted)) {
    if (chatSummary.isOver(session, channels.channelOf(state, session.channelId), state.user?.uid)) continue;
    const channel = withListedMark(channels.channelOf(state, session.channelId), session);
    byId.set(channel.id, { ...channel, freshUnread: unreadSince(channel, session.asOf, me) });
    byChannel.set(channel.id, chatSummary.withChannelState(session, channel, state));
  }
  const phase = unreadable === 0 ? 'known' : 'partial';
  const next: EngineState = {
    ...state,
    channels: byId,
    sessions: { phase, byChannel },
    loadedListRequest: Math.max(request, state.loadedListRequest),
  };
  const isUnclear = [...byChannel.values()].some(session =>
    chatSummary.mayCountRead(session, channels.channelOf(next, session.channelId)),
  );
  const again: EngineEffect[] = isUnclear ? [chatSummary.recount] : [];
  const list: EngineEffect = {
    type: 'notify',
    update: { type: 'sessions', phase, sessions: unread.sessionsNow(next) },
  };
  const applied = chain(toTransition(next, list, ...notifyOpenChat(next), ...again), after =>
    joinFeed(after, next => toTransition(next, chatSummary.recount)),
  );
  return chain(applied, unread.claimWhatWasSeen);
}

/** The list is requested at the same time as the feed, and either may arrive first. */
function feedBegins(state: EngineState): Transition {
  const { window, sessions } = state;
  const next: EngineState = { ...state, listedFrom: window?.full === true ? window.oldest : 0n };
  if (sessions.phase === 'failed') return requestChatList(next);
  return isListed(sessions.phase) ? joinFeed(next, requestChatList) : toTransition(next);
}

/**
 * List and feed together are complete, unless the list was computed before the feed's first page begins, or a chat
 * arrived since.
 */
function joinFeed(state: EngineState, reload: (state: EngineState) => Transition): Transition {
  const { listedFrom, ...joined } = state;
  if (listedFrom === undefined) return toTransition(state);
  const asOf = asOfList(state);
  if (asOf !== undefined && asOf < listedFrom) return reload(state);
  const isUnlisted = (channel: ChannelState): boolean =>
    !state.sessions.byChannel.has(channel.id) && newestSeq(channel) > (asOf ?? 0n);
  return [...state.channels.values()].some(isUnlisted) ? requestChatList(joined) : toTransition(joined);
}

/** Returns the server order of the newest event that lists a chat. */
function newestSeq({ arrivals, participantsSeq = 0n }: ChannelState): TimeId {
  const arrived = arrivals.newest()?.timeId ?? 0n;
  return arrived > participantsSeq ? arrived : participantsSeq;
}

function sessionsFailed(state: EngineState, request: number): Transition {
  if (request < state.loadedListRequest) return toTransition(state);
  const phase = isListed(state.sessions.phase) ? state.sessions.phase : 'failed';
  const next: EngineState = { ...state, sessions: { ...state.sessions, phase } };
  return toTransition(
    next,
    { type: 'notify', update: { type: 'sessions', phase: 'failed', sessions: unread.sessionsNow(next) } },
    { type: 'setAlarm', key: 'sessions', delayMs: SESSIONS_RETRY_MS },
  );
}

/** Returns the server order up to which the list is computed; undefined if it is empty. */
const asOfList = (state: EngineState): TimeId | undefined => [...state.sessions.byChannel.values()][0]?.asOf;

/**
 * True for an outdated answer: computed before the known list or, if the counts do not show that, requested before it.
 * An empty list does not say when it was computed.
 */
function isOvertaken(state: EngineState, { request, sessions }: ListAnswer): boolean {
  const asOf = sessions[0]?.asOf;
  const known = asOfList(state);
  return asOf === undefined || known === undefined || asOf === known ? request < state.loadedListRequest : asOf < known;
}

/** The list's read mark, unless the same or a newer one is known. */
function withListedMark(
  channel: ChannelState,
  { ownReadUpTo: timeId, ownReadSeq: upTo, asOf: seq }: ChatSession,
): ChannelState {
  if (timeId === undefined) return channel;
  const listed: ReadMark = { timeId, seq, isListed: true, ...(upTo !== undefined && { upTo }) };
  return channel.ownRead === undefined || isFurther(listed, channel.ownRead)
    ? { ...channel, ownRead: listed }
    : channel;
}

function isFurther(listed: ReadMark, known: ReadMark): boolean {
  if (listed.upTo !== undefined && known.upTo !== undefined) return listed.upTo > known.upTo;
  return listed.timeId > known.timeId;
}

/** Returns unread messages not included in the list. */
function unreadSince(channel: ChannelState, asOf: TimeId, me: string): ReadonlySet<TimeId> {
  const fresh = new Set<TimeId>();
  for (const record of arrivals.since(channel, asOf))
    if (unread.isUnread(channel, record, me)) fresh.add(record.timeId);
  return fresh;
}

/** Notifies the open chat, because owners and receipts depend on the patient from the list. */
function notifyOpenChat(state: EngineState): EngineEffect[] {
  const { active } = state;
  if (active === undefined || !state.sessions.byChannel.has(active)) return [];
  return [
    notifyReadUpTo(state, channels.channelOf(state, active)),
    { type: 'notify', update: { type: 'opened', channelId: active, messages: channels.messagesOf(state, active) } },
  ];
}

/** Handles a loaded or failed chat list. */
export const sessionList = {
  sessionsLoaded,
  sessionsFailed,
  feedBegins,
};
