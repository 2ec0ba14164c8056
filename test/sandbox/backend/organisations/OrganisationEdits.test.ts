import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { SETTING_FIELDS } from '@/domain/organisations/SettingSection';
import { OrganisationEdits, type Patch } from '#sandbox/backend/organisations/OrganisationEdits';
import { Organisations } from '#sandbox/backend/organisations/Organisations';
import type { StoredOrganisation } from '#sandbox/backend/organisations/StoredOrganisation';
import { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';

const section = 'researchSettings';
const fields = SETTING_FIELDS[section];
const defaults: Patch = { participation: 'none' };

/** For each organisation the place of its parent among those before it, and the patches it gets one after another. */
const trees = fc.array(
  fc.record({
    parent: fc.nat(),
    patches: fc.array(
      fc.record(Object.fromEntries(fields.map(field => [field, fc.constantFrom<string | null>('a', 'b', '', null)])), {
        requiredKeys: [],
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

/** A tree in which every patch was saved, and what a slow and obvious reference makes of the same patches. */
function grow(rows: typeof trees extends fc.Arbitrary<infer T> ? T : never) {
  const settings = { details: {}, subscription: {}, researchSettings: {}, appSettings: {}, clientLinks: {} };
  const seeded = rows.map(({ parent }, place): StoredOrganisation => ({
    ...{ id: `o-${place}`, name: `Organisation ${place}`, enabled: true, settings },
    ...(place > 0 && { parent: `o-${parent % place}` }),
  }));
  const organisations = new Organisations({
    root: 'o-0',
    organisation: id => seeded.find(one => one.id === id),
    childrenOf: parent => seeded.filter(one => one.parent === parent).map(({ id }) => id),
  });
  const history = new ChangeHistory({ now: () => 0 }, uid => uid);
  const edits = new OrganisationEdits(organisations, history);
  const own = new Map(seeded.map(({ id }) => [id, new Map<string, unknown>()]));
  rows.forEach(({ patches }, place) => {
    for (const patch of patches) {
      edits.change(organisations.get(`o-${place}`), section, patch, { uid: 'dana' });
      for (const [field, value] of Object.entries(patch)) {
        if (value === null) own.get(`o-${place}`)?.delete(field);
        else own.get(`o-${place}`)?.set(field, value);
      }
    }
  });
  const inEffect = (id: string | undefined, field: string): unknown => {
    if (id === undefined) return defaults[field] ?? null;
    const mine = own.get(id)?.get(field);
    return mine ?? inEffect(seeded.find(one => one.id === id)?.parent, field);
  };
  return { organisations, own, inEffect, ids: seeded.map(({ id }) => id) };
}

describe('OrganisationEdits', () => {
  it('lets each field be inherited apart from the others of its section', () => {
    assertProperty(
      fc.property(trees, rows => {
        const { organisations, inEffect, ids } = grow(rows);
        for (const id of ids)
          for (const field of fields)
            expect([id, field, organisations.effective(id, section, field).value]).toEqual([
              id,
              field,
              inEffect(id, field),
            ]);
      }),
    );
  });

  it('stores what a merge patch says, and nothing where it says null', () => {
    assertProperty(
      fc.property(trees, rows => {
        const { organisations, own, ids } = grow(rows);
        for (const id of ids)
          expect([id, organisations.get(id).settings[section]]).toEqual([id, Object.fromEntries(own.get(id) ?? [])]);
      }),
    );
  });
});
