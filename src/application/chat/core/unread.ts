import { SYSTEM_SENDER } from '@/domain/chat/ChatMessage';
import { claimRead } from '@/domain/chat/claimRead.rule';
import type { ChatSession } from '@/domain/chat/ChatSession';
import type { MessageRecord } from '@/domain/chat/MessageRecord';
import type { TimeId } from '@/domain/chat/TimeId';
import { channels } from './channels';
import type { ChannelState, EngineState } from './EngineState';
import { gapOf } from './gapOf';
import { toTurn, type Turn } from './Turn';

/** Whether the reader has not read the message yet; what the service itself writes waits for nobody. Unread is what is newer than their read mark, or stored after it was set. */
function isUnread(channel: ChannelState, record: MessageRecord, me: string): boolean {
  if (record.sent === undefined || record.sent.sender === me || record.sent.sender === SYSTEM_SENDER || record.deletedSeq !== undefined) return false;
  const mark = channel.ownRead;
  return mark === undefined || record.timeId > mark.timeId || record.sent.seq > mark.seq;
}

/** The session as the list shows it, with what arrived since the list was loaded. */
function sessionNow(state: EngineState, session: ChatSession): ChatSession {
  const channel = state.channels.get(session.channelId);
  return channel === undefined ? session : { ...session, unread: session.unread + channel.freshUnread.size };
}

function sessionsNow(state: EngineState): ChatSession[] {
  return [...state.sessions.byChannel.values()].map(session => sessionNow(state, session));
}

/** Loaded messages that are unread, oldest first. Late ones may lie anywhere, so all are looked at. */
function unreadLoaded(channel: ChannelState, me: string): MessageRecord[] {
  return [...channel.timeline].filter(record => isUnread(channel, record, me));
}

/** True unless every unread message is certainly loaded and told from those that are read: all that the chat list counted, and nothing missing since. */
function unreadBeyondLoaded(state: EngineState, channel: ChannelState, loaded: readonly MessageRecord[]): boolean {
  if (state.sync.phase === 'catchingUp' || gapOf(state) !== undefined) return true;
  // A mark of which the list alone tells may be older than a late message that it seems to cover.
  if (channel.history.reachedStart && channel.ownRead?.isListed !== true) return false;
  const session = state.sessions.byChannel.get(channel.id);
  if (session === undefined || state.listedFrom !== undefined) return true;
  return loaded.filter(record => (record.sent?.seq ?? 0n) <= session.asOf).length < session.unread;
}

/** Otherwise there is nothing to claim, and the chat need not be looked through, which may be long. */
function isUnreadInView(channel: ChannelState, me: string): boolean {
  return [...channel.inView].some(timeId => {
    const record = channel.timeline.get(timeId);
    return record !== undefined && isUnread(channel, record, me);
  });
}

/** Reports as read what may be claimed now, once. */
function claimWhatWasSeen(state: EngineState): Turn {
  const { active, user } = state;
  if (active === undefined || user === undefined || !state.focused || !state.visible) return toTurn(state);
  const channel = channels.channelOf(state, active);
  if (!isUnreadInView(channel, user.uid)) return toTurn(state);
  const unread = unreadLoaded(channel, user.uid);
  const newest = claimRead({
    chatOpen: true,
    windowFocused: state.focused,
    pageVisible: state.visible,
    unreadBeyondLoaded: unreadBeyondLoaded(state, channel, unread),
    unread: unread.map(({ timeId }) => timeId),
    inView: [...channel.inView],
  });
  if (newest === undefined) return toTurn(state);
  const claimed = claim(state, channel, unread, newest);
  return claimed.effects.length > 0 && countsFurther(state, channel) ? assureCount(state, channel) : claimed;
}

/** The list may count in a deletion that has not been told here yet; then as many as it counts are not those that it counts. */
function countsFurther(state: EngineState, channel: ChannelState): boolean {
  const asOf = state.sessions.byChannel.get(channel.id)?.asOf ?? 0n;
  return !channel.history.reachedStart && asOf > (state.checkpoint ?? 0n) && asOf > (state.knownTo ?? 0n);
}

/** Asks once for what the list knows and the feed has not told; the claim follows when nothing is missing. */
function assureCount(state: EngineState, channel: ChannelState): Turn {
  const { checkpoint, assuring, sync } = state;
  if (checkpoint === undefined || assuring !== undefined || sync.phase !== 'live') return toTurn(state);
  const asOf = state.sessions.byChannel.get(channel.id)?.asOf ?? 0n;
  return toTurn({ ...state, assuring: asOf }, { type: 'catchUp', since: checkpoint });
}

/** A mark never moves back: late messages with old times are covered by setting the present mark again, once all of them were seen. */
function claim(state: EngineState, channel: ChannelState, unread: readonly MessageRecord[], newest: TimeId): Turn {
  const mark = channel.ownRead?.timeId ?? 0n;
  const timeId = newest > mark ? newest : mark;
  if (unread.some(({ timeId: at }) => at > newest && at <= timeId)) return toTurn(state);
  const seq = unread.reduce((most, { sent, timeId: at }) => (sent !== undefined && at <= newest && sent.seq > most ? sent.seq : most), 0n);
  const { claimed } = channel;
  if (claimed !== undefined && claimed.timeId >= timeId && claimed.seq >= seq) return toTurn(state);
  return toTurn(channels.withChannel(state, { ...channel, claimed: { timeId, seq } }), { type: 'markRead', channelId: channel.id, timeId });
}

/** What is unread, what the list says of it, and what may be reported as read. */
export const unread = {
  isUnread,
  sessionNow,
  sessionsNow,
  claimWhatWasSeen,
};
