import { isBlank } from '../kernel/isBlank';
import { plainDigits } from '../kernel/plainDigits';
import { addressProblem } from './linkProblems';
import type { CrisisContact } from './SettingValues';

/** Whether a telephone can dial what is written, in the digits of any script: “n/a” is no number. */
export const canBeDialled = (number: string): boolean => /\d/.test(plainDigits(number));

/** Whether patients can read whom they reach, and reach them: by phone, text message or web address. */
export const isReachable = ({ name, phone, textMessage, url }: CrisisContact): boolean =>
  !isBlank(name) && (canBeDialled(phone) || canBeDialled(textMessage) || addressProblem(url) === undefined);
