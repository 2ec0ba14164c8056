import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type { ChatServices } from './ChatServices';
import type { ChatRoom } from './ChatRoom';

/** Notifies the former lead and the new one, when they are not the same. */
export function notifyLeads({ people, notifications }: ChatServices, before: ChatRoom, after: ChatRoom): void {
  const patient = people.patient(after.patientId);
  if (!patient || before.leadUid === after.leadUid) return;
  const { patientId, email, firstName, lastName } = patient;
  const about = {
    type: 'leadStatus',
    pubNub: String(pubNubOf(after.generation)),
    patientId,
    email,
    firstName,
    lastName,
  } as const;
  notifications.notify([before.leadUid], { ...about, isLead: 'false' });
  notifications.notify([after.leadUid], { ...about, isLead: 'true' });
}
