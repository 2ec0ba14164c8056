import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { changesBelow } from '#sandbox/domain/organisations/changesBelow.rule';
import { resolveSetting } from '@/domain/organisations/resolveSetting.rule';
import type { TreeValue } from '#sandbox/domain/organisations/inheritingOrganisations';
import { withoutCrisisContact } from '#sandbox/domain/organisations/withoutCrisisContact.rule';

const contacts = [
  null,
  '',
  [],
  { name: 'Line', phone: '116 123' },
  { name: 'Web', url: 'https://a.example' },
  { name: 'No way' },
];

/** Trees of up to 40 organisations: the parent of each but the first is one of those before it. */
const trees = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...contacts)), { minLength: 1, maxLength: 40 }).map(rows =>
  rows.map(([parent, value], place): TreeValue => ({
    organisation: `o-${place}`,
    parent: place === 0 ? null : `o-${parent % place}`,
    value,
  })),
);
const treesWithPlace = fc.tuple(trees, fc.nat()).map(([tree, place]) => ({ tree, at: `o-${place % tree.length}` }));

/** Slow and obvious: walks up from the organisation step by step. */
function upwards(tree: readonly TreeValue[], id: string): readonly TreeValue[] {
  const one = tree.find(({ organisation }) => organisation === id);
  return one === undefined ? [] : [one, ...(one.parent === null ? [] : upwards(tree, one.parent))];
}
const inEffect = (tree: readonly TreeValue[], id: string) =>
  upwards(tree, id).find(({ value }) => value !== null)?.value ?? null;
const isBelow = (tree: readonly TreeValue[], id: string, above: string) =>
  id !== above && upwards(tree, id).some(({ organisation }) => organisation === above);
const save = (tree: readonly TreeValue[], at: string, value: TreeValue['value']) =>
  tree.map(one => (one.organisation === at ? { ...one, value } : one));

describe('settings of any tree of organisations', () => {
  it('are the value of the nearest organisation that has one', () => {
    assertProperty(
      fc.property(treesWithPlace, ({ tree, at }) => {
        const found = resolveSetting({ upwards: upwards(tree, at), fallback: null });
        expect(found.value).toEqual(inEffect(tree, at));
        const { source } = found;
        const decisive = source.kind === 'own' ? at : source.kind === 'inherited' ? source.from : undefined;
        const owner = upwards(tree, at).find(({ value }) => value !== null)?.organisation;
        expect(decisive).toBe(owner);
      }),
      { numRuns: 1_000 },
    );
  });

  it('change below exactly where the effective value changes', () => {
    assertProperty(
      fc.property(treesWithPlace, ({ tree, at }) => {
        const marked = save(tree, at, 'a value that nobody else has');
        const different = tree
          .map(({ organisation }) => organisation)
          .filter(id => isBelow(tree, id, at) && inEffect(marked, id) === 'a value that nobody else has');
        expect(new Set(changesBelow({ organisation: at, tree }))).toEqual(new Set(different));
      }),
      { numRuns: 1_000 },
    );
  });

  it('never leave an organisation without a crisis contact unless the save is refused', () => {
    const reaches = (value: unknown): boolean =>
      typeof value === 'object' && value !== null && ('phone' in value || 'url' in value);
    assertProperty(
      fc.property(treesWithPlace, fc.constantFrom(...contacts), ({ tree, at }, next) => {
        const refused = withoutCrisisContact({ organisation: at, next, tree, fallback: null });
        const after = save(tree, at, next);
        const without = after
          .map(({ organisation }) => organisation)
          .filter(
            id => (id === at || changesBelow({ organisation: at, tree }).includes(id)) && !reaches(inEffect(after, id)),
          );
        expect(new Set(refused)).toEqual(new Set(without));
      }),
      { numRuns: 1_000 },
    );
  });
});
