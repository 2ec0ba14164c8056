import { claimRead } from '@/domain/chat/claimRead.rule';
import type { ChatSession } from '@/domain/chat/ChatSession';
import type { MessageRecord } from '@/domain/chat/MessageRecord';
import type { TimeId } from '@/domain/chat/TimeId';
import { channelOf, withChannel } from './channels';
import type { ChannelState, EngineState } from './EngineState';
import { toTurn, type Turn } from './Turn';

/** Whether the reader has not read the message yet: newer than their read mark, or stored after it was set. */
export function isUnread(channel: ChannelState, record: MessageRecord, me: string): boolean {
  if (record.sent === undefined || record.sent.sender === me || record.deletedSeq !== undefined) return false;
  const mark = channel.ownRead;
  return mark === undefined || record.timeId > mark.timeId || record.sent.seq > mark.seq;
}

/** The session as the list shows it, with what arrived since the list was loaded. */
export function sessionNow(state: EngineState, session: ChatSession): ChatSession {
  const channel = state.channels.get(session.channelId);
  return channel === undefined ? session : { ...session, unread: session.unread + channel.freshUnread.size };
}

export function sessionsNow(state: EngineState): ChatSession[] {
  return [...state.sessions.byChannel.values()].map(session => sessionNow(state, session));
}

function unreadLoaded(channel: ChannelState, me: string): TimeId[] {
  const found: TimeId[] = [];
  for (const record of channel.timeline.backwards()) {
    if (isUnread(channel, record, me)) found.push(record.timeId);
    else if (channel.ownRead !== undefined && record.timeId <= channel.ownRead.timeId && channel.freshUnread.size === 0) break;
  }
  return found.reverse();
}

function unreadBeyondLoaded(state: EngineState, channel: ChannelState): boolean {
  if (channel.history.reachedStart) return false;
  if (channel.history.phase === 'none' || channel.history.before === undefined) return true;
  const mark = channel.ownRead?.timeId;
  if (mark === undefined) return (state.sessions.byChannel.get(channel.id)?.unread ?? 1) > 0;
  return (channel.timeline.oldest()?.timeId ?? 0n) > mark;
}

/** Reports as read what may be claimed now, once. */
export function claimWhatWasSeen(state: EngineState): Turn {
  const { active, user } = state;
  if (active === undefined || user === undefined) return toTurn(state);
  const channel = channelOf(state, active);
  const timeId = claimRead({
    chatOpen: true,
    windowFocused: state.focused,
    pageVisible: state.visible,
    unreadBeyondLoaded: unreadBeyondLoaded(state, channel),
    unread: unreadLoaded(channel, user.uid),
    inView: [...channel.inView],
  });
  if (timeId === undefined || timeId === channel.claimed) return toTurn(state);
  return toTurn(withChannel(state, { ...channel, claimed: timeId }), { type: 'markRead', channelId: active, timeId });
}
