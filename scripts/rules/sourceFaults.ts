import type { Sections } from './readSections';

const named = /^(?:DESIGN §(?:5|8|9) row \d+|PAPER \w+ \d{4})$/;
const quoted = /^((?:D[1-3]|DESIGN) §\d+[^:"]*): "(.+)"$/s;

/** The reasons why a rule's source cannot be checked: another form, or a sentence that the documents do not contain. */
export function sourceFaults(file: string, source: string, sections: Sections): string[] {
  return sourcesIn(source).flatMap(one => {
    if (named.test(one)) return sections.has(one) ? [] : [`${file}: there is no ${one}`];
    const [, place, text] = quoted.exec(one) ?? [];
    if (place === undefined || text === undefined) {
      return [
        `${file}: a source reads: D1 §4 Presence: "is today", or DESIGN §5 row 5, or PAPER Kroenke 2001, joined by ` +
          '"; "',
      ];
    }
    const missing = sentencesIn(text).filter(sentence => !(sections.get(place) ?? '').includes(sentence));
    return missing.map(sentence => `${file}: ${place} does not say "${sentence}"`);
  });
}

/** The text of each source: the section, the row or the whole document. */
export const sourceTexts = (source: string, sections: Sections): string[] =>
  sourcesIn(source).map(one => sections.get(quoted.exec(one)?.[1] ?? one) ?? '');

/** Several sources are joined as in: D1 §4 Presence: "is today"; DESIGN §5 row 5. */
export const sourcesIn = (source: string): string[] => source.split(/; (?=(?:D[1-3]|DESIGN) §|PAPER )/);

/** Several sentences of one section are joined as in: "one" and "another". */
export const sentencesIn = (text: string): string[] => text.split('" and "');
