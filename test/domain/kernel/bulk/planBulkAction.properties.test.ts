import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { planBulkAction, type BulkRow } from '@/domain/kernel/bulk/planBulkAction.rule';

const rows: fc.Arbitrary<readonly BulkRow[]> = fc.array(
  fc.record({
    key: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
    judged: fc.constantFrom('do' as const, 'already' as const, { cannot: 'unknown' }),
  }),
  { maxLength: 60 },
);

describe('the plan of a bulk action', () => {
  it('contains each row once and in order, does nothing twice, and counts what it does', () => {
    assertProperty(
      fc.property(rows, list => {
        const plan = planBulkAction({ rows: list });
        if (plan.kind !== 'plan') throw new Error('a short list was refused');
        expect(plan.rows.map(({ row, key }) => [row, key])).toEqual(list.map(({ key }, place) => [place + 1, key]));
        const done = plan.rows.filter(one => one.plan === 'willBeDone').map(({ key }) => key);
        expect([done.length, new Set(done).size]).toEqual([plan.willBeDone, done.length]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does nothing to a row that was not judged as to be done', () => {
    assertProperty(
      fc.property(rows, list => {
        const plan = planBulkAction({ rows: list });
        if (plan.kind !== 'plan') throw new Error('a short list was refused');
        for (const { row, plan: planned } of plan.rows)
          if (planned === 'willBeDone') expect(list[row - 1]?.judged).toBe('do');
      }),
      { numRuns: 1_000 },
    );
  });
});
