import type { ClaimChatStore } from './ClaimChatStore';
import { isServerFault, chatActsText } from '../acts/chatActsText';
import type { LostAccept } from './ChatRequestsStore';

/** Explains why a chat was not found or not claimed. */
export function claimFailureText({ of, failure }: NonNullable<ClaimChatStore['failure']>): string {
  switch (failure.kind) {
    case 'noPatientNamed':
    case 'noChat':
    case 'noReason':
    case 'reasonTooLong':
    case 'tooManyLookUps':
      return chatActsText(`claim.failure.${failure.kind}`);
    case 'changed':
      return chatActsText('claim.changed');
    case 'unreachable':
      if (isServerFault(failure))
        return chatActsText(of === 'find' ? 'claim.failure.lookUpServerFailed' : 'failure.serverFailed');
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

/** Explains why accepting a request did not open a chat. */
export function lostAcceptText({ name, failure }: LostAccept): string {
  switch (failure.kind) {
    case 'taken':
      return chatActsText('requests.taken', { name, by: failure.by });
    case 'gone':
    case 'notInChat':
      return chatActsText('requests.gone', { name });
    case 'unreachable':
      return isServerFault(failure)
        ? chatActsText('failure.serverFailed')
        : chatActsText('requests.unreachable', { name });
    case 'sessionEnded':
      return chatActsText('failure.sessionEnded');
    case 'notAllowed':
    case 'notLead':
      return chatActsText('requests.notAllowed', { name });
    case 'refused':
      return chatActsText('requests.refused', { name });
  }
}
