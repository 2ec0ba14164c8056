import { MOST_ROWS, planBulkAction, type BulkRow } from '@/domain/kernel/bulk/planBulkAction.rule';

// As a case it would have thousands of lines.
describe('planBulkAction, of a long list', () => {
  const rowsOf = (length: number): BulkRow[] =>
    Array.from({ length }, (_, place) => ({ key: String(place), judged: 'do' }));

  it('plans as many rows as are allowed', () => {
    expect(planBulkAction({ rows: rowsOf(MOST_ROWS) })).toMatchObject({ kind: 'plan', willBeDone: MOST_ROWS });
  });

  it('refuses one row more', () => {
    expect(planBulkAction({ rows: rowsOf(MOST_ROWS + 1) })).toEqual({ kind: 'tooMany', rows: MOST_ROWS + 1 });
  });
});
