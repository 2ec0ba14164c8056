import { pastedIdentifier } from '../kernel/pastedIdentifier';
import { userLimits } from './userLimits';

/** A typed or pasted reference to a user. */
export type WrittenPerson =
  /** `isPlain`: only unmarked Latin letters, so no letter imitates another. */
  | { readonly kind: 'address'; readonly address: string; readonly isPlain: boolean }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'neither' };

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Normalises a reference to a user, ignoring letter case and list characters around it. */
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
