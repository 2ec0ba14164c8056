const heading = '## Names that are gone';

/** The first column of the glossary's table of names that are gone: parts of identifiers that nobody uses any more. */
export function goneWords(glossary: string): string[] {
  const [, section = ''] = glossary.split(`${heading}\n`);
  const table = section.split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, word = '']) => word);
}
