import type { ChatEvent, MessageChange } from '@/domain/chat/ChatEvent';
import type { ChatSession } from '@/domain/chat/ChatSession';
import type { MessageRecord } from '@/domain/chat/MessageRecord';
import { mergeMessage } from '@/domain/chat/mergeMessage.rule';
import type { TimeId } from '@/domain/chat/TimeId';
import { TYPING_SIGN_MS, typingOthers } from '@/domain/chat/typingOthers.rule';
import { channelOf, tellMessages, withChannel } from './channels';
import type { EngineEffect } from './EngineEffect';
import type { ChannelState, EngineState } from './EngineState';
import { confirmByFeed } from './outbox';
import { andThen, toTurn, type Moment, type Turn } from './Turn';
import { isUnread, sessionNow } from './unread';

/** Takes in events of any chats, in any order and as often as they come. */
export function applyEvents(state: EngineState, events: readonly ChatEvent[], moment: Moment): Turn {
  const byChannel = new Map<string, ChatEvent[]>();
  for (const event of events) {
    const group = byChannel.get(event.channelId);
    if (group === undefined) byChannel.set(event.channelId, [event]);
    else group.push(event);
  }
  let turn = toTurn(state);
  for (const [channelId, group] of byChannel) turn = andThen(turn, before => applyToChannel(before, channelId, group, moment));
  return turn;
}

function applyToChannel(state: EngineState, channelId: string, events: readonly ChatEvent[], moment: Moment): Turn {
  const before = channelOf(state, channelId);
  const changed = new Set<TimeId>();
  let channel = before;
  for (const event of events) {
    const next = applyEvent(channel, event, state, moment);
    if (next !== channel && isMessageChange(event)) changed.add(event.timeId);
    channel = next;
  }
  const confirmed = confirmByFeed(channel === before ? state : withChannel(state, channel), channelId, events.filter(isMessageChange));
  return andThen(confirmed, after => {
    const listed = updateSession(after, before, channel);
    return toTurn(listed.state, ...tellMessages(listed.state, channelId, changed), ...listed.effects, ...tellSigns(listed.state, before, channel, moment));
  });
}

const isMessageChange = (event: ChatEvent): event is MessageChange => event.type === 'message' || event.type === 'edit' || event.type === 'delete';

function applyEvent(channel: ChannelState, event: ChatEvent, state: EngineState, moment: Moment): ChannelState {
  switch (event.type) {
    case 'message':
    case 'edit':
    case 'delete':
      return applyMessageChange(channel, event, state);
    case 'read':
      return applyRead(channel, event, state.user?.uid ?? '');
    case 'typing':
      return applyTyping(channel, event.sender, event.isTyping, Number(event.seq / 10_000n), moment.now);
    case 'participants':
      return { ...channel, participants: { phase: 'known', people: event.people } };
    case 'ended':
      return channel.ended ? channel : { ...channel, ended: true };
  }
}

function applyMessageChange(channel: ChannelState, event: MessageChange, state: EngineState): ChannelState {
  const known = channel.timeline.get(event.timeId);
  const merged = mergeMessage({ ...(known !== undefined && { record: known }), event });
  if (merged === known) return channel;
  const next = { ...channel, timeline: channel.timeline.with(merged) };
  return { ...next, freshUnread: freshUnreadAfter(next, merged, state), typing: event.type === 'message' ? withoutSign(channel, event.sender) : channel.typing };
}

/** Messages that the loaded chat list has not counted yet. While no list is loaded, everything counts as fresh. */
function freshUnreadAfter(channel: ChannelState, record: MessageRecord, state: EngineState): ReadonlySet<TimeId> {
  const counted = state.sessions.byChannel.get(channel.id)?.asOf ?? 0n;
  const fresh = (record.sent?.seq ?? 0n) > counted && isUnread(channel, record, state.user?.uid ?? '');
  if (fresh === channel.freshUnread.has(record.timeId)) return channel.freshUnread;
  const next = new Set(channel.freshUnread);
  if (fresh) next.add(record.timeId);
  else next.delete(record.timeId);
  return next;
}

function applyRead(channel: ChannelState, event: ChatEvent, me: string): ChannelState {
  if (event.sender !== me) {
    const known = channel.patientReadUpTo;
    return known !== undefined && known >= event.timeId ? channel : { ...channel, patientReadUpTo: event.timeId };
  }
  if (channel.ownRead !== undefined && channel.ownRead.seq >= event.seq) return channel;
  const marked: ChannelState = { ...channel, ownRead: { timeId: event.timeId, seq: event.seq } };
  const unread = [...channel.freshUnread].filter(timeId => {
    const record = channel.timeline.get(timeId);
    return record !== undefined && isUnread(marked, record, me);
  });
  return { ...marked, freshUnread: new Set(unread) };
}

