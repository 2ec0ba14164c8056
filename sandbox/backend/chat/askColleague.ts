import type { PendingRequestDto } from '@/infrastructure/http/chat/chatActDtos';
import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type { RequestType } from '@/domain/notifications/RequestType';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { ChatServices } from './ChatServices';
import type { ChatRequest } from './ChatRequest';
import type { ChatRoom } from './ChatRoom';

interface Asking {
  readonly room: ChatRoom;
  readonly patient: Patient;
  readonly from: StaffMember;
  readonly to: StaffMember;
  readonly requestType: Extract<RequestType, 'chat-therapist-invite' | 'chat-therapist-handover'>;
  readonly message: string;
}

/** Asks one therapist into a chat and notifies them; `sent` is false where they cannot be reached in the chat. */
export function askColleague(
  { requests, notifications, clock }: ChatServices,
  asking: Asking,
): { readonly sent: boolean } {
  const { room, patient, from, to, requestType, message } = asking;
  if (to.withoutChatIdentity) return { sent: false };
  const { patientId } = patient;
  const generation = room.generation ?? 'v2';
  const asked = {
    requestType,
    generation,
    patientId,
    emergency: false,
    chatSessionId: room.id,
    from: from.uid,
    to: to.uid,
    message,
    requestedAt: clock.now(),
  };
  if (waitingFor(requests, room, to.uid) !== undefined) {
    throw new BackendError(409, 'ActionPendingError', `${fullName(to)} was asked already.`);
  }
  const { request } = requests.add(asked);
  notifications.notify([to.uid], notificationOf(request, patient, from));
  return { sent: true };
}

const waitingFor = (requests: ChatServices['requests'], room: ChatRoom, to: string): ChatRequest | undefined =>
  requests.waiting().find(request => request.chatSessionId === room.id && request.to === to);

/** A therapist's unanswered request about a chat; only its author sees the message. */
export function pendingRequest(
  { requests }: Pick<ChatServices, 'requests'>,
  { room, to, caller }: { readonly room: ChatRoom; readonly to: string; readonly caller: string },
): PendingRequestDto | undefined {
  const request = waitingFor(requests, room, to);
  if (request?.from === undefined) return undefined;
  return {
    act: request.requestType === 'chat-therapist-handover' ? 'handover' : 'invite',
    byUserId: request.from,
    askedAt: new Date(request.requestedAt).toISOString(),
    ...(request.from === caller && { message: request.message }),
  };
}

/** `requestId` distinguishes it from the patient's request to all. */
function notificationOf(
  { id, requestType, generation }: ChatRequest,
  { patientId, email, firstName, lastName }: Patient,
  from: StaffMember,
) {
  const by = { fromTherapistFirstName: from.firstName, fromTherapistLastName: from.lastName };
  return {
    type: 'chatRequest',
    pubNub: String(pubNubOf(generation)),
    requestType,
    requestId: id,
    patientId,
    email,
    firstName,
    lastName,
    ...by,
  } as const;
}
