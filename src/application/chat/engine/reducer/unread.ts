import { SYSTEM_SENDER } from '@/domain/chat/messages/ChatMessage';
import { claimRead } from '@/domain/chat/messages/claimRead.rule';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { MessageRecord } from '@/domain/chat/messages/MessageRecord';
import { isReadByMark } from '@/domain/chat/messages/isReadByMark.rule';
import { arrivals, type SentRecord } from './arrivals';
import { channels } from './channels';
import type { ChannelState, EngineState } from './EngineState';
import { feedGap } from './feedGap';
import { toTransition, type Transition } from './Transition';

/** True if the message is unread; service messages never are. */
function isUnread({ ownRead }: ChannelState, { timeId, sent, deletedSeq }: MessageRecord, me: string): boolean {
  if (sent === undefined || sent.sender === me || sent.sender === SYSTEM_SENDER || deletedSeq !== undefined)
    return false;
  return !isReadByMark({ message: { timeId, seq: sent.seq }, ...(ownRead !== undefined && { mark: ownRead }) });
}

/** Returns the listed session with messages that arrived since the list was loaded. */
function sessionNow(state: EngineState, session: ChatSession): ChatSession {
  const channel = state.channels.get(session.channelId);
  if (channel === undefined) return session;
  const messagesSince = arrivals.since(channel, session.asOf).length;
  return { ...session, unread: session.unread + channel.freshUnread.size, ...(messagesSince > 0 && { messagesSince }) };
}

function sessionsNow(state: EngineState): ChatSession[] {
  return [...state.sessions.byChannel.values()].map(session => sessionNow(state, session));
}

/**
 * Returns loaded unread messages, in order of arrival. If the position of the read mark is unknown, all of them are
 * compared.
 */
function unreadLoaded(channel: ChannelState, me: string): SentRecord[] {
  return arrivals.since(channel, channel.ownRead?.upTo ?? 0n).filter(record => isUnread(channel, record, me));
}

/**
 * False only if every unread message is certainly loaded and distinguished from read ones: all that the chat list
 * counted, and none missing since.
 */
function unreadBeyondLoaded(state: EngineState, channel: ChannelState, loaded: readonly SentRecord[]): boolean {
  if (state.sync.phase === 'catchingUp' || feedGap(state) !== undefined) return true;
  // A mark known only from the list, without its position, may be older than a message that it seems to cover.
  if (channel.history.reachedStart && (channel.ownRead?.isListed !== true || channel.ownRead.upTo !== undefined))
    return false;
  const session = state.sessions.byChannel.get(channel.id);
  if (session === undefined || state.listedFrom !== undefined) return true;
  return loaded.filter(({ sent }) => sent.seq <= session.asOf).length < session.unread;
}

/** If no unread message is in view there is nothing to report, and a long scan of the chat is avoided. */
function isUnreadInView(channel: ChannelState, me: string): boolean {
  return [...channel.inView].some(timeId => {
    const record = channel.timeline.get(timeId);
    return record !== undefined && isUnread(channel, record, me);
  });
}

/** Reports messages as read once they have been seen. */
function claimWhatWasSeen(state: EngineState): Transition {
  const { active, user } = state;
  if (active === undefined || user === undefined || state.sessionEnded || !state.focused || !state.visible)
    return toTransition(state);
  const channel = channels.channelOf(state, active);
  if (!isUnreadInView(channel, user.uid)) return toTransition(state);
  const unread = unreadLoaded(channel, user.uid);
  const last = claimRead({
    chatOpen: true,
    windowFocused: state.focused,
    pageVisible: state.visible,
    unreadBeyondLoaded: unreadBeyondLoaded(state, channel, unread),
    unread: unread.map(({ timeId }) => timeId),
    inView: [...channel.inView],
  });
  const claimed = unread.find(({ timeId }) => timeId === last);
  if (claimed === undefined || (channel.claimed ?? 0n) >= claimed.sent.seq) return toTransition(state);
  return countsFurther(state, channel) ? assureCount(state, channel) : claim(state, channel, claimed);
}

/** The list may include a deletion that has not arrived here yet, so equal counts need not mean the same messages. */
function countsFurther(state: EngineState, channel: ChannelState): boolean {
  const asOf = state.sessions.byChannel.get(channel.id)?.asOf ?? 0n;
  return !channel.history.reachedStart && asOf > (state.checkpoint ?? 0n) && asOf > (state.knownTo ?? 0n);
}

/** Requests events that the list includes but the feed has not reported; the read mark is sent once none is missing. */
function assureCount(state: EngineState, channel: ChannelState): Transition {
  const { checkpoint, assuring, sync } = state;
  if (checkpoint === undefined || assuring !== undefined || sync.phase !== 'live') return toTransition(state);
  const asOf = state.sessions.byChannel.get(channel.id)?.asOf ?? 0n;
  return toTransition({ ...state, assuring: asOf }, { type: 'catchUp', since: checkpoint });
}

/** Reports everything up to this message as read. */
function claim(state: EngineState, channel: ChannelState, { timeId, sent }: SentRecord): Transition {
  return toTransition(channels.withChannel(state, { ...channel, claimed: sent.seq }), {
    type: 'markRead',
    channelId: channel.id,
    timeId,
  });
}

/** Unread messages, their count in the list, and reports of reading. */
export const unread = {
  isUnread,
  sessionNow,
  sessionsNow,
  claimWhatWasSeen,
};
