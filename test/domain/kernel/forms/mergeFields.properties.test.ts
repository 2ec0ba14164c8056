import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { mergeFields, type Fields } from '@/domain/kernel/forms/mergeFields.rule';

const value = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: 0, max: 2 }),
  fc.constantFrom('', 'x', 'y'),
  fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
);
const fields: fc.Arbitrary<Fields> = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value, { maxKeys: 4 });
const of = (record: Fields, field: string) => record[field] ?? null;
const text = (one: unknown): string => JSON.stringify(one ?? null);

describe('mergeFields, with any three versions', () => {
  const merging = (
    check: (base: Fields, mine: Fields, theirs: Fields, merge: ReturnType<typeof mergeFields>) => void,
  ): void => {
    assertProperty(
      fc.property(fields, fields, fields, (base, mine, theirs) =>
        check(base, mine, theirs, mergeFields({ base, mine, theirs })),
      ),
      { numRuns: 1_000 },
    );
  };

  it('keeps everything that the user typed, in the merged record or in a conflict', () => {
    merging((base, mine, _, { merged, conflicts }) => {
      const typed = Object.keys({ ...base, ...mine }).filter(field => text(of(mine, field)) !== text(of(base, field)));
      const lost = typed.filter(
        field =>
          text(of(merged, field)) !== text(of(mine, field)) &&
          !conflicts.some(one => one.field === field && text(one.mine) === text(of(mine, field))),
      );
      expect(lost).toEqual([]);
    });
  });

  it('overwrites none of the other user’s changes', () => {
    merging((base, _, theirs, { merged }) => {
      const changed = Object.keys({ ...base, ...theirs }).filter(
        field => text(of(theirs, field)) !== text(of(base, field)),
      );
      expect(changed.filter(field => text(of(merged, field)) !== text(of(theirs, field)))).toEqual([]);
    });
  });

  it('saves exactly the fields that differ from the server', () => {
    merging((_base, _mine, theirs, { merged, toSave }) => {
      const differing = Object.keys({ ...merged, ...theirs }).filter(
        field => text(of(merged, field)) !== text(of(theirs, field)),
      );
      expect([...toSave].sort()).toEqual(differing.sort());
    });
  });

  it('finds the same conflicts from both sides', () => {
    merging((base, mine, theirs, { conflicts }) => {
      const other = mergeFields({ base, mine: theirs, theirs: mine });
      expect(other.conflicts.map(({ field }) => field)).toEqual(conflicts.map(({ field }) => field));
    });
  });

  it('has nothing left to save once the server holds the merged record', () => {
    merging((_base, _mine, theirs, { merged }) => {
      expect(mergeFields({ base: theirs, mine: merged, theirs: merged })).toMatchObject({ conflicts: [], toSave: [] });
    });
  });
});
