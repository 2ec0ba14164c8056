import { stripInvisible } from './stripInvisible';

/** Dashes, non-breaking hyphens and minus signs, which word processors insert for hyphens. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Bullets of list items, including those of a symbol font, and numbers such as `1.` and `1)`. */
const BULLET = /^(?:[•‣◦⁃·∙▪▫■□●○\uf0a7\uf0b7]\s*|(?:[*\p{Pd}\u2212]|\d{1,4}[.)])\s+)/u;
const QUOTED = /^(?:"([^"]*)"|'(.*)'|“([^”]*)”|„([^“”]*)[“”]|‘([^’]*)’|«([^»]*)»)$/;
/** Punctuation at the end of a list item or a sentence. */
const ENDS = ['.', ',', ';', ':'];

export const withoutBullet = (line: string): string => line.trimStart().replace(BULLET, '');

/**
 * Reads one typed or pasted address, id or code. Removes bullets, quotation marks, final punctuation, a name in front
 * of `<grace@staff.example>` and invisible characters, and turns every dash into a hyphen.
 */
export function pastedIdentifier(text: string): string {
  const item = withoutQuotes(withoutEnd(withoutBullet(stripInvisible(text))));
  const name = withoutQuotes(withoutEnd(inBrackets(item).replace(/^mailto:/i, '')));
  return name.replace(DASHES, '-');
}

/** Reads `Grace Example <grace@staff.example>`, as copied from a mail program, unless there are two addresses. */
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
