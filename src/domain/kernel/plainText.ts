import { stripDiacritics } from './stripDiacritics';

/**
 * Prepares text for searching: without diacritics and capitals. Has the same length as `stripDiacritics(text)`,
 * character by character.
 */
export function plainText(text: string): string {
  return stripDiacritics(text).toLowerCase().replace(/ς/g, 'σ');
}
