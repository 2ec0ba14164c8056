import {
  isMessageChange,
  type ChatEvent,
  type MessageChange,
  type MessagesRead,
  type ParticipantsChanged,
} from '@/domain/chat/messages/ChatEvent';
import type { MessageRecord } from '@/domain/chat/messages/MessageRecord';
import { mergeMessage } from '@/domain/chat/messages/mergeMessage.rule';
import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import { clockToleranceMs } from '@/domain/kernel/clockToleranceMs';
import { millisecondsOfTimeId, toTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { typingOthers } from '@/domain/chat/messages/typingOthers.rule';
import { arrivals } from './arrivals';
import { channels } from './channels';
import type { EngineEffect } from './EngineEffect';
import type { ChannelState, EngineState, ReadMark, TypingSign } from './EngineState';
import { missingTarget } from './missingTarget';
import { delivery } from './delivery';
import { outbox } from './outbox';
import { chatSummary } from './chatSummary';
import { chain, toTransition, type HandlingTime, type Transition } from './Transition';
import { unread } from './unread';

/** Applies events of any chats, in any order and however often they arrive. */
export function applyEvents(state: EngineState, events: readonly ChatEvent[], at: HandlingTime): Transition {
  const byChannel = new Map<string, ChatEvent[]>();
  for (const event of events) {
    const group = byChannel.get(event.channelId);
    if (group === undefined) byChannel.set(event.channelId, [event]);
    else group.push(event);
  }
  let transition = toTransition(state);
  for (const [channelId, group] of byChannel)
    transition = chain(transition, before => applyToChannel(before, channelId, group, at));
  return transition;
}

function applyToChannel(
  state: EngineState,
  channelId: string,
  events: readonly ChatEvent[],
  at: HandlingTime,
): Transition {
  const before = channels.channelOf(state, channelId);
  const changed = new Set<TimeId>();
  let channel = before;
  for (const event of events) {
    const next = applyEvent(channel, event, state, at);
    if (next !== channel && isMessageChange(event)) changed.add(event.timeId);
    channel = next;
  }
  const changes = events.filter(isMessageChange);
  const known = channel === before ? state : noteOwnIds(channels.withChannel(state, channel), changes, at);
  const confirmed = chain(delivery.confirmByFeed(known, channelId, changes), next =>
    missingTarget.deleteLate(next, channelId, changes),
  );
  const goingOn = changes.some(({ type }) => type === 'delete')
    ? chain(confirmed, next => outbox.sendNext(next, channelId))
    : confirmed;
  return chain(goingOn, after => {
    const listed = chatSummary.updateSession(after, before, channel, events);
    // The end of a chat is reported while the list still has its patient.
    return toTransition(
      listed.state,
      ...channels.notifyMessages(listed.state, channelId, changed),
      ...notifySigns(listed.state, before, channel, at),
      ...listed.effects,
    );
  });
}

/**
 * Sorts the next message after all messages by the author, even if this device's clock was set back. Implausible future
 * times are ignored; otherwise one device with a wrong clock would move every later message.
 */
function noteOwnIds(state: EngineState, changes: readonly MessageChange[], { now }: HandlingTime): EngineState {
  const latest = toTimeId(now + clockToleranceMs);
  const isOwn = ({ type, sender, timeId }: MessageChange): boolean =>
    type === 'message' && sender === state.user?.uid && timeId <= latest;
  const newest = changes
    .filter(isOwn)
    .reduce((most, { timeId }) => (timeId > most ? timeId : most), state.lastClientTs);
  return newest === state.lastClientTs ? state : { ...state, lastClientTs: newest };
}

/** Returns own messages that the server has moved. */
function movedBy({ moved }: ChannelState, event: MessageChange, { user }: EngineState): Pick<ChannelState, 'moved'> {
  const isMoved = event.type === 'message' && event.sender === user?.uid && event.timeId !== event.clientTs;
  return { moved: isMoved ? new Map(moved).set(event.clientTs, event.timeId) : moved };
}

function applyEvent(channel: ChannelState, event: ChatEvent, state: EngineState, { now }: HandlingTime): ChannelState {
  switch (event.type) {
    case 'message':
    case 'edit':
    case 'delete':
      return applyMessageChange(channel, event, state);
    case 'read':
      return applyRead(channel, event, state.user?.uid ?? '');
    case 'typing':
      return applySign(channel, {
        userId: event.sender,
        isTyping: event.isTyping,
        since: Math.min(millisecondsOfTimeId(event.seq), now),
        seq: event.seq,
      });
    case 'participants':
      return applyParticipants(channel, event);
    case 'ended':
      return channel.endedSeq === undefined ? { ...channel, endedSeq: event.seq } : channel;
  }
}

function applyMessageChange(channel: ChannelState, event: MessageChange, state: EngineState): ChannelState {
  const known = channel.timeline.get(event.timeId);
  const merged = mergeMessage({ record: known, event });
  if (merged === known) return channel;
  const next = arrivals.note(
    { ...channel, ...movedBy(channel, event, state), timeline: channel.timeline.with(merged) },
    known,
    merged,
  );
  const sent =
    event.type === 'message'
      ? applySign(next, {
          userId: event.sender,
          isTyping: false,
          since: millisecondsOfTimeId(event.seq),
          seq: event.seq,
        })
      : next;
  return { ...sent, freshUnread: freshUnreadAfter(next, merged, state) };
}

/** Messages that the loaded chat list has not counted yet. While no list is loaded, everything counts as fresh. */
function freshUnreadAfter(channel: ChannelState, record: MessageRecord, state: EngineState): ReadonlySet<TimeId> {
  const counted = state.sessions.byChannel.get(channel.id)?.asOf ?? 0n;
  const fresh = (record.sent?.seq ?? 0n) > counted && unread.isUnread(channel, record, state.user?.uid ?? '');
  if (fresh === channel.freshUnread.has(record.timeId)) return channel.freshUnread;
  const next = new Set(channel.freshUnread);
  if (fresh) next.add(record.timeId);
  else next.delete(record.timeId);
  return next;
}

function applyRead(channel: ChannelState, { sender, timeId, seq, upTo }: MessagesRead, me: string): ChannelState {
  const point: ReadPoint = { timeId, seq, ...(upTo !== undefined && { upTo }) };
  if (sender !== me) {
    const known = channel.readBy.get(sender);
    return known !== undefined && known.seq >= seq
      ? channel
      : { ...channel, readBy: new Map(channel.readBy).set(sender, point) };
  }
  const mark = channel.ownRead;
  if (mark !== undefined && !isNewerMark(mark, point)) return channel;
  const marked: ChannelState = { ...channel, ownRead: { ...point, isListed: false } };
  return { ...marked, freshUnread: stillUnread(marked, me) };
}

/** The event itself is more exact than the chat list. */
function isNewerMark(mark: ReadMark, point: ReadPoint): boolean {
  if (mark.upTo !== undefined && point.upTo !== undefined && mark.upTo !== point.upTo) return point.upTo > mark.upTo;
  return point.seq > mark.seq || (mark.isListed && mark.upTo === undefined && point.timeId >= mark.timeId);
}

function stillUnread(channel: ChannelState, me: string): ReadonlySet<TimeId> {
  const still = [...channel.freshUnread].filter(timeId => {
    const record = channel.timeline.get(timeId);
    return record !== undefined && unread.isUnread(channel, record, me);
  });
  return new Set(still);
}

/** The newest typing signal of a participant counts; a message ends the signal before it. */
function applySign(channel: ChannelState, sign: TypingSign): ChannelState {
  const known = channel.typing.find(({ userId }) => userId === sign.userId);
  if (known !== undefined && known.seq >= sign.seq) return channel;
  return { ...channel, typing: [...channel.typing.filter(({ userId }) => userId !== sign.userId), sign] };
}

function applyParticipants(channel: ChannelState, event: ParticipantsChanged): ChannelState {
  if (channel.participantsSeq !== undefined && channel.participantsSeq >= event.seq) return channel;
  // An event is read completely or not at all.
  const participants = { phase: 'known', people: event.people, unreadable: 0 } as const;
  return { ...channel, participants, participantsSeq: event.seq };
}

/** Notifies of changed typing signals, receipts, participants and the end of a chat. */
function notifySigns(
  state: EngineState,
  before: ChannelState,
  channel: ChannelState,
  at: HandlingTime,
): EngineEffect[] {
  const effects: EngineEffect[] = [];
  if (before.typing !== channel.typing) effects.push(...notifyTyping(state, channel, at));
  if (before.readBy !== channel.readBy)
    effects.push(...channels.notifyReceipts(state, channel.id, channels.patientReadUpTo(state, before)));
  if (before.readBy !== channel.readBy || before.ownRead !== channel.ownRead)
    effects.push(notifyReadUpTo(state, channel));
  if (before.participants !== channel.participants) {
    effects.push({
      type: 'notify',
      update: { type: 'participants', channelId: channel.id, participants: channel.participants },
    });
  }
  if (before.endedSeq === undefined && channel.endedSeq !== undefined)
    effects.push({ type: 'notify', update: { type: 'chatEnded', channelId: channel.id } });
  return effects;
}

export function notifyTyping(state: EngineState, channel: ChannelState, { now }: HandlingTime): EngineEffect[] {
  const signs = channel.typing.filter(({ isTyping }) => isTyping).map(({ userId, since }) => ({ userId, since }));
  const { userIds, until } = typingOthers({ me: state.user?.uid ?? '', signs, now });
  const alarm: EngineEffect[] =
    until === undefined ? [] : [{ type: 'setAlarm', key: `typing:${channel.id}`, delayMs: until - now }];
  return [{ type: 'notify', update: { type: 'typing', channelId: channel.id, userIds } }, ...alarm];
}

export function notifyReadUpTo(state: EngineState, channel: ChannelState): EngineEffect {
  const { id: channelId, ownRead } = channel;
  const patient = channels.patientReadUpTo(state, channel);
  return {
    type: 'notify',
    update: {
      type: 'readUpTo',
      channelId,
      ...(patient !== undefined && { patient }),
      ...(ownRead !== undefined && { own: pointOf(ownRead) }),
    },
  };
}

const pointOf = ({ isListed: _, ...point }: ReadMark): ReadPoint => point;
