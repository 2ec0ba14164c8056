import type { ChatLogFailure } from '@/application/chat/ports/ChatLogGateway';
import type { BackendFailure } from '../client/BackendFailure';

/** First line of the backend's answer where a chat began and nothing of it is stored (D2 §8). */
const NOT_STORED = 'START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM';

/** First line of the answer to somebody who looked up too many patients. */
const TOO_MANY = 'TooManyLookUps';

/** That there is no such patient is said by one status alone; whoever is only asked to wait may ask again. */
export function toChatLogFailure(failure: BackendFailure): ChatLogFailure {
  if (failure.kind === 'refused' && failure.token === TOO_MANY) return { kind: 'tooManyLookUps' };
  if (failure.kind !== 'refused' || failure.status === 429) return { kind: 'unreachable' };
  if (failure.token === NOT_STORED) return { kind: 'notStored' };
  if (failure.status === 404) return { kind: 'noSuchPatient' };
  return { kind: failure.status === 403 ? 'notAllowed' : 'refused' };
}
