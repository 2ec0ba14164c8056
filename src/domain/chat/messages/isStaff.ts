import { SYSTEM_SENDER } from './ChatMessage';

/**
 * Whether a message of this sender is one of staff, neither of the patient (`patient`: their identity) nor of the
 * service itself.
 */
export const isStaff = (sender: string, patient: string): boolean => sender !== patient && sender !== SYSTEM_SENDER;
