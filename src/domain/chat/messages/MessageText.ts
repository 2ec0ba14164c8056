import { isBlank } from '../../kernel/isBlank';
import { fail, ok, type Result } from '../../kernel/Result';

/** Longest message, in UTF-16 code units; the backend stores no more. */
export const MESSAGE_TEXT_LIMIT = 10_000;

/** Text that can be sent: it has a visible character and is within the limit. Otherwise exactly as typed. */
export type MessageText = string & { readonly brand: 'MessageText' };

export type MessageTextFailure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong'; readonly limit: number; readonly length: number };

export function parseMessageText(draft: string): Result<MessageText, MessageTextFailure> {
  if (isBlank(draft)) return fail({ kind: 'empty' });
  if (draft.length > MESSAGE_TEXT_LIMIT)
    return fail({ kind: 'tooLong', limit: MESSAGE_TEXT_LIMIT, length: draft.length });
  return ok(draft as MessageText);
}
