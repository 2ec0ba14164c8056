import type { Sections } from '#scripts/rules/readSections';
import type { SourceTree } from './readTree';

/** The citable sources, by the words that cite them. */
export interface Library {
  readonly sections: Sections;
  /** "HAZ-01", "CR-MSG-01", "ADR 0001". */
  readonly names: ReadonlySet<string>;
}

const place = /\b(D[1-3]|DESIGN) (§\d+)(\.\d+)?((?: row \d+)|(?:(?:, | and )§\d+)+|(?: [A-Z][^:"';,.()\n`*]*))?/g;
const name = /\b(?:HAZ-\d+|CR-[A-Z]+-\d+|ADR[ -]\d+|adr\/\d+)\b/g;
/** The sentences directly behind a citation: "one" and "another". */
const quotation = /^[^"§]{0,60}?: ("[^"]+"(?: and "[^"]+")*)/;

/**
 * Citations of a section, row, hazard, rule or decision that does not exist, and sentences that a section does not
 * contain.
 */
export function citationFaults(tree: SourceTree, library: Library): string[] {
  return [...tree].flatMap(([path, text]) =>
    joined(text)
      .split('\n')
      .flatMap((line, index) => lineFaults(line, library).map(fault => `${path}:${index + 1}: ${fault}`)),
  );
}

/**
 * Joins a text that is written in several parts with `+`, in the line of the first part. Line numbers stay the same.
 */
function joined(text: string): string {
  const next = text.replace(
    /['"`] \+(\n\s*)(?:says)?['"`]([^\n]*)/g,
    (_, gap: string, rest: string) => rest + gap.replace(/[^\n]/g, ''),
  );
  return next === text ? text : joined(next);
}

function lineFaults(escaped: string, { sections, names }: Library): string[] {
  const line = escaped.replace(/\\(["'`|])/g, '$1');
  const places = [...line.matchAll(place)].flatMap(match => placeFaults(match, line, sections));
  const unknown = [...line.matchAll(name)].map(([cited]) => canonical(cited)).filter(cited => !names.has(cited));
  return [...places, ...unknown.map(cited => `there is no ${cited}`)];
}

const canonical = (cited: string): string =>
  cited.replace(/^(?:ADR[ -]|adr\/)(\d+)$/, (_, number: string) => `ADR ${number.padStart(4, '0')}`);

function placeFaults(match: RegExpExecArray, line: string, sections: Sections): string[] {
  const [whole, document = '', number = '', point = '', rest = ''] = match;
  const section = `${document} ${number}`;
  if (point !== '') return [`there is no ${section}${point}`];
  const others = [...rest.matchAll(/§\d+/g)].map(([other]) => `${document} ${other}`);
  const cited = rest.startsWith(' row') ? [section + rest] : [section, ...others, ...partOf(section, rest, sections)];
  const missing = cited.filter(one => !sections.has(one)).map(one => `there is no ${one}`);
  if (missing.length > 0) return missing;
  const behind = quotation.exec(line.slice(match.index + whole.length))?.[1] ?? '';
  const holding = cited.at(-1) ?? section;
  return [...behind.matchAll(/"([^"]+)"/g)]
    .map(([, sentence = '']) => sentence)
    .filter(sentence => !holds(sections.get(holding) ?? '', sentence))
    .map(sentence => `${holding} does not say "${sentence}"`);
}

/** A word with a capital letter behind the number names a part of the section. More words may follow. */
function partOf(section: string, rest: string, sections: Sections): string[] {
  if (!/^ [A-Z]/.test(rest)) return [];
  const words = `${section}${rest} `;
  const part = [...sections.keys()].filter(key => key.startsWith(`${section} `) && words.startsWith(`${key} `));
  return [part.sort((one, other) => other.length - one.length)[0] ?? `${section}${rest}`];
}

/** An ellipsis in a quotation replaces omitted words. */
function holds(text: string, sentence: string): boolean {
  let from = 0;
  return sentence.split('…').every(words => {
    const at = text.indexOf(words.trim(), from);
    from = at + words.length;
    return at >= 0;
  });
}
