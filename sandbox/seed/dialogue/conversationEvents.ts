import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { SeededRandom } from '#sandbox/seed/SeededRandom';
import type { Line } from './writeDialogue';

export interface SeededConversation {
  readonly room: ChatRoom;
  readonly lines: readonly Line[];
  readonly patientUid: string;
  readonly therapistUid: string;
  readonly unread: number;
  readonly random: SeededRandom;
}

/** An event that has no place in the server's order yet; `seq` is where it would like to be. */
type Draft = StoredEvent;

/** Turns lines into stored events: messages, a few edits and deletions, and how far both sides have read. */
export function conversationEvents(conversation: SeededConversation): readonly StoredEvent[] {
  const messages = messagesOf(conversation);
  const changes = messages.flatMap((message, index) =>
    index < messages.length - 8 ? changeOf(message, conversation.random) : [],
  );
  const ownUpTo = readUpTo(messages, conversation.unread);
  const receipts = [
    ...(ownUpTo ? [readEvent(ownUpTo, conversation.therapistUid)] : []),
    ...(messages.length > 3
      ? [readEvent(messages.at(-conversation.random.between(1, 3)) ?? messages[0], conversation.patientUid)]
      : []),
  ].flatMap(event => event ?? []);
  return [...messages, ...changes, ...receipts];
}

/** The patient likes one of this many messages, if a therapist wrote it. */
const LIKED_OF = 24;

function messagesOf({ room, lines, patientUid, therapistUid, random }: SeededConversation): readonly Draft[] {
  const channel = channelOfRoom(room);
  const participants = room.people.map(({ userId }) => userId);
  let at = BigInt(room.startedAt) * 10_000n;
  return lines.map(({ by, text, afterMs }, place) => {
    at += BigInt(afterMs) * 10_000n + BigInt(random.between(0, 9_999));
    const sender = by === 'patient' ? patientUid : therapistUid;
    const clientTs = String(at);
    return {
      id: `message-${channel}-${sender}-${clientTs}`,
      type: 'message',
      channel,
      participants,
      seq: clientTs,
      timeId: clientTs,
      sender,
      text,
      clientTs,
      ...(by !== 'patient' && place % LIKED_OF === 1 && { liked: true }),
    };
  });
}

function changeOf(message: Draft, random: SeededRandom): readonly Draft[] {
  const roll = random.unit();
  if (roll > 0.02) return [];
  const clientTs = String(BigInt(message.timeId) + BigInt(random.between(8, 90)) * 10_000_000n);
  const { channel, participants, timeId, sender } = message;
  const shared = { channel, participants, seq: clientTs, timeId, sender, clientTs };
  return roll < 0.005
    ? [{ ...shared, id: `delete-${channel}-${timeId}`, type: 'delete' }]
    : [
        {
          ...shared,
          id: `edit-${channel}-${sender}-${clientTs}`,
          type: 'edit',
          text: `${message.text ?? ''} (I meant to write that better.)`,
        },
      ];
}

function readUpTo(messages: readonly Draft[], unread: number): Draft | undefined {
  return messages[messages.length - 1 - unread];
}

function readEvent(newest: Draft | undefined, reader: string): Draft | undefined {
  if (!newest) return undefined;
  const { channel, participants, timeId } = newest;
  return {
    id: `read-${channel}-${reader}`,
    type: 'read',
    channel,
    participants,
    seq: String(BigInt(timeId) + 50_000_000n),
    timeId,
    sender: reader,
  };
}
