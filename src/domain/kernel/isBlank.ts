import { HIDDEN } from './withoutHidden';

/** A character that somebody can see: no white space, no control, none that is drawn as nothing. */
export const SOMETHING_TO_READ = new RegExp(`(?!${HIDDEN.source})[^\\s\\p{Cc}]`, 'u');

/** Whether there is nothing to read in a text. A text of characters that nobody sees says no more than none. */
export const isBlank = (text: string): boolean => !SOMETHING_TO_READ.test(text);
