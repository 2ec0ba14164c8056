import { isBlank } from '../kernel/isBlank';
import { plainDigits } from '../kernel/plainDigits';
import { addressProblem } from './linkProblems';
import type { CrisisContact } from './SettingValues';

/** Shorter ones, as in “24/7” or “page 2”, are no numbers to dial. */
export const FEWEST_DIGITS = 3;

/** Whether a telephone can dial what is written, in the digits of any script: “n/a” is no number. */
export function canBeDialled(text: string): boolean {
  const inARow =
    plainDigits(text)
      .replace(/[\s().+-]/g, '')
      .match(/\d+/g) ?? [];
  return inARow.some(({ length }) => length >= FEWEST_DIGITS);
}

/** Something that can be read as a name, and is no sign alone. */
const isName = (text: string): boolean => !isBlank(text) && /[\p{L}\p{N}]/u.test(text);

/** Whether patients can read whom they reach, and reach them: by phone, text message or web address. */
export const isReachable = ({ name, phone, textMessage, url }: CrisisContact): boolean =>
  isName(name) && (canBeDialled(phone) || canBeDialled(textMessage) || addressProblem(url) === undefined);
