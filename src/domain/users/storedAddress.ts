import { pastedIdentifier } from '../kernel/pastedIdentifier';
import { userLimits } from './userLimits';

/** `otherLetters`: letters beyond those of English, which may look like the ones of another address. */
export type AddressFault = 'noAddress' | 'tooLong' | 'otherLetters';

/** Something before and after one @, with a full stop inside the domain, and no white space or quotes around it. */
const ADDRESS = /^[^\s@"<>(),;:\\]+@[^\s@"'<>(),;:\\.]+(?:\.[^\s@"'<>(),;:\\.]+)+$/;
const ENGLISH = /^[\x21-\x7e]+$/;
/** Words with single full stops between them, such as `o'brien`; an apostrophe is neither first nor last. */
const MAILBOX = /^(?=.{1,64}$)(?!')[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*(?<!')$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** The spelling under which an address is stored: letter case and white space around it make no other person. */
export const storedAddress = (text: string): string => text.trim().toLowerCase();

/** The address in what a person typed or pasted, as it is stored: `Grace Ford <grace@staff.example>` has one. */
export const writtenAddress = (text: string): string => storedAddress(pastedIdentifier(text));

/**
 * The beginning of an address that somebody searches for. A typed name becomes the usual beginning of its address:
 * `Zoë Adler` is `zoe.adler`.
 */
export const addressBeginning = (typed: string): string =>
  storedAddress(typed).normalize('NFD').replaceAll(/\p{M}/gu, '').split(/\s+/).join('.');

/** What is wrong with an address that somebody entered: the same for one’s own and for that of a colleague. */
export function addressFault(text: string): AddressFault | undefined {
  const address = storedAddress(text);
  if (!ADDRESS.test(address)) return 'noAddress';
  if (!ENGLISH.test(address)) return 'otherLetters';
  if (address.length > userLimits.emailAddress) return 'tooLong';
  const [mailbox = '', domain = ''] = address.split('@');
  return MAILBOX.test(mailbox) && DOMAIN.test(domain) ? undefined : 'noAddress';
}
