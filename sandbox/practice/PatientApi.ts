import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';

/**
 * The calls of a patient's app. Every call is repeated until it succeeds or is refused, messages with their first
 * clientTs.
 */
export interface PatientApi {
  requestChat(message: string, generation?: ChatGeneration): Promise<void>;
  requestEmergencyChat(message: string): Promise<void>;
  hasChat(): Promise<boolean>;
  /** Returns the time id under which the message is stored. */
  send(channel: string, text: string): Promise<string>;
  edit(channel: string, timeId: string, text: string): Promise<void>;
  delete(channel: string, timeId: string): Promise<void>;
  markAsTyping(channel: string, isTyping: boolean): Promise<void>;
  markAsRead(channel: string, timeId: string): Promise<void>;
  markAsOnline(isOnline: boolean): Promise<void>;
  endChat(): Promise<void>;
  /** Continues in a V2 chat with the people of the current V1 chat. */
  moveToV2(message: string): Promise<void>;
}
