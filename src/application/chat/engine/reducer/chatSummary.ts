import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { arrivalOfLast, type ChatSession } from '@/domain/chat/conversations/ChatSession';
import { isAnswered } from '@/domain/chat/conversations/isAnswered.rule';
import { isRequestAnswered } from '@/domain/chat/requests/isRequestAnswered.rule';
import { isStaff } from '@/domain/chat/messages/isStaff';
import { isReadByMark } from '@/domain/chat/messages/isReadByMark.rule';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { waitingSince, type Waiting, type WaitingInput } from '@/domain/chat/conversations/waitingSince.rule';
import { arrivals } from './arrivals';
import { requestChatList } from './requestChatList';
import type { EngineEffect } from './EngineEffect';
import type { ChannelState, EngineState } from './EngineState';
import { feedGap } from './feedGap';
import { chain, toTransition, type Transition } from './Transition';
import { unread } from './unread';
import { isListed } from '../../protocol/SessionsPhase';

/** Pause before the list is reloaded for figures that cannot be computed here, in milliseconds. */
const RECOUNT_MS = 1_000;

const recount = { type: 'setAlarm', key: 'recount', delayMs: RECOUNT_MS } as const;

/** Updates an item of the chat list: its last message and figures. */
function updateSession(
  state: EngineState,
  before: ChannelState,
  channel: ChannelState,
  events: readonly ChatEvent[],
): Transition {
  const session = state.sessions.byChannel.get(channel.id);
  if (session === undefined) {
    const hasChanged = channel.timeline.size > before.timeline.size || before.participants !== channel.participants;
    // Of the feed's first page, see `sessionList.feedBegins`.
    return hasChanged && isListed(state.sessions.phase) && state.checkpoint !== undefined
      ? requestChatList(state)
      : toTransition(state);
  }
  if (isOver(session, channel, state.user?.uid)) return withoutLine(state, channel);
  const next = withChannelState(session, channel, state);
  const isDeletedSince = events.some(event => event.type === 'delete' && event.seq > session.asOf);
  const unclear =
    (next.unread > 0 && (mayCountRead(next, channel) || isDeletedSince)) ||
    (isDeletedSince && next.unansweredFrom !== undefined);
  const effects = unclear ? [recount] : [];
  if (next === session && before.freshUnread.size === channel.freshUnread.size) return toTransition(state, ...effects);
  const listed: EngineState = {
    ...state,
    sessions: { ...state.sessions, byChannel: new Map(state.sessions.byChannel).set(channel.id, next) },
  };
  return toTransition(
    listed,
    { type: 'notify', update: { type: 'session', session: unread.sessionNow(listed, next) } },
    ...effects,
  );
}

/** The list was computed before the chat ended, or before this user was removed from it. */
function isOver({ asOf }: ChatSession, channel: ChannelState, me: string | undefined): boolean {
  const { endedSeq = 0n, participantsSeq = 0n } = channel;
  return endedSeq > asOf || (participantsSeq > asOf && isWithout(channel, me));
}

/** The participants are known and exclude this user. An unreadable participant may be this user. */
function isWithout({ participants }: ChannelState, me: string | undefined): boolean {
  if (participants.phase !== 'known' || participants.unreadable > 0) return false;
  return !participants.people.some(({ userId }) => userId === me);
}

/** A chat that has ended leaves the list at once; the reloaded list shows the rest. */
function withoutLine(state: EngineState, { id: channelId, endedSeq }: ChannelState): Transition {
  const byChannel = new Map(state.sessions.byChannel);
  byChannel.delete(channelId);
  const out: EngineEffect[] =
    endedSeq === undefined ? [{ type: 'notify', update: { type: 'chatFailure', channelId, kind: 'notInChat' } }] : [];
  const next: EngineState = { ...state, sessions: { ...state.sessions, byChannel } };
  const removed = toTransition(next, ...out, {
    type: 'notify',
    update: { type: 'sessions', phase: next.sessions.phase, sessions: unread.sessionsNow(next) },
  });
  return chain(removed, requestChatList);
}

/** Adds facts that this window knows better than the list. */
function withChannelState(session: ChatSession, channel: ChannelState, state: EngineState): ChatSession {
  const line = withLastMessage(withReadMark(session, channel), channel);
  return withWaiting(withoutAnsweredRequest(line, channel), channel, state);
}

/** The list was computed before the current read mark, so it counts messages that have been read since. */
function mayCountRead(session: ChatSession, { ownRead }: ChannelState): boolean {
  return session.unread > 0 && ownRead !== undefined && ownRead.seq > session.asOf;
}

/** If the last counted message was read, no counted message is unread. */
function withReadMark(session: ChatSession, channel: ChannelState): ChatSession {
  const mark = channel.ownRead;
  const lastSeq = arrivalOfLast(session);
  if (
    mark === undefined ||
    lastSeq === undefined ||
    session.lastMessage === undefined ||
    !mayCountRead(session, channel)
  )
    return session;
  const isAllRead = isReadByMark({ message: { timeId: session.lastMessage.timeId, seq: lastSeq }, mark });
  return isAllRead
    ? { ...session, unread: 0, ownReadUpTo: mark.timeId, ...(mark.upTo !== undefined && { ownReadSeq: mark.upTo }) }
    : session;
}

