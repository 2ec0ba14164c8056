/** A character that somebody can see: no white space, no control, none that is drawn as nothing. */
export const SOMETHING_TO_READ = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is nothing to read in a text. A text of characters that nobody sees says no more than none. */
export const isBlank = (text: string): boolean => !SOMETHING_TO_READ.test(text);
