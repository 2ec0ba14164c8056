import { isBlank } from '../../kernel/isBlank';
import { fail, ok, type Result } from '../../kernel/Result';
import { MESSAGE_TEXT_LIMIT } from '../messages/MessageText';

export interface WordsTooLong {
  readonly kind: 'tooLong';
  /** In UTF-16 code units. */
  readonly limit: number;
}

/**
 * Checks the note to a colleague who is invited to a chat: surrounding white space is removed, and the length limit is
 * that of a message.
 */
export function colleagueNote(message: string): Result<string, WordsTooLong> {
  const words = isBlank(message) ? '' : message.trim();
  return words.length > MESSAGE_TEXT_LIMIT ? fail({ kind: 'tooLong', limit: MESSAGE_TEXT_LIMIT }) : ok(words);
}
