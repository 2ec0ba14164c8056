import { pastedIdentifier } from '../kernel/pastedIdentifier';
import { userLimits } from './userLimits';

/** What a person typed or pasted to name somebody. */
export type WrittenPerson =
  /** `isPlain`: every letter is of the Latin alphabet without marks, so that none only looks like another. */
  | { readonly kind: 'address'; readonly address: string; readonly isPlain: boolean }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'neither' };

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** One spelling for all that mean the same person: letter case does not count, nor does what a list has around it. */
export function writtenPerson(text: string): WrittenPerson {
  const name = pastedIdentifier(text);
  if (name.includes('@')) {
    const address = name.toLowerCase();
    return address.length > userLimits.emailAddress
      ? { kind: 'neither' }
      : { kind: 'address', address, isPlain: /^[\u0020-\u007e]*$/.test(address) };
  }
  return ID.test(name) ? { kind: 'id', id: name } : { kind: 'neither' };
}
