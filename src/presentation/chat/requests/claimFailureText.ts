import type { ClaimChatStore } from './ClaimChatStore';
import { isServerFault } from '../acts/actFailureText';
import { chatActsText } from '../acts/chatActsText';

/** Why a chat was not found, or not claimed. */
export function claimFailureText({ of, failure }: NonNullable<ClaimChatStore['failure']>): string {
  switch (failure.kind) {
    case 'nobodyNamed':
    case 'noChat':
    case 'noReason':
    case 'reasonTooLong':
    case 'tooManyLookUps':
      return chatActsText(`claim.failure.${failure.kind}`);
    case 'changed':
      return chatActsText('claim.changed');
    case 'unreachable':
      if (isServerFault(failure)) return chatActsText(of === 'find' ? 'claim.failure.lookUpServerFailed' : 'failure.serverFailed');
      return chatActsText(of === 'find' ? 'claim.failure.lookUpUnreachable' : 'claim.failure.unreachable');
    case 'sessionEnded':
      return chatActsText('failure.sessionEnded');
    case 'notAllowed':
      return chatActsText('claim.failure.notAllowed');
    case 'notInChat':
    case 'notLead':
    case 'refused':
      return chatActsText(of === 'find' ? 'claim.failure.lookUpRefused' : 'claim.failure.refused');
  }
}
