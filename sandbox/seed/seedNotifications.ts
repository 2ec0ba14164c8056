import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { ConversationPlan } from './seedConversations';

/** Every therapist has a few notifications, and one chat request waits. */
export function seedNotifications(
  { notifications, requests, people, clock }: ChatServices,
  plans: readonly ConversationPlan[],
): void {
  const notified = new Set<string>();
  for (const { therapist, patient } of plans) {
    if (notified.has(therapist.uid)) continue;
    notified.add(therapist.uid);
    notifications.notify([therapist.uid], { type: 'assignedPatient', pubNub: 'true', ...about(patient) });
    // A remnant of the first generation: a notification that names no generation.
    notifications.notify([therapist.uid], { type: 'assignedPatient', ...about(patient) });
    notifications.notify([therapist.uid], { type: 'leadStatus', pubNub: 'true', isLead: 'true', ...about(patient) });
  }
  const waiting = people.patients().at(-1);
  if (!waiting) return;
  const message = 'Hello, is somebody there? I have not slept for three nights.';
  const asked = {
    requestType: 'chat-patient-request',
    patientId: waiting.patientId,
    emergency: false,
    message,
  } as const;
  requests.add({ ...asked, requestedAt: clock.now() - 4 * 60_000 });
  const uids = people.staffWith('chat:view-requests').map(({ uid }) => uid);
  notifications.notify(uids, {
    type: 'chatRequest',
    pubNub: 'true',
    requestType: 'chat-patient-request',
    ...about(waiting),
  });
}

function about({ patientId, email, firstName, lastName }: Patient) {
  return { patientId, email, firstName, lastName };
}
