import { isServerFault } from '../acts/actFailureText';
import { chatActsText } from '../acts/chatActsText';
import type { LostAccept } from './ChatRequestsStore';

/** Says to somebody who accepted why there is no chat. */
export function lostAcceptText({ name, failure }: LostAccept): string {
  switch (failure.kind) {
    case 'taken':
      return chatActsText('requests.taken', { name, by: failure.by });
    case 'gone':
    case 'notInChat':
      return chatActsText('requests.gone', { name });
    case 'unreachable':
      return isServerFault(failure) ? chatActsText('failure.serverFailed') : chatActsText('requests.unreachable', { name });
    case 'sessionEnded':
      return chatActsText('failure.sessionEnded');
    case 'notAllowed':
    case 'notLead':
      return chatActsText('requests.notAllowed', { name });
    case 'refused':
      return chatActsText('requests.refused', { name });
  }
}
