import { isBlank } from '../../kernel/isBlank';
import { fail, ok, type Result } from '../../kernel/Result';
import { MESSAGE_TEXT_LIMIT } from '../messages/MessageText';

export interface WordsTooLong {
  readonly kind: 'tooLong';
  /** In UTF-16 code units. */
  readonly limit: number;
}

/**
 * What is said to a colleague who is asked into a chat: without the space around it, and as long as a message may be.
 */
export function colleagueNote(message: string): Result<string, WordsTooLong> {
  const words = isBlank(message) ? '' : message.trim();
  return words.length > MESSAGE_TEXT_LIMIT ? fail({ kind: 'tooLong', limit: MESSAGE_TEXT_LIMIT }) : ok(words);
}
