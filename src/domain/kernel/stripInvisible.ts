/**
 * The one list of invisible characters and direction marks: formats, fillers and the blank Braille pattern. Control
 * characters are rejected or removed where texts are read.
 */
export const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Characters that override the direction of the text after them, so that it reads differently from what was written.
 * Plain direction marks are not among them.
 */
export const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/u;

/** Removes invisible characters from an address, an id, a code or a number. */
export const stripInvisible = (text: string): string => text.replace(HIDDEN, '');
