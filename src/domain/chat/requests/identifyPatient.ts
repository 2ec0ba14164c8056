import { fail, ok, type Result } from '../../kernel/Result';

/** `notAnId`: neither an id nor an email can look like that. */
export type IdentifyFailure = { readonly kind: 'nothingTyped' } | { readonly kind: 'notAnId' };

/** Invisible characters, which are often copied along with an id. */
const UNSEEN = /\p{Cf}/gu;
/** Steps in a path: an address with one of them for an id is that of something else. */
const STEPS = ['.', '..'];

/** A patient's id or email as it was typed or pasted: what is seen of it, without the space around it. */
export function identifyPatient(typed: string): Result<string, IdentifyFailure> {
  const named = typed.replace(UNSEEN, '').trim();
  if (named === '') return fail({ kind: 'nothingTyped' });
  return STEPS.includes(named) ? fail({ kind: 'notAnId' }) : ok(named);
}
