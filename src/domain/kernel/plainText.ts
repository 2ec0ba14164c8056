import { withoutMarks } from './withoutMarks';

/** Text as it is searched: neither marks nor capitals make a difference. The same length as `withoutMarks(text)`, sign for sign. */
export function plainText(text: string): string {
  return withoutMarks(text).toLowerCase().replace(/ς/g, 'σ');
}
