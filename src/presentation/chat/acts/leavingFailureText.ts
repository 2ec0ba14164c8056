import type { ActOnChatFailure } from '@/application/chat/acts/actOnChat';
import { chatActsText } from './chatActsText';

/** The words of D2 §8 for a chat that was not left or ended. */
export function leavingFailureText({ kind }: ActOnChatFailure): string {
  return chatActsText(kind === 'noChannel' || kind === 'noPatient' ? `failure.${kind}` : 'failure.contact');
}
