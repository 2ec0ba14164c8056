import { nameAlone, type NamedPatient } from '@/domain/kernel/patientName';

/** The patient's initials, without the part of the name that distinguishes namesakes. */
export const patientInitials = (patient: NamedPatient): string => initialsOf(nameAlone(patient));

const letters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** Longest grapheme shown, in UTF-16 code units. All emoji are shorter, but a letter may have thousands of marks. */
const LONGEST = 16;

/** Up to two initials of a person. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(word => word !== '');
  const [first = '?', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map(firstLetter).join('').toUpperCase();
}

function firstLetter(word = ''): string {
  for (const { segment } of letters.segment(word)) return segment.slice(0, LONGEST);
  return '';
}
