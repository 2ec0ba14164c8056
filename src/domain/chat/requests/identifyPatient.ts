import { fail, ok, type Result } from '../../kernel/Result';

/** `nobody`: no id or email could be like that. */
export type IdentifyFailure = { readonly kind: 'nothingTyped' } | { readonly kind: 'notAnId' };

/** Signs that take no room, which come along from where an id was copied. */
const UNSEEN = /\p{Cf}/gu;
/** Steps in a path: an address with one of them for an id is that of something else. */
const STEPS = ['.', '..'];

/** A patient's id or email as it was typed or pasted: what is seen of it, without the space around it. */
export function identifyPatient(typed: string): Result<string, IdentifyFailure> {
  const named = typed.replace(UNSEEN, '').trim();
  if (named === '') return fail({ kind: 'nothingTyped' });
  return STEPS.includes(named) ? fail({ kind: 'notAnId' }) : ok(named);
}
