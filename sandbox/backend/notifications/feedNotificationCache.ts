import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import { fullName } from '#sandbox/backend/people/fullName';
import type { ChatServices } from '../chat/ChatServices';
import type { ChatRoom } from '../chat/ChatRoom';

/** Writes the state of the chat to the cache of every therapist in the room. */
export function feedNotificationCache({ views, people, notificationCache }: ChatServices, room: ChatRoom): void {
  const patient = people.patient(room.patientId);
  if (!patient) return;
  const shown = { email: patient.email, name: fullName(patient) };
  for (const { userId, role } of room.people) {
    if (role !== 'therapist') continue;
    const { unreadMessageCount, lastMessage } = views.session(room, userId);
    const messages = { last: lastMessage?.timeId ?? '', unread: unreadMessageCount ?? 0 };
    notificationCache.save(userId, {
      chatSessionId: room.id,
      pubNub: pubNubOf(room.generation),
      patient: shown,
      messages,
    });
  }
}
