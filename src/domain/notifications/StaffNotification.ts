import type { ChatGeneration } from '../kernel/ChatGeneration';
import type { RequestType } from './RequestType';

/** Types of notifications (D1 §3). */
export const NOTIFICATION_TYPES = ['chatRequest', 'leadStatus', 'assignedPatient', 'chatUpgraded'] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export interface StaffNotification {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds since 1970; null while it is unread. */
  readonly readAt: number | null;
  readonly type: NotificationType;
  /** The list that shows it. */
  readonly generation: ChatGeneration;
  readonly requestType: RequestType | null;
  /** An emergency request; a backend may leave it out. */
  readonly emergency: boolean;
  /** The therapist who hands over or invites; empty if no name is known. */
  readonly fromTherapist: string;
  readonly patientId: string | null;
  /** First and last name, otherwise the email, otherwise empty. */
  readonly patient: string;
  readonly isLead: boolean;
  readonly chatRoomId: string | null;
}
