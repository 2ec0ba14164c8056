import { posix } from 'node:path';
import type { SourceTree } from './readTree';

/** Links in pages of this repository to a file, or to a heading of a page, that does not exist. */
export function brokenLinks(pages: SourceTree, exists: (path: string) => boolean): string[] {
  return [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([, target = '', anchor]) => {
      const file = target === '' ? path : posix.join(posix.dirname(path), target);
      if (!exists(file)) return [`${path}: ${file} is not there`];
      const page = pages.get(file);
      if (anchor === undefined || page === undefined || anchors(page).includes(anchor)) return [];
      return [`${path}: ${file} has no heading #${anchor}`];
    }),
  );
}

const anchors = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)]
    .map(([, title = '']) => title.toLowerCase())
    .map(title => title.replace(/[^\p{L}\p{N} _-]/gu, '').replace(/ /g, '-'));