function withLastMessage(session: ChatSession, channel: ChannelState): ChatSession {
  const last = arrivals.last(channel);
  if (last === undefined || last.sent.seq < (arrivalOfLast(session) ?? 0n)) return withChangeOfLast(session, channel);
  const { lastMessage } = session;
  const { timeId, sent, edit, deletedSeq } = last;
  const deleted = deletedSeq !== undefined;
  const text = deleted ? '' : (edit?.text ?? sent.text);
  if (lastMessage?.timeId === timeId && lastMessage.text === text && lastMessage.deleted === deleted) return session;
  return { ...session, lastMessage: { timeId, seq: sent.seq, sender: sent.sender, text, deleted } };
}

/** The last message of the list is not loaded, so only its later changes are known. */
function withChangeOfLast(session: ChatSession, { timeline }: ChannelState): ChatSession {
  const { lastMessage, asOf } = session;
  if (lastMessage === undefined || lastMessage.deleted) return session;
  const { edit, deletedSeq } = timeline.get(lastMessage.timeId) ?? {};
  if (deletedSeq !== undefined) return { ...session, lastMessage: { ...lastMessage, text: '', deleted: true } };
  if (edit === undefined || edit.seq <= asOf || edit.text === lastMessage.text) return session;
  return { ...session, lastMessage: { ...lastMessage, text: edit.text } };
}

function withWaiting(session: ChatSession, channel: ChannelState, state: EngineState): ChatSession {
  const { waiting: before, ...line } = session;
  const now = waitingSince({
    patient: line.patient.userId,
    ...(line.unansweredFrom !== undefined && { listed: line.unansweredFrom }),
    ...knownSinceStaff(line, channel, floorOf(state, channel)),
  });
  if (isSameWait(before ?? null, now)) return session;
  return now === null ? line : { ...line, waiting: now };
}

/** An answer by any member of staff after the list was computed ends the request at once. */
function withoutAnsweredRequest(session: ChatSession, channel: ChannelState): ChatSession {
  const { acceptedRequest, ...line } = session;
  if (acceptedRequest === undefined) return session;
  const messages = arrivals
    .since(channel, line.asOf)
    .map(({ sent: { sender }, deletedSeq }) => ({ sender, deleted: deletedSeq !== undefined }));
  return isRequestAnswered({ patient: line.patient.userId, messages }) ? line : session;
}

/** Returns the server order from which the chat is loaded completely. */
function floorOf(state: EngineState, { history }: ChannelState): TimeId | undefined {
  const { window } = state;
  if (window === undefined || feedGap(state) !== undefined) return window?.oldest;
  if (!window.full) return 0n;
  return history.before !== undefined && history.before < window.oldest ? history.before : window.oldest;
}

/** Records that the patient is not waiting, even if the list does not say so. */
function asCounted(session: ChatSession): ChatSession {
  const { unansweredFrom, lastMessage, patient } = session;
  if (unansweredFrom !== undefined) return session;
  return isAnswered({ patient: patient.userId, ...(lastMessage !== undefined && { lastMessage }) })
    ? { ...session, unansweredFrom: null }
    : session;
}

function isSameWait(a: Waiting | null, b: Waiting | null): boolean {
  if (a === null || b === null || a.since === null || b.since === null)
    return a === b || (a !== null && b !== null && a.since === b.since);
  return a.since === b.since && a.atLeast === b.atLeast;
}

/** Returns messages from the last one of staff in order of arrival, with the listed last one if it is not loaded. */
function knownSinceStaff(
  line: ChatSession,
  channel: ChannelState,
  floor: TimeId | undefined,
): Pick<WaitingInput, 'messages' | 'knownFrom'> {
  const { patient, asOf } = line;
  const known: WaitingInput['messages'][number][] = listedLast(line, channel);
  // The author of a deleted message may be unknown; it may have been an answer.
  if ((channel.goneSeq ?? 0n) > asOf)
    known.push({ seq: asOf, sender: '', deleted: true, isNew: false, isTakenBack: true });
  for (const { sent, deletedSeq } of arrivals.newestFirst(channel)) {
    const deleted = deletedSeq !== undefined;
    const isNew = sent.seq > asOf;
    known.push({
      seq: sent.seq,
      sender: sent.sender,
      deleted,
      isNew,
      isTakenBack: !isNew && (deletedSeq ?? 0n) > asOf,
    });
    if (!deleted && isStaff(sent.sender, patient.userId)) break;
  }
  const isEmpty = line.lastMessage === undefined && line.couldNotRead?.includes('lastMessage') !== true;
  const isWhole = channel.history.reachedStart || isEmpty;
  return { messages: known.reverse(), knownFrom: isWhole ? 0n : (floor ?? line.asOf) };
}

/** Returns the listed last message while it is not loaded; it may have been deleted since. */
function listedLast(line: ChatSession, { timeline }: ChannelState): WaitingInput['messages'][number][] {
  const { lastMessage } = line;
  const seq = arrivalOfLast(line);
  if (lastMessage === undefined || seq === undefined) return [];
  const record = timeline.get(lastMessage.timeId);
  if (record?.sent !== undefined || record?.deletedSeq !== undefined) return [];
  return [{ seq, sender: lastMessage.sender, deleted: lastMessage.deleted, isNew: false, isTakenBack: false }];
}

/** An item of the chat list: its last message and its figures. */
export const chatSummary = {
  updateSession,
  asCounted,
  withChannelState,
  mayCountRead,
  isOver,
  recount,
};
