import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './filesBelow';

/**
 * The text of each section under the words by which code cites it: "D1 §4", "D1 §4 Presence", "DESIGN §5 row 5",
 * "PAPER Kroenke 2001".
 */
export type Sections = ReadonlyMap<string, string>;

/**
 * Reads the specification (cited as D1, D2 and D3), the decisions (cited as DESIGN) and the papers (cited as PAPER) of
 * a checkout.
 */
export function readSections(root: string): Sections {
  const sections = new Map<string, string>();
  for (const path of filesBelow(root, 'docs')) {
    if (path === 'docs/sources.md')
      for (const [title, held] of papersIn(root, path)) sections.set(`PAPER ${title}`, held);
    const document = documentOf(path);
    if (document === undefined) continue;
    const text = readFileSync(join(root, path), 'utf8');
    for (const [place, held] of sectionsOf(text)) sections.set(`${document} ${place}`, held);
  }
  return sections;
}

function papersIn(root: string, path: string): [string, string][] {
  const [, ...papers] = readFileSync(join(root, path), 'utf8').split(/^## /m);
  return papers.map(paper => [paper.split('\n')[0] ?? '', paper]);
}

function documentOf(path: string): string | undefined {
  if (path === 'docs/decisions.md') return 'DESIGN';
  const number = /^docs\/specification\/(\d)-[^/]+\.md$/.exec(path)?.[1];
  return number && `D${number}`;
}

/**
 * Sections by number, named parts and numbered rows. A section holds its parts. The lines of a quotation are joined,
 * and its marks are left out.
 */
export function sectionsOf(markdown: string): Sections {
  const lines = new Map<string, string[]>();
  let [section, part] = ['', ''];
  for (const line of markdown.replace(/(?<=^ *> .*)\n *> /gm, ' ').split('\n')) {
    const number = /^## (\d+)\. /.exec(line)?.[1];
    const name = /^### (.+)$/.exec(line)?.[1];
    if (number !== undefined) [section, part] = [`§${number}`, ''];
    if (name !== undefined) part = `${section} ${name}`;
    const row = /^\| (\d+) \|/.exec(line)?.[1];
    for (const place of [section, part, row === undefined ? '' : `${section} row ${row}`]) {
      if (place !== '') lines.set(place, [...(lines.get(place) ?? []), line.replace(/^\s*> /, '')]);
    }
  }
  return new Map([...lines].map(([place, held]) => [place, held.join('\n').replace(/[ \n]*\n[ \n]*/g, '\n')]));
}
