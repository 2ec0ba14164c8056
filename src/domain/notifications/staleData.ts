import type { ChatGeneration } from '../kernel/ChatGeneration';
import type { NotificationType } from './StaffNotification';

export interface StaleDataInput {
  readonly type: NotificationType;
  readonly generation: ChatGeneration;
  readonly readAt: number | null;
}

/**
 * An upgraded chat makes the active chats and the assigned patients stale, read or not. An assigned patient makes the
 * assigned patients stale while it is an unread V1 notification. No other notification makes data stale. (D1 §4
 * Notifications)
 */
export function staleData({ type, generation, readAt }: StaleDataInput): readonly StaleKind[] {
  switch (type) {
    case 'chatUpgraded':
      return ['activeChats', 'assignedPatients'];
    case 'assignedPatient':
      return generation === 'v1' && readAt === null ? ['assignedPatients'] : [];
    case 'chatRequest':
    case 'leadStatus':
      return [];
  }
}

export type StaleKind = 'activeChats' | 'assignedPatients';
