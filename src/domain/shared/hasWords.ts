import { plainText } from './plainText';

/** Whether every word of a query stands in a text: in any order, whatever the accents, the capitals and the spaces between them. */
export function hasWords(text: string, query: string): boolean {
  const searched = plainText(text);
  return plainText(query)
    .split(/\s+/)
    .every(word => searched.includes(word));
}
