/** What a patient's app does. Every call is repeated until it is through or refused, messages with their first clientTs. */
export interface PatientApi {
  requestChat(message: string): Promise<void>;
  hasChat(): Promise<boolean>;
  send(channel: string, text: string): Promise<void>;
  markAsTyping(channel: string, isTyping: boolean): Promise<void>;
  markAsRead(channel: string, timeId: string): Promise<void>;
  markAsOnline(isOnline: boolean): Promise<void>;
}