function applyTyping(channel: ChannelState, userId: string, isTyping: boolean, since: number, now: number): ChannelState {
  const others = withoutSign(channel, userId);
  const alive = isTyping && now - since < TYPING_SIGN_MS;
  if (!alive && others.length === channel.typing.length) return channel;
  return { ...channel, typing: alive ? [...others, { userId, since: Math.min(since, now) }] : others };
}

const withoutSign = (channel: ChannelState, userId: string) => channel.typing.filter(sign => sign.userId !== userId);

/** The line of the chat list: its last message and figures. */
function updateSession(state: EngineState, before: ChannelState, channel: ChannelState): Turn {
  const session = state.sessions.byChannel.get(channel.id);
  if (session === undefined) {
    const isNews = state.sessions.phase === 'known' && channel.timeline.size > before.timeline.size;
    return isNews ? toTurn(state, { type: 'loadSessions' }) : toTurn(state);
  }
  const moved = movedReadMark(session, before, channel);
  const next = withLastMessage(moved, channel);
  const changedCount = before.freshUnread.size !== channel.freshUnread.size;
  if (next === session && !changedCount) return toTurn(state);
  const listed: EngineState = { ...state, sessions: { ...state.sessions, byChannel: new Map(state.sessions.byChannel).set(channel.id, next) } };
  return toTurn(listed, { type: 'tell', news: { type: 'session', session: sessionNow(listed, next) } });
}

/** Reading up to the newest message counted leaves none of the counted ones unread. */
function movedReadMark(session: ChatSession, before: ChannelState, channel: ChannelState): ChatSession {
  const mark = channel.ownRead;
  if (mark === undefined || mark === before.ownRead || session.unread === 0) return session;
  const newestCounted = [...channel.timeline.backwards()].find(record => record.sent !== undefined && record.sent.seq <= session.asOf)?.timeId;
  const all = mark.timeId >= (newestCounted ?? session.lastMessage?.timeId ?? 0n);
  return all ? { ...session, unread: 0, ownReadUpTo: mark.timeId } : session;
}

function withLastMessage(session: ChatSession, channel: ChannelState): ChatSession {
  let newest: MessageRecord | undefined;
  for (const record of channel.timeline.backwards()) {
    if (record.sent === undefined) continue;
    newest = record;
    break;
  }
  if (newest?.sent === undefined) return session;
  const { lastMessage } = session;
  if (lastMessage !== undefined && newest.timeId < lastMessage.timeId) return session;
  const deleted = newest.deletedSeq !== undefined;
  const text = deleted ? '' : (newest.edit?.text ?? newest.sent.text);
  if (lastMessage?.timeId === newest.timeId && lastMessage.text === text && lastMessage.deleted === deleted) return session;
  return { ...session, lastMessage: { timeId: newest.timeId, sender: newest.sent.sender, text, deleted } };
}

/** Typing, receipts, participants and the end of a chat, where they changed. */
function tellSigns(state: EngineState, before: ChannelState, channel: ChannelState, moment: Moment): EngineEffect[] {
  const effects: EngineEffect[] = [];
  if (before.typing !== channel.typing) effects.push(...tellTyping(state, channel, moment));
  if (before.patientReadUpTo !== channel.patientReadUpTo || before.ownRead !== channel.ownRead) effects.push(tellReadUpTo(channel));
  if (before.participants !== channel.participants) {
    effects.push({ type: 'tell', news: { type: 'participants', channelId: channel.id, participants: channel.participants } });
  }
  if (!before.ended && channel.ended) effects.push({ type: 'tell', news: { type: 'chatEnded', channelId: channel.id } });
  return effects;
}

export function tellTyping(state: EngineState, channel: ChannelState, moment: Moment): EngineEffect[] {
  const userIds = typingOthers({ me: state.user?.uid ?? '', signs: channel.typing, now: moment.now });
  const alarm: EngineEffect[] = userIds.length === 0 ? [] : [{ type: 'setAlarm', key: `typing:${channel.id}`, delayMs: TYPING_SIGN_MS }];
  return [{ type: 'tell', news: { type: 'typing', channelId: channel.id, userIds } }, ...alarm];
}

export function tellReadUpTo(channel: ChannelState): EngineEffect {
  const { id: channelId, patientReadUpTo: patient, ownRead } = channel;
  return { type: 'tell', news: { type: 'readUpTo', channelId, ...(patient !== undefined && { patient }), ...(ownRead !== undefined && { own: ownRead.timeId }) } };
}
