import { stripDiacritics } from './stripDiacritics';

/**
 * Text as it is searched: neither marks nor capitals make a difference. The same length as `stripDiacritics(text)`,
 * sign for sign.
 */
export function plainText(text: string): string {
  return stripDiacritics(text).toLowerCase().replace(/ς/g, 'σ');
}
