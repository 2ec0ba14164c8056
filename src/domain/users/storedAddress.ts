import { userLimits } from './userLimits';

/** `otherLetters`: letters beyond those of English, which may look like the ones of another address. */
export type AddressFault = 'noAddress' | 'tooLong' | 'otherLetters';

/** Something before and after one @, with a full stop inside the domain, and no white space or quotes. */
const ADDRESS = /^[^\s@"'<>(),;:\\]+@[^\s@"'<>(),;:\\.]+(?:\.[^\s@"'<>(),;:\\.]+)+$/;
const ENGLISH = /^[\x21-\x7e]+$/;

/** The spelling under which an address is stored: letter case and white space around it make no other person. */
export const storedAddress = (text: string): string => text.trim().toLowerCase();

/** What is wrong with an address that somebody entered for a colleague. */
export function addressFault(text: string): AddressFault | undefined {
  const address = storedAddress(text);
  if (!ADDRESS.test(address)) return 'noAddress';
  if (!ENGLISH.test(address)) return 'otherLetters';
  return address.length > userLimits.emailAddress ? 'tooLong' : undefined;
}
