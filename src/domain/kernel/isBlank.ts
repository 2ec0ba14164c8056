import { HIDDEN } from './stripInvisible';

/** A visible character: not white space, not a control character, not rendered as nothing. */
export const SOMETHING_TO_READ = new RegExp(`(?!${HIDDEN.source})[^\\s\\p{Cc}]`, 'u');

/** True if a text has no visible characters. */
export const isBlank = (text: string): boolean => !SOMETHING_TO_READ.test(text);
