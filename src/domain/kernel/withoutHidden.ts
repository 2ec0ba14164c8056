/**
 * The one list of characters that nobody sees, or that turn the direction of the text around them: formats, fillers and
 * the blank pattern of Braille. Control characters are refused or left out where texts are read.
 */
export const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Those of them that turn the direction of the text after them: what is read is then not what was written. Marks of a
 * direction are not among them.
 */
export const TURNS_TEXT = /[\u202a-\u202e\u2066-\u2069]/u;

/** An address, an id, a code or a number without characters that nobody sees. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');
