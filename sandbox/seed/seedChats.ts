import { feedNotificationCache } from '#sandbox/backend/notifications/feedNotificationCache';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { crowdConversationPlans } from './crowdConversationPlans';
import { conversationPlans, seedConversation } from './seedConversations';
import { oldConversationPlans, seedLostChat } from './seedOldChats';
import { seedNotifications } from './seedNotifications';
import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';

interface SeedMark {
  /** Milliseconds since 1970: the moment the seeded history leads up to. */
  readonly anchor: number;
  readonly complete: boolean;
}

interface SeededSizes {
  /** See SandboxOptions. */
  readonly manyChats?: boolean | undefined;
  readonly longestChat?: number | undefined;
}

/**
 * Fills a new data directory with conversations, optionally with more for one therapist than a page of a list contains.
 * If interrupted, it writes the same documents again at the next start.
 */
export function seedChats(
  chat: ChatServices,
  journal: JournalHost,
  { manyChats = false, longestChat }: SeededSizes = {},
): void {
  const marks = new JournalledMap<SeedMark>('seed').attachTo(journal);
  const mark = marks.get('chats') ?? { anchor: chat.clock.now(), complete: false };
  if (mark.complete) return;
  marks.put('chats', mark);
  const therapists = chat.people.staffWith('chat:view-active-chats');
  const plans = conversationPlans(therapists, chat.people.patients(), longestChat);
  const further = [
    ...oldConversationPlans(therapists, chat.people.patients()),
    ...(manyChats ? crowdConversationPlans(therapists[0]) : []),
  ];
  const conversations = [...plans, ...further].map((plan, index) => ({
    plan,
    ...seedConversation(plan, index, mark.anchor),
  }));
  for (const { room, pinned, plan } of conversations) {
    chat.rooms.save(room);
    if (pinned) chat.pins.pin(plan.therapist.uid, room.patientId);
  }
  chat.log.import(inServerOrder(conversations.flatMap(({ events }) => events)));
  for (const { room } of conversations) feedNotificationCache(chat, room);
  seedLostChat(chat);
  seedNotifications(chat, plans);
  marks.put('chats', { ...mark, complete: true });
}

/** Sorts events by their preferred place and assigns each its own. */
function inServerOrder(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const sorted = [...events].sort((a, b) => (a.seq < b.seq ? -1 : Number(a.seq > b.seq)));
  let last = 0n;
  return sorted.map(event => {
    const wanted = BigInt(event.seq);
    last = wanted > last ? wanted : last + 1n;
    return { ...event, seq: String(last) };
  });
}
