import type { RequestType } from './RequestType';
import { chatSessionIdOf, type ChatGeneration } from '../kernel/ChatGeneration';
import type { NotificationType } from './StaffNotification';
import { toPathPart } from '../kernel/pathPart';

export type NotificationWording =
  | 'emergencyRequest'
  | 'patientRequest'
  | 'handover'
  | 'invite'
  | 'upgradedRequest'
  | 'otherRequest'
  | 'leadGained'
  | 'leadLost'
  | 'assignedPatient'
  | 'chatUpgraded';

export interface DisplayedNotification {
  /** Key of title and message in the message catalogue. */
  readonly wording: NotificationWording;
  readonly sign: 'emergency' | 'request' | 'handover' | 'invite' | 'lead' | 'patient' | 'upgrade';
  /** Target of a click. */
  readonly link: string;
}

export interface NotificationDisplayInput {
  readonly type: NotificationType;
  readonly generation: ChatGeneration;
  readonly requestType: RequestType | null;
  readonly emergency: boolean;
  readonly isLead: boolean;
  readonly patientId: string | null;
  readonly chatRoomId: string | null;
}

const requests = {
  'chat-patient-request': { wording: 'patientRequest', sign: 'request' },
  'chat-therapist-handover': { wording: 'handover', sign: 'handover' },
  'chat-therapist-invite': { wording: 'invite', sign: 'invite' },
  'chat-v1-upgraded': { wording: 'upgradedRequest', sign: 'upgrade' },
} as const satisfies Readonly<Record<RequestType, Pick<DisplayedNotification, 'wording' | 'sign'>>>;

const requestLists: Readonly<Record<ChatGeneration, string>> = {
  v1: '/therapist/chat-requests',
  v2: '/therapist/go-chat-requests',
};
const ASSIGNED_PATIENTS = '/therapist/assigned-patients';
const V2_CHATS = '/therapist/go-chat/all';

/**
 * A chat request is worded as an emergency, or by its request type, and leads to the list of requests of its
 * generation. Lead status and an assigned patient lead to the profile of the patient, or to the assigned patients if
 * none is named. An upgraded chat leads to the V2 chat. (D1 §3)
 */
export function notificationDisplay({
  type,
  generation,
  requestType,
  emergency,
  isLead,
  patientId,
  chatRoomId,
}: NotificationDisplayInput): DisplayedNotification {
  switch (type) {
    case 'chatRequest':
      return {
        ...requestDisplay(requestType, emergency),
        link: requestLists[generation],
      };
    case 'leadStatus':
      return { wording: isLead ? 'leadGained' : 'leadLost', sign: 'lead', link: profileOf(patientId) };
    case 'assignedPatient':
      return { wording: 'assignedPatient', sign: 'patient', link: profileOf(patientId) };
    case 'chatUpgraded':
      return { wording: 'chatUpgraded', sign: 'upgrade', link: chatOf(chatRoomId) };
  }
}

function requestDisplay(
  requestType: RequestType | null,
  emergency: boolean,
): Pick<DisplayedNotification, 'wording' | 'sign'> {
  if (emergency) return { wording: 'emergencyRequest', sign: 'emergency' };
  return requestType === null ? { wording: 'otherRequest', sign: 'request' } : requests[requestType];
}

function profileOf(patientId: string | null): string {
  return patientId === null ? ASSIGNED_PATIENTS : `${ASSIGNED_PATIENTS}/patient-profile/${toPathPart(patientId)}`;
}

function chatOf(chatRoomId: string | null): string {
  const session = chatSessionIdOf(chatRoomId ?? '');
  return session === '' ? V2_CHATS : `${V2_CHATS}/${toPathPart(session)}`;
}
