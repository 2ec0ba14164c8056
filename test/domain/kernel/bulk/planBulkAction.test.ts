import { MOST_ROWS, planBulkAction, type BulkRow } from '@/domain/kernel/bulk/planBulkAction.rule';

// A case table for this would have thousands of lines.
describe('planBulkAction with a long list', () => {
  const rowsOf = (length: number): BulkRow[] =>
    Array.from({ length }, (_, place) => ({ key: String(place), judged: 'do' }));

  it('accepts the maximum number of rows', () => {
    expect(planBulkAction({ rows: rowsOf(MOST_ROWS) })).toMatchObject({ kind: 'plan', willBeDone: MOST_ROWS });
  });

  it('rejects one row more', () => {
    expect(planBulkAction({ rows: rowsOf(MOST_ROWS + 1) })).toEqual({ kind: 'tooMany', rows: MOST_ROWS + 1 });
  });
});
