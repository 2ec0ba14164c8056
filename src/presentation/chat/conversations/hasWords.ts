const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a query stands in a text: in any order, whatever the accents, the capitals and the spaces between them. */
export function hasWords(text: string, query: string): boolean {
  const searched = plain(text);
  return plain(query)
    .split(/\s+/)
    .every(word => searched.includes(word));
}
