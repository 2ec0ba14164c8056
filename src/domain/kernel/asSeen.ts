import { HIDDEN } from './withoutHidden';

/** Scripts whose letters joiners shape, such as those of Persian and Hindi. */
const SHAPED = [
  ...['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya'],
  ...['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr'],
]
  .map(script => `\\p{sc=${script}}`)
  .join('');
/** Hidden characters that change what others look like: joiners and variants of letters and pictures. */
const SHAPING = [
  `(?<=[${SHAPED}])[\\u200c\\u200d]`,
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]',
];
const SHAPING_OR_HIDDEN = new RegExp(`(${SHAPING.join('|')})|${HIDDEN.source}|(?![\\t-\\r])\\p{Cc}`, 'gu');

/**
 * A name or another text of people without control characters and without those that nobody sees or that turn its
 * direction. What shapes the letters of its script and the pictures in it stays, and so do tabs and line breaks.
 */
export const asSeen = (text: string): string => text.replace(SHAPING_OR_HIDDEN, (_, shaping: string = '') => shaping);
