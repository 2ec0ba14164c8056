/** A word of the glossary's column "not", with the term to use instead. */
export interface UnusedWord {
  readonly word: string;
  readonly term: string;
}

/**
 * Returns the words that the glossary rejects in every meaning, from its tables. Text in brackets explains a word; a
 * star marks a word that has another meaning.
 */
export function unusedWords(glossary: string): readonly UnusedWord[] {
  return [...glossary.matchAll(/^\| ([^|]+) \| [^|]* \| ([^|]*) \|$/gm)].flatMap(([, term = '', cell = '']) =>
    /^(term|verb|-+)$/.test(term)
      ? []
      : cell
          .replace(/\([^)]*\)|;.*$|`/g, '')
          .split(',')
          .map(word => word.trim())
          .filter(word => word !== '' && !word.endsWith('*'))
          .map(word => ({ word, term })),
  );
}

/** True if a name in camel case contains a word, or the words of a phrase in order, in singular or plural. */
export const bearsWord = (name: string, word: string): boolean =>
  inSingular(inWords(name)).includes(inSingular(inWords(word)));

const inWords = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');

const inSingular = (words: string): string =>
  ` ${words
    .toLowerCase()
    .split(' ')
    .map(word => word.replace(/s$/, ''))
    .join(' ')} `;
