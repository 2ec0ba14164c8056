/**
 * Characters that nobody sees, or that turn the direction of the text around them: controls, formats, the separators of
 * lines and paragraphs, fillers, and the blank pattern of Braille. Tabs and line breaks are white space, and none.
 */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

export const hasHidden = (text: string): boolean => withoutHidden(text) !== text;
