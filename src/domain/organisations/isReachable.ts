import { isBlank } from '../kernel/isBlank';
import { plainDigits } from '../kernel/plainDigits';
import { addressProblem } from './linkFaults';
import type { CrisisContact } from './SettingValues';

/** Shorter digit sequences, as in “24/7” or “page 2”, are not phone numbers. */
export const FEWEST_DIGITS = 3;

/** True if the text contains a number that can be dialled, in digits of any script. */
export function canBeDialled(text: string): boolean {
  const inARow =
    plainDigits(text)
      .replace(/[\s().+-]/g, '')
      .match(/\d+/g) ?? [];
  return inARow.some(({ length }) => length >= FEWEST_DIGITS);
}

/** A readable name, not punctuation alone. */
const isName = (text: string): boolean => !isBlank(text) && /[\p{L}\p{N}]/u.test(text);

/** True if a contact has a readable name and a phone number, text number or web address. */
export const isReachable = ({ name, phone, textMessage, url }: CrisisContact): boolean =>
  isName(name) && (canBeDialled(phone) || canBeDialled(textMessage) || addressProblem(url) === undefined);
