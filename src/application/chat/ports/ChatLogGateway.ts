import type { ChatLog } from '@/domain/chat/conversations/ChatLog';
import type { Result } from '@/domain/kernel/Result';

/**
 * `tooManyLookUps`: the user looked up too many patients in a short time. `notStored`: a chat began, but none of it is
 * in the realtime database. `refused`: for another reason, which reveals nothing about the patient.
 */
export type ChatLogFailure =
  | { readonly kind: 'noSuchPatient' }
  | { readonly kind: 'notStored' }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'tooManyLookUps' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** Reads the messages of V1 chats. An email is never part of a URL. */
export interface ChatLogGateway {
  ofPatient(patientId: string): Promise<Result<ChatLog, ChatLogFailure>>;
  ofEmail(email: string): Promise<Result<ChatLog, ChatLogFailure>>;
}
