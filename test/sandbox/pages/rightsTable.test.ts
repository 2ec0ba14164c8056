import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCOPES } from '@/domain/kernel/Scope';
import { GROUPS_OF_SCOPE, USER_GROUPS } from '@/domain/users/UserGroup';
import { rightsTable } from '#sandbox/pages/rightsTable';

const wanted = [
  ['scope', ...USER_GROUPS],
  ...SCOPES.map(scope => [scope, ...USER_GROUPS.map(group => (GROUPS_OF_SCOPE[scope].includes(group) ? 'yes' : ''))]),
];

describe('the table of groups and scopes', () => {
  it('is in docs/rights.md as the backend defines it', () => {
    const lines = readFileSync(join(__dirname, '../../../docs/rights.md'), 'utf8').split('\n');
    const rows = lines.filter(line => line.startsWith('|') && !line.startsWith('|---'));
    const cells = rows.map(row =>
      row
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim().replaceAll('`', '')),
    );
    expect(cells).toEqual(wanted);
  });

  it('is on the sandbox page', () => {
    const rows = rowsOf(rightsTable);
    expect(rows).toEqual([['Scope', ...USER_GROUPS], ...wanted.slice(1)]);
  });
});

/** The texts of the cells, row by row. */
const rowsOf = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<\/?code>/g, '')),
  );
