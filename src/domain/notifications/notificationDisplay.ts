import type { RequestType } from './RequestType';
import { chatSessionIdOf, type ChatGeneration } from '../kernel/ChatGeneration';
import type { NotificationType } from './StaffNotification';

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

/** The page to which a notification leads. Without an id, it is the list of patients or of V2 chats. */
export type NotificationTarget =
  | { readonly page: 'chatRequests'; readonly generation: ChatGeneration }
  | { readonly page: 'profile'; readonly patientId: string | null }
  | { readonly page: 'chatV2'; readonly chatSessionId: string | null };

export interface DisplayedNotification {
  /** Key of title and message in the message catalogue. */
  readonly wording: NotificationWording;
  readonly sign: 'emergency' | 'request' | 'handover' | 'invite' | 'lead' | 'patient' | 'upgrade';
  readonly target: NotificationTarget;
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
      return { ...requestDisplay(requestType, emergency), target: { page: 'chatRequests', generation } };
    case 'leadStatus':
      return { wording: isLead ? 'leadGained' : 'leadLost', sign: 'lead', target: { page: 'profile', patientId } };
    case 'assignedPatient':
      return { wording: 'assignedPatient', sign: 'patient', target: { page: 'profile', patientId } };
    case 'chatUpgraded': {
      const chatSessionId = chatSessionIdOf(chatRoomId ?? '') || null;
      return { wording: 'chatUpgraded', sign: 'upgrade', target: { page: 'chatV2', chatSessionId } };
    }
  }
}

function requestDisplay(
  requestType: RequestType | null,
  emergency: boolean,
): Pick<DisplayedNotification, 'wording' | 'sign'> {
  if (emergency) return { wording: 'emergencyRequest', sign: 'emergency' };
  return requestType === null ? { wording: 'otherRequest', sign: 'request' } : requests[requestType];
}
