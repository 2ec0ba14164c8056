import type { ActOnChatFailure } from '@/application/chat/acts/actOnChat';
import { isServerFault } from './actFailureText';
import type { LeavingAct } from './ChatActsStore';
import { chatActsText } from './chatActsText';

/** That a chat was not left or ended; or that nobody knows. */
export function leaveOutcomeText(act: LeavingAct, failure: ActOnChatFailure): string {
  if (failure.kind !== 'unreachable') return chatActsText(`leaving.${act}.failed`);
  return chatActsText(isServerFault(failure) ? 'failure.serverFailed' : 'leaving.unknown');
}
