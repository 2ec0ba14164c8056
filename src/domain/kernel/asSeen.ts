import { HIDDEN } from './stripInvisible';

/** Scripts with letters shaped by joiners, such as those of Persian and Hindi. */
const SHAPED = [
  ...['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya'],
  ...['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr'],
]
  .map(script => `\\p{sc=${script}}`)
  .join('');
/** Invisible characters that change the look of others: joiners and variants of letters and emoji. */
const SHAPING = [
  `(?<=[${SHAPED}])[\\u200c\\u200d]`,
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]',
];
const SHAPING_OR_HIDDEN = new RegExp(`(${SHAPING.join('|')})|${HIDDEN.source}|(?![\\t-\\r])\\p{Cc}`, 'gu');

/**
 * Removes control characters, invisible characters and direction marks from a text. Characters that shape its letters
 * and emoji stay, and so do tabs and line breaks.
 */
export const asSeen = (text: string): string => text.replace(SHAPING_OR_HIDDEN, (_, shaping: string = '') => shaping);
