import { pastedIdentifier, withoutBullet } from './pastedIdentifier';

/** One item of a pasted list, and its line in the list, counted from 1. */
export interface PastedItem {
  readonly text: string;
  readonly line: number;
}

/** Matches parts of a name: `Ford`, `Anne-Marie`, `O’Neil`, `Jr.` */
const NAME = /^[\p{L}\p{M}\p{Zs}'’.-]+$/u;
const SOMETHING = /[\p{L}\p{N}]/u;
/** Between two addresses: `a@x.example and b@x.example`. */
const JOINING = /^(?:and|or|[&/+])$/i;
/** Headers before the recipients of an email. */
const HEADER = /^(?:to|cc|bcc|from):$/i;
/** Separators between items, including full-width ones. */
const BETWEEN: Readonly<Record<string, string>> = { '，': ',', '、': ',', '；': ';', '｜': '|', '\u00a6': '|' };
const SEPARATORS = [',', ';', '\t', '|'];
/** First line of a spreadsheet export that names the cell separator. */
const SEPARATOR_LINE = /^sep=.$/i;

/** Removes bullets from the lines of a pasted table. A bullet may include a cell separator, such as a tab after `1.` */
export const withoutBullets = (text: string): string =>
  text.replace(/\r\n?/g, '\n').split('\n').map(withoutBullet).join('\n');

/**
 * Splits a list that is not a table into addresses, ids and codes: one or several per line, separated by commas,
 * semicolons, bars or tabs. `Last, First <a@x.example>` is one item, as copied from a mail program.
 */
export function pastedList(text: string): readonly PastedItem[] {
  return text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .flatMap((line, at) =>
      SEPARATOR_LINE.test(line.trim()) ? [] : itemsOf(withoutBullet(line)).map(one => ({ text: one, line: at + 1 })),
    );
}

function itemsOf(line: string): readonly string[] {
  const items: string[] = [];
  let name: string[] = [];
  for (const { part, end } of partsOf(line)) {
    const isAddressOfName = part.endsWith('>') && part.includes('@');
    // Text before an address in brackets, separated only by commas, is the name of its owner.
    if (!isAddressOfName) items.push(...name.splice(0, NAME.test(part) ? 0 : name.length));
    if (isAddressOfName) name = [];
    if (!isAddressOfName && end === ',' && NAME.test(part)) name.push(part);
    else items.push(...name.splice(0, name.length), ...addressesOf(part));
  }
  return [...items, ...name].map(pastedIdentifier).filter(item => SOMETHING.test(item));
}

/** Splits addresses separated by white space or by such a word. */
function addressesOf(part: string): readonly string[] {
  const all = part
    .replaceAll('＠', '@')
    .split(/\s+/)
    .filter(word => word !== '');
  const words = all.filter((word, at) => !JOINING.test(word) && !(at === 0 && HEADER.test(word)));
  return words.length > 0 && words.every(word => word.includes('@')) ? words : [part];
}

/**
 * Splits at separators outside quotation marks and angle brackets. An address in brackets ends its part, whatever
 * comes next: `Grace <a@x.example> and Ann <b@x.example>` are two people.
 */
function partsOf(line: string): readonly { readonly part: string; readonly end: string }[] {
  const parts: { part: string; end: string }[] = [];
  const lastQuote = line.lastIndexOf('"');
  const bracket = /<[^<>]*>/y;
  let start = 0;
  for (let at = 0; at <= line.length; at += 1) {
    const sign = BETWEEN[line.charAt(at)] ?? line.charAt(at);
    bracket.lastIndex = at;
    const [inBrackets] = (sign === '<' && bracket.exec(line)) || [];
    // An unclosed mark is an ordinary character.
    if (sign === '"' && lastQuote > at) at = line.indexOf('"', at + 1);
    else if (inBrackets !== undefined) {
      at += inBrackets.length - 1;
      if (!inBrackets.includes('@')) continue;
      parts.push({ part: line.slice(start, at + 1).trim(), end: '>' });
      start = at + 1;
    } else if (at === line.length || SEPARATORS.includes(sign)) {
      parts.push({ part: line.slice(start, at).trim(), end: sign });
      start = at + 1;
    }
  }
  return parts;
}
