import type { ChatGeneration } from '../kernel/ChatGeneration';
import type { RequestType } from './RequestType';

/** What a notification can be about (D1 §3). */
export const NOTIFICATION_TYPES = ['chatRequest', 'leadStatus', 'assignedPatient', 'chatUpgraded'] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** One notification to a member of staff. */
export interface StaffNotification {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds since 1970; null while it is unread. */
  readonly readAt: number | null;
  readonly type: NotificationType;
  /** In which of the two lists it is. */
  readonly generation: ChatGeneration;
  readonly requestType: RequestType | null;
  /** A request that says that it is an emergency; a backend may leave it out. */
  readonly emergency: boolean;
  /** The person who hands over or invites; empty where no name is known. */
  readonly fromTherapist: string;
  readonly patientId: string | null;
  /** First and last name, else the email, else empty. */
  readonly patient: string;
  readonly isLead: boolean;
  readonly chatRoomId: string | null;
}
