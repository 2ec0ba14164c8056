import { pastedIdentifier } from '../../kernel/pastedIdentifier';
import { withoutHidden } from '../../kernel/withoutHidden';
import { fail, ok, type Result } from '../../kernel/Result';

/** `notAnId`: neither an id nor an email can look like that. */
export type IdentifyFailure = { readonly kind: 'nothingTyped' } | { readonly kind: 'notAnId' };

/** Steps in a path: an address with one of them for an id is that of something else. */
const STEPS = ['.', '..'];

/** A patient's id or email as it was typed or pasted: what is seen of it, without what a list has around it. */
export function identifyPatient(typed: string): Result<string, IdentifyFailure> {
  if (STEPS.includes(withoutHidden(typed).trim())) return fail({ kind: 'notAnId' });
  const named = pastedIdentifier(typed);
  return named === '' ? fail({ kind: 'nothingTyped' }) : ok(named);
}
