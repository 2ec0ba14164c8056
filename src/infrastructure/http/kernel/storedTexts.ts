import { parseJson } from '@/domain/kernel/parseJson';

/** The texts of a stored list; what is none was left out. */
export interface DecodedTexts {
  readonly texts: readonly string[];
  readonly unreadable: number;
}

/**
 * Reads a document that holds a JSON list of texts, item by item. A document that is no list is one thing that cannot
 * be read.
 */
export function storedTexts(content: string): DecodedTexts {
  const list = parseJson(content);
  if (!Array.isArray(list)) return { texts: [], unreadable: 1 };
  const texts = list.filter((item: unknown) => typeof item === 'string');
  return { texts, unreadable: list.length - texts.length };
}
