import { channelOnScreen } from '@/domain/chat/conversations/channelOnScreen.rule';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { MessageRecord } from '@/domain/chat/messages/MessageRecord';
import { messageOrder } from '@/domain/chat/messages/messageOrder.rule';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import { toDisplayedMessage } from '@/domain/chat/messages/toDisplayedMessage.rule';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { EngineEffect } from './EngineEffect';
import { newChannel, type ChannelState, type EngineState } from './EngineState';

function channelOf(state: EngineState, channelId: string): ChannelState {
  return state.channels.get(channelId) ?? newChannel(channelId);
}

function withChannel(state: EngineState, channel: ChannelState): EngineState {
  return { ...state, channels: new Map(state.channels).set(channel.id, channel) };
}

function outboxOf(state: EngineState, channelId: string): readonly OutboxEntry[] {
  return state.outbox.get(channelId)?.entries ?? [];
}

/** Identity of the chat's patient; empty while neither the chat list nor the participants are known. */
function patientOf(state: EngineState, channel: ChannelState): string {
  const session = state.sessions.byChannel.get(channel.id);
  if (session !== undefined) return session.patient.userId;
  const people = channel.participants.phase === 'known' ? channel.participants.people : [];
  return people.find(person => person.role === 'patient')?.userId ?? '';
}

/** Returns the patient's read position from the chat list or the patient's receipts. */
function patientReadUpTo(state: EngineState, channel: ChannelState): ReadPoint | undefined {
  const session = state.sessions.byChannel.get(channel.id);
  const listed = session === undefined ? undefined : listedPoint(session);
  const receipt = channel.readBy.get(patientOf(state, channel));
  return receipt !== undefined && (listed === undefined || reachesFurther(receipt, listed)) ? receipt : listed;
}

function listedPoint({ patientReadUpTo: timeId, patientReadSeq: upTo, asOf: seq }: ChatSession): ReadPoint | undefined {
  return timeId === undefined ? undefined : { timeId, seq, ...(upTo !== undefined && { upTo }) };
}

/** Compares by order of arrival if both know it. */
const reachesFurther = (a: ReadPoint, b: ReadPoint): boolean =>
  a.upTo !== undefined && b.upTo !== undefined ? a.upTo > b.upTo : a.timeId > b.timeId;

/** Returns the record of the message with this current or original time id. */
function recordOf(state: EngineState, channelId: string, timeId: TimeId): MessageRecord | undefined {
  const { timeline, moved } = channelOf(state, channelId);
  return timeline.get(moved.get(timeId) ?? timeId);
}

/** Returns the message as shown now; undefined if there is nothing to show. */
function messageAt(state: EngineState, channelId: string, timeId: TimeId): ChatMessage | undefined {
  return messageWithReadPoint(state, channelId, timeId, readPointOf(state, channelId));
}

/** Returns the message as shown with a given read position of the patient. */
function messageWithReadPoint(
  state: EngineState,
  channelId: string,
  timeId: TimeId,
  patientRead: ReadPoint | undefined,
): ChatMessage | undefined {
  const channel = channelOf(state, channelId);
  const record = channel.timeline.get(timeId);
  const pendingEntries = outboxOf(state, channelId).filter(entry => entry.timeId === timeId);
  const replyTo = record?.sent?.replyTo ?? pendingEntries.find(({ kind }) => kind === 'message')?.replyTo;
  const original = replyTo === undefined ? undefined : channel.timeline.get(replyTo);
  return toDisplayedMessage({
    channelId,
    me: state.user?.uid ?? '',
    patient: patientOf(state, channel),
    ...(record !== undefined && { record }),
    pendingEntries,
    ...(original !== undefined && { original }),
    ...(patientRead !== undefined && { patientRead }),
  });
}

const readPointOf = (state: EngineState, channelId: string): ReadPoint | undefined =>
  patientReadUpTo(state, channelOf(state, channelId));

/** Returns all messages of a chat to show, oldest first. */
function messagesOf(state: EngineState, channelId: string): ChatMessage[] {
  const channel = channelOf(state, channelId);
  const waiting = outboxOf(state, channelId).filter(({ kind, refusal }) => kind === 'message' || refusal !== undefined);
  const patientRead = patientReadUpTo(state, channel);
  return messageOrder({ timeIds: [...channel.timeline, ...waiting].map(({ timeId }) => timeId) })
    .map(timeId => messageWithReadPoint(state, channelId, timeId, patientRead))
    .filter(message => message !== undefined);
}

/** Returns the update that shows the current content of these messages, if their chat is open. */
function notifyMessages(state: EngineState, channelId: string, timeIds: Iterable<TimeId>): EngineEffect[] {
  if (!channelOnScreen({ active: state.active ?? null, answerFor: channelId })) return [];
  const changed: ChatMessage[] = [];
  const removed: TimeId[] = [];
  const patientRead = readPointOf(state, channelId);
  for (const timeId of new Set(timeIds)) {
    const message = messageWithReadPoint(state, channelId, timeId, patientRead);
    if (message === undefined) removed.push(timeId);
    else changed.push(message);
  }
  return changed.length + removed.length === 0
    ? []
    : [{ type: 'notify', update: { type: 'messages', channelId, changed, removed } }];
}

/** Returns the update of own messages whose receipt changed with the patient's read position. */
function notifyReceipts(state: EngineState, channelId: string, before: ReadPoint | undefined): EngineEffect[] {
  const now = readPointOf(state, channelId);
  if (now === before || !channelOnScreen({ active: state.active ?? null, answerFor: channelId })) return [];
  const own = [...channelOf(state, channelId).timeline].filter(({ sent }) => sent?.sender === state.user?.uid);
  const isRead = (timeId: TimeId, point: ReadPoint | undefined): boolean | undefined =>
    messageWithReadPoint(state, channelId, timeId, point)?.meta.hasBeenRead;
  return notifyMessages(
    state,
    channelId,
    own.map(({ timeId }) => timeId).filter(timeId => isRead(timeId, before) !== isRead(timeId, now)),
  );
}

/** Operations on the chats in the state. */
export const channels = {
  channelOf,
  withChannel,
  outboxOf,
  patientOf,
  patientReadUpTo,
  recordOf,
  messageAt,
  messagesOf,
  notifyMessages,
  notifyReceipts,
};
