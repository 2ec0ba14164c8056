import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Notifies the other windows of this browser that a fact about a patient's safety may have changed: the high-risk flag
 * or a risk assessment. It carries only the patient's id, so each window asks the server itself.
 */
export interface SafetySignal {
  announce(patientId: string): void;
  /** Never reports this window's own announcements. */
  listen(onChanged: (patientId: string) => void): Unsubscribe;
}
