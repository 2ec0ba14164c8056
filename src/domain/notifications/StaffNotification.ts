export type NotificationType = 'chatRequest' | 'leadStatus' | 'assignedPatient' | 'chatUpgraded';

export type RequestType = 'chat-patient-request' | 'chat-therapist-handover' | 'chat-therapist-invite' | 'chat-v1-upgraded';

/** One notification to a member of staff. */
export interface StaffNotification {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds since 1970; null while it is unread. */
  readonly readAt: number | null;
  readonly type: NotificationType;
  /** As the document has it: `true`, `false`, or null where it has none. */
  readonly pubNub: string | null;
  readonly requestType: RequestType | null;
  /** Whoever handed over or invites; empty where nobody is named. */
  readonly fromTherapist: string;
  readonly patientId: string | null;
  /** First and last name, else the email, else empty. */
  readonly patient: string;
  readonly isLead: boolean;
  readonly chatRoomId: string | null;
}
