import { SYSTEM_SENDER } from './ChatMessage';

/** True if the sender is staff: neither the patient (`patient`: their identity) nor the service itself. */
export const isStaff = (sender: string, patient: string): boolean => sender !== patient && sender !== SYSTEM_SENDER;
