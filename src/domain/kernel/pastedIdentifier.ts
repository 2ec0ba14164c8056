import { withoutHidden } from './withoutHidden';

/** Dashes, no-break hyphens and minus signs: word processors write them in place of a hyphen. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Signs in front of an item of a list, those of a symbol font included, and numbers such as `1.` and `1)`. */
const BULLET = /^(?:[•‣◦⁃·∙▪▫■□●○\uf0a7\uf0b7]\s*|(?:[*\p{Pd}\u2212]|\d{1,4}[.)])\s+)/u;
const QUOTED = /^(?:"([^"]*)"|'(.*)'|“([^”]*)”|„([^“”]*)[“”]|‘([^’]*)’|«([^»]*)»)$/;
/** What ends an item of a list, or a sentence. */
const ENDS = ['.', ',', ';', ':'];

export const withoutBullet = (line: string): string => line.trimStart().replace(BULLET, '');

/**
 * One address, id or code as it was typed or pasted. Bullets, quotation marks, what ends an item of a list, a name in
 * front of `<grace@staff.example>` and hidden characters are no part of it, and every dash is a hyphen.
 */
export function pastedIdentifier(text: string): string {
  const item = withoutQuotes(withoutEnd(withoutBullet(withoutHidden(text))));
  const name = withoutQuotes(withoutEnd(inBrackets(item).replace(/^mailto:/i, '')));
  return name.replace(DASHES, '-');
}

/** `Grace Example <grace@staff.example>`, as mail programs write it. Two addresses are no one person. */
function inBrackets(item: string): string {
  const start = item.lastIndexOf('<');
  const inner = item.endsWith('>') ? item.slice(start + 1, -1).trim() : '';
  const isSecond = item.slice(item.indexOf('<'), start).includes('@');
  return start !== -1 && inner.includes('@') && !isSecond ? withoutQuotes(inner) : item;
}

function withoutEnd(text: string): string {
  const bare = text.trim();
  let { length } = bare;
  while (length > 0 && ENDS.includes(bare.charAt(length - 1))) length -= 1;
  return bare.slice(0, length).trimEnd();
}

function withoutQuotes(text: string): string {
  const inner = QUOTED.exec(text)
    ?.slice(1)
    .find(part => part !== undefined);
  return inner === undefined ? text : inner.trim();
}
