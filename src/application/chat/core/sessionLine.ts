import type { ChatEvent } from '@/domain/chat/ChatEvent';
import type { ChatSession } from '@/domain/chat/ChatSession';
import type { MessageRecord } from '@/domain/chat/MessageRecord';
import type { ChannelState, EngineState } from './EngineState';
import { toTurn, type Turn } from './Turn';
import { unread } from './unread';

/** Pause before figures that can no longer be told from here are asked for again, in milliseconds. */
const RECOUNT_MS = 1_000;

const recount = { type: 'setAlarm', key: 'recount', delayMs: RECOUNT_MS } as const;

/** The line of the chat list: its last message and figures. */
function updateSession(state: EngineState, before: ChannelState, channel: ChannelState, events: readonly ChatEvent[]): Turn {
  const session = state.sessions.byChannel.get(channel.id);
  if (session === undefined) {
    const isNews = channel.timeline.size > before.timeline.size || before.participants !== channel.participants;
    // Of the feed's first page, see `sessionList.feedBegins`.
    return isNews && state.sessions.phase === 'known' && state.checkpoint !== undefined ? toTurn(state, { type: 'loadSessions' }) : toTurn(state);
  }
  const next = withChannelNews(session, channel);
  const unclear = next.unread > 0 && (mayCountRead(next, channel) || events.some(event => event.type === 'delete' && event.seq > session.asOf));
  const effects = unclear ? [recount] : [];
  if (next === session && before.freshUnread.size === channel.freshUnread.size) return toTurn(state, ...effects);
  const listed: EngineState = { ...state, sessions: { ...state.sessions, byChannel: new Map(state.sessions.byChannel).set(channel.id, next) } };
  return toTurn(listed, { type: 'tell', news: { type: 'session', session: unread.sessionNow(listed, next) } }, ...effects);
}

/** The line with what this window knows better than the list. */
function withChannelNews(session: ChatSession, channel: ChannelState): ChatSession {
  return withLastMessage(withReadMark(session, channel), channel);
}

/** The list was counted before the present read mark was set, so it counts messages that are read by now. */
function mayCountRead(session: ChatSession, { ownRead }: ChannelState): boolean {
  return session.unread > 0 && ownRead !== undefined && ownRead.seq > session.asOf;
}

/** Reading up to the newest message counted leaves none of the counted ones unread. */
function withReadMark(session: ChatSession, channel: ChannelState): ChatSession {
  const mark = channel.ownRead;
  if (mark === undefined || !mayCountRead(session, channel) || session.lastMessage === undefined) return session;
  return mark.timeId >= session.lastMessage.timeId ? { ...session, unread: 0, ownReadUpTo: mark.timeId } : session;
}

function withLastMessage(session: ChatSession, channel: ChannelState): ChatSession {
  const newest = newestSent(channel);
  if (newest?.sent === undefined) return session;
  const { lastMessage } = session;
  if (lastMessage !== undefined && newest.timeId < lastMessage.timeId) return session;
  const deleted = newest.deletedSeq !== undefined;
  const text = deleted ? '' : (newest.edit?.text ?? newest.sent.text);
  if (lastMessage?.timeId === newest.timeId && lastMessage.text === text && lastMessage.deleted === deleted) return session;
  return { ...session, lastMessage: { timeId: newest.timeId, sender: newest.sent.sender, text, deleted } };
}

function newestSent(channel: ChannelState): MessageRecord | undefined {
  for (const record of channel.timeline.backwards()) if (record.sent !== undefined) return record;
  return undefined;
}

/** One line of the chat list: its last message and its figures. */
export const sessionLine = {
  updateSession,
  withChannelNews,
  mayCountRead,
  recount,
};
