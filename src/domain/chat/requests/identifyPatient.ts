import { pastedIdentifier } from '../../kernel/pastedIdentifier';
import { stripInvisible } from '../../kernel/stripInvisible';
import { fail, ok, type Result } from '../../kernel/Result';

/** `notAnId`: the text cannot be an id or an email. */
export type IdentifyFailure = { readonly kind: 'nothingTyped' } | { readonly kind: 'notAnId' };

/** Relative path segments, which would turn an id into a different address. */
const STEPS = ['.', '..'];

/** Reads a typed or pasted id or email of a patient, without invisible or list characters around it. */
export function identifyPatient(typed: string): Result<string, IdentifyFailure> {
  if (STEPS.includes(stripInvisible(typed).trim())) return fail({ kind: 'notAnId' });
  const named = pastedIdentifier(typed);
  return named === '' ? fail({ kind: 'nothingTyped' }) : ok(named);
}
