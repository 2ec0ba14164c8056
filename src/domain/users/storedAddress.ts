import { pastedIdentifier } from '../kernel/pastedIdentifier';
import { userLimits } from './userLimits';

/** `otherLetters`: letters outside English, which may imitate another address. */
export type AddressFault = 'noAddress' | 'tooLong' | 'otherLetters';

/** Text before and after one @, with a full stop inside the domain, without white space or quotes. */
const ADDRESS = /^[^\s@"<>(),;:\\]+@[^\s@"'<>(),;:\\.]+(?:\.[^\s@"'<>(),;:\\.]+)+$/;
const ENGLISH = /^[\x21-\x7e]+$/;
/** Words separated by single full stops, such as `o'brien`; an apostrophe is neither first nor last. */
const MAILBOX = /^(?=.{1,64}$)(?!')[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*(?<!')$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** Normalises an address for storage: letter case and surrounding white space do not matter. */
export const storedAddress = (text: string): string => text.trim().toLowerCase();

/** Extracts the address from a typed or pasted text such as `Grace Ford <grace@staff.example>`. */
export const writtenAddress = (text: string): string => storedAddress(pastedIdentifier(text));

/**
 * Converts a search text to the beginning of an address. A typed name becomes its usual form: `Zoë Adler` becomes
 * `zoe.adler`.
 */
export const addressBeginning = (typed: string): string =>
  storedAddress(typed).normalize('NFD').replaceAll(/\p{M}/gu, '').split(/\s+/).join('.');

/** Checks an entered address, the user’s own or a colleague’s. */
export function addressFault(text: string): AddressFault | undefined {
  const address = storedAddress(text);
  if (!ADDRESS.test(address)) return 'noAddress';
  if (!ENGLISH.test(address)) return 'otherLetters';
  if (address.length > userLimits.emailAddress) return 'tooLong';
  const [mailbox = '', domain = ''] = address.split('@');
  return MAILBOX.test(mailbox) && DOMAIN.test(domain) ? undefined : 'noAddress';
}
