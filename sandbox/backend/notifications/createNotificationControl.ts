import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import { readJsonBody } from '#sandbox/backend/dispatch/readJsonBody';
import { validateDto } from '#sandbox/backend/dispatch/validateDto';
import { writeFailure } from '#sandbox/backend/dispatch/writeAnswer';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { NotificationControlDto, OldChatControlDto } from './NotificationControlDto';

/**
 * Notifications for which no act of the backend exists yet: `POST /sandbox/notifications`, and `/sandbox/old-chats` for
 * V1 messages.
 */
export function createNotificationControl(chat: ChatServices): RequestHandler {
  const acts: Readonly<Record<string, (body: unknown) => void>> = {
    '/sandbox/notifications': body =>
      notify(chat, Object.assign(new NotificationControlDto(), validateDto(NotificationControlDto, 'body', body))),
    '/sandbox/old-chats': body =>
      showOldChat(chat, Object.assign(new OldChatControlDto(), validateDto(OldChatControlDto, 'body', body))),
  };
  return (request, response, url) => {
    const act = request.method === 'POST' ? acts[url.pathname] : undefined;
    return act !== undefined && answer(act, request, response);
  };
}

/** A page of another origin cannot call this: JSON is required, and CORS is not answered. */
async function answer(act: (body: unknown) => void, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (!request.headers['content-type']?.startsWith('application/json'))
      throw new BackendError(415, 'UnsupportedMediaType', 'Send JSON.');
    act(await readJsonBody(request));
    response.writeHead(204).end();
  } catch (error) {
    writeFailure(response, error);
  }
}

function notify(chat: ChatServices, wanted: NotificationControlDto): void {
  const { type, requestType, pubNub, isLead, to, from, patient: uid, count = 1 } = wanted;
  const { people, notifications, rooms } = chat;
  const readers = to === undefined ? people.staffWith('chat:view-active-chats') : [staffOf(chat, to)];
  const sender = from === undefined ? undefined : staffOf(chat, from);
  const patient = patientOf(chat, uid);
  if (type === 'chatRequest' && pubNub === 'true') waitFor(chat, patient, requestType ?? 'chat-patient-request');
  const room = rooms.activeOf(patient.patientId);
  const data = {
    type,
    ...(pubNub && { pubNub }),
    ...(requestType && { requestType }),
    ...(isLead !== undefined && { isLead: String(isLead) }),
    ...(sender && { fromTherapistFirstName: sender.firstName, fromTherapistLastName: sender.lastName }),
    ...(type === 'chatUpgraded' && room && { chatRoomId: room.id }),
    ...namesOf(patient),
  };
  for (let made = 0; made < count; made += 1)
    notifications.notify(
      readers.map(reader => reader.uid),
      data,
    );
}

/** There is a request behind the notification, and it can be accepted. */
function waitFor(
  { requests, clock }: ChatServices,
  { patientId }: Patient,
  requestType: NonNullable<NotificationControlDto['requestType']>,
): void {
  requests.add({ requestType, patientId, emergency: false, message: '', requestedAt: clock.now() });
}

function showOldChat(chat: ChatServices, { to, patient: uid, unread }: OldChatControlDto): void {
  const patient = patientOf(chat, uid);
  const messages = { last: unread === 0 ? '' : `${BigInt(Math.floor(chat.clock.now())) * 10_000n}`, unread };
  const shown = { email: patient.email, name: fullName(patient) };
  chat.notificationCache.save(staffOf(chat, to).uid, {
    chatSessionId: `old-${patient.patientId}`,
    pubNub: false,
    patient: shown,
    messages,
  });
}

function staffOf({ people }: ChatServices, email: string): StaffMember {
  return (
    people.staff().find(person => person.email === email) ??
    refuseRecipient(`No member of staff has the email ${email}.`)
  );
}

function patientOf({ people }: ChatServices, uid: string | undefined): Patient {
  const found = uid === undefined ? people.patients()[0] : people.patients().find(person => person.uid === uid);
  return found ?? refuseRecipient('There is no such patient.');
}

function namesOf({ patientId, email, firstName, lastName }: Patient) {
  return { patientId, email, firstName, lastName };
}

function refuseRecipient(detail: string): never {
  throw new BackendError(404, 'NotFound', detail);
}
