import type { SendMessageFailure } from '@/application/chat/page/ChatCommands';
import { chatText } from '../chatText';

export function sendFailureText(failure: SendMessageFailure): string {
  switch (failure.kind) {
    case 'empty':
      return chatText('failure.empty');
    case 'tooLong':
      return chatText('failure.tooLong', { limit: failure.limit });
    case 'notSignedIn':
      return chatText('failure.notSignedIn');
  }
}
