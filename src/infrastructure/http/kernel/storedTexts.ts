import { parseJson } from '@/domain/kernel/parseJson';

/** The texts of a stored list; what is none was left out. */
export interface DecodedTexts {
  readonly texts: readonly string[];
  readonly unreadable: number;
}

/**
 * Reads a document that contains a JSON list of texts, item by item. A document that is not a list counts as one
 * unreadable item.
 */
export function storedTexts(content: string): DecodedTexts {
  const list = parseJson(content);
  if (!Array.isArray(list)) return { texts: [], unreadable: 1 };
  const texts = list.filter((item: unknown) => typeof item === 'string');
  return { texts, unreadable: list.length - texts.length };
}
