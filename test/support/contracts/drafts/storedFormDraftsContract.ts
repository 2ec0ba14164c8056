import type { StoredFormDrafts } from '@/application/drafts/ports/StoredFormDrafts';

export interface StoredFormDraftsHarness {
  readonly drafts: StoredFormDrafts;
  /** Saves a text under the stored id of a form. */
  readonly keep: (id: string, text: string) => Promise<void>;
  readonly breakDown: () => void;
}

/** The contract of every StoredFormDrafts, including its fake. */
export function storedFormDraftsContract(name: string, make: () => Promise<StoredFormDraftsHarness>): void {
  describe(`${name} keeps the StoredFormDrafts contract`, () => {
    it('returns every draft with its key, and a form of another build without one', async () => {
      const { drafts, keep } = await make();
      await keep('/userGroups/grace', 'one');
      await keep('p-05', 'two');
      await keep('p-05/unknownForm', 'three');
      const found = await drafts.all();
      expect(found).toHaveLength(3);
      expect(found).toEqual(
        expect.arrayContaining([
          { key: { kind: 'administration', form: 'userGroups', itemId: 'grace' }, text: 'one' },
          { key: { kind: 'note', patientId: 'p-05' }, text: 'two' },
          { key: undefined, text: 'three' },
        ]),
      );
    });

    it('returns undefined when the drafts cannot be read', async () => {
      const { drafts, keep, breakDown } = await make();
      await keep('p-05', 'two');
      breakDown();
      expect(await drafts.all()).toBeUndefined();
    });
  });
}
