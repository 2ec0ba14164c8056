import { rule } from '../kernel/rule';
import type { ChatGeneration } from '../kernel/ChatGeneration';
import type { StaleKind } from './StaleKind';
import type { NotificationType } from './StaffNotification';

export interface StaleDataInput {
  readonly type: NotificationType;
  readonly generation: ChatGeneration;
  readonly readAt: number | null;
}

export const staleData = rule(
  {
    id: 'CR-NOTE-04',
    statement:
      'An upgraded chat makes the active chats and the assigned patients stale, read or not. An assigned patient makes the assigned patients stale while it is an unread V1 notification. No other notification makes anything stale.',
    source:
      'D1 §4 Notifications: "A chatUpgraded notification clears the active-chat-session cache and marks assigned-patients data stale." and "An unread assignedPatient notification (V1) also marks assigned-patients data stale."',
    hazards: [],
  },
  ({ type, generation, readAt }: StaleDataInput): readonly StaleKind[] => {
    switch (type) {
      case 'chatUpgraded':
        return ['activeChats', 'assignedPatients'];
      case 'assignedPatient':
        return generation === 'v1' && readAt === null ? ['assignedPatients'] : [];
      case 'chatRequest':
      case 'leadStatus':
        return [];
    }
  },
);
