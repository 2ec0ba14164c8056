import { pastedIdentifier, withoutBullet } from './pastedIdentifier';

/** One item of a pasted list, and its line in the list, counted from 1. */
export interface PastedItem {
  readonly text: string;
  readonly line: number;
}

/** What parts of a name consist of: `Ford`, `Anne-Marie`, `O’Neil`, `Jr.` */
const NAME = /^[\p{L}\p{M}\p{Zs}'’.-]+$/u;
const SOMETHING = /[\p{L}\p{N}]/u;
/** Between two addresses: `a@x.example and b@x.example`. */
const JOINING = /^(?:and|or|[&/+])$/i;
/** In front of the people of a message. */
const HEADER = /^(?:to|cc|bcc|from):$/i;
/** Between two items, those of full width included. */
const BETWEEN: Readonly<Record<string, string>> = { '，': ',', '、': ',', '；': ';', '｜': '|', '\u00a6': '|' };
const SEPARATORS = [',', ';', '\t', '|'];
/** The first line with which spreadsheets say what parts cells. */
const SEPARATOR_LINE = /^sep=.$/i;

/** A table as it was pasted, without bullets in front of its lines. They may part cells, as a tab does after `1.` */
export const withoutBullets = (text: string): string =>
  text.replace(/\r\n?/g, '\n').split('\n').map(withoutBullet).join('\n');

/**
 * The addresses, ids and codes of a list that is no table: one or several on a line, between commas, semicolons, bars or
 * tabs.
 * `Last, First <a@x.example>` is one of them, as mail programs copy the people of a message.
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
    // What precedes an address in brackets, with commas alone between, is the name of its owner.
    if (!isAddressOfName) items.push(...name.splice(0, NAME.test(part) ? 0 : name.length));
    if (isAddressOfName) name = [];
    if (!isAddressOfName && end === ',' && NAME.test(part)) name.push(part);
    else items.push(...name.splice(0, name.length), ...addressesOf(part));
  }
  return [...items, ...name].map(pastedIdentifier).filter(item => SOMETHING.test(item));
}

/** Addresses with white space between them, or with such a word, are several. */
function addressesOf(part: string): readonly string[] {
  const all = part
    .replaceAll('＠', '@')
    .split(/\s+/)
    .filter(word => word !== '');
  const words = all.filter((word, at) => !JOINING.test(word) && !(at === 0 && HEADER.test(word)));
  return words.length > 0 && words.every(word => word.includes('@')) ? words : [part];
}

/**
 * The text between separators outside of quotation marks and angle brackets. An address in brackets
 * ends its part, whatever follows: `Grace <a@x.example> and Ann <b@x.example>` are two people.
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
    // A mark that nothing closes is a character as any other.
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
