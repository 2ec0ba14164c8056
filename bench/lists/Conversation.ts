import type { ChatMessage, MessageOwner } from '@/domain/chat/messages/ChatMessage';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { aMessage } from '#test/support/builders/chat/aMessage';

/** The time at which the conversation is read, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 21, 12, 0);

const MINUTE_MS = 60_000;
/** The number of newest messages that are unread when the chat is opened. */
const UNREAD = 5;
const WORDS = (
  'sleep was better this week and I walked to the lake twice although evenings are hard when nobody is home ' +
  'thank you it helped a little ich habe heute Morgen gut geschlafen danke für die Übung Selbstwirksamkeitserwartung'
).split(' ');
const LINK = 'https://www.example.org/exercises/breathing-with-the-diaphragm?week=3&language=en';

/** Oldest first, the same on every machine; the newest messages are the same at every size. */
export function conversationOf(size: number): readonly ChatMessage[] {
  return Array.from({ length: size }, (_, at) => messageAt(size - 1 - at));
}

/** `place`: counted from the newest message, which is 0. */
function messageAt(place: number): ChatMessage {
  const random = new SeededRandom(1_000_000 + place);
  const owner = place < UNREAD ? 'Patient' : ownerOf(random.unit());
  return aMessage({
    timeId: toTimeId(Math.round(NOW - (2 + place * 4 + random.unit() * 3) * MINUTE_MS)),
    text: textOf(random),
    edited: random.chance(0.03),
    owner,
    hasBeenRead: owner === 'You',
  });
}

function ownerOf(kind: number): MessageOwner {
  if (kind < 0.45) return 'You';
  if (kind < 0.94) return 'Patient';
  return kind < 0.99 ? 'Therapist' : 'System';
}

function textOf(random: SeededRandom): string {
  const length = random.chance(0.8) ? random.between(1, 26) : random.between(26, 86);
  const words = Array.from({ length }, () => random.pick(WORDS));
  return [...words, ...(random.chance(0.05) ? [LINK] : [])].join(' ');
}

export const lastRead = (messages: readonly ChatMessage[]): ChatMessage | undefined => messages.at(-1 - UNREAD);
