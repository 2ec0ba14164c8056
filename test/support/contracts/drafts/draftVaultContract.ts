import type { DraftVault } from '@/application/drafts/ports/DraftVault';
import type { DraftKey } from '@/domain/drafts/DraftKey';

/** One device. Each `window` is another vault object on the same storage, open for the user. */
export interface DraftVaultHarness {
  window(): Promise<DraftVault>;
  /** Two keys that the vault accepts. */
  readonly keys: readonly [DraftKey, DraftKey];
  /** The device saves nothing from now on. */
  breakDown(vault: DraftVault): void;
}

const done = { ok: true, value: undefined };
const unavailable = { ok: false, failure: { kind: 'storageUnavailable' } };

/** The contract of every DraftVault, including its fake. */
export function draftVaultContract(name: string, make: () => DraftVaultHarness): void {
  describe(`${name} keeps the DraftVault contract`, () => {
    it('returns the latest text of each key to the next window', async () => {
      const { window, keys } = make();
      const vault = await window();
      const [one, other] = keys;
      expect(await vault.draftOf(one)).toBe('');
      await vault.saveDraft(one, 'Sle');
      expect(await vault.saveDraft(one, 'Slept “well”\n😀')).toEqual(done);
      await vault.saveDraft(other, '{"severity":4}');
      await vault.saveDraft({ kind: 'conflicts', of: one } as DraftKey, '["of another window"]');
      const next = await window();
      expect(await next.draftOf(one)).toBe('Slept “well”\n😀');
      expect(await next.draftOf(other)).toBe('{"severity":4}');
      expect(await next.draftOf({ kind: 'conflicts', of: one } as DraftKey)).toBe('["of another window"]');
    });

    it('deletes a draft that is emptied', async () => {
      const { window, keys } = make();
      const vault = await window();
      await vault.saveDraft(keys[0], 'Slept');
      expect(await vault.saveDraft(keys[0], '')).toEqual(done);
      expect(await vault.draftOf(keys[0])).toBe('');
    });

    it('replaces only the text that the window expects, and returns a different one', async () => {
      const { window, keys } = make();
      const [one, two] = [await window(), await window()];
      const [key] = keys;
      expect(await one.replaceDraft(key, '', 'one')).toEqual(done);
      for (const text of ['two', ''])
        expect(await two.replaceDraft(key, '', text)).toEqual({
          ok: false,
          failure: { kind: 'changed', there: 'one' },
        });
      expect(await one.draftOf(key)).toBe('one');
      expect(await two.replaceDraft(key, 'one', 'two')).toEqual(done);
      expect(await one.draftOf(key)).toBe('two');
      expect(await two.replaceDraft(key, 'two', '')).toEqual(done);
      expect(await one.replaceDraft(key, 'one', 'more')).toEqual({
        ok: false,
        failure: { kind: 'changed', there: '' },
      });
      expect(await one.draftOf(key)).toBe('');
    });

    it('lets one window win when two replace a draft at the same time', async () => {
      const { window, keys } = make();
      const windows = [await window(), await window()];
      const [key] = keys;
      const answers = await Promise.all(windows.map((vault, at) => vault.replaceDraft(key, '', `text ${String(at)}`)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const there = await windows[0]?.draftOf(key);
      expect(answers).toContainEqual({ ok: false, failure: { kind: 'changed', there } });
    });

    it('reports that the device has not saved a draft', async () => {
      const { window, keys, breakDown } = make();
      const vault = await window();
      breakDown(vault);
      expect(await vault.saveDraft(keys[0], 'Slept')).toEqual(unavailable);
      expect(await vault.replaceDraft(keys[0], '', 'Slept')).toEqual(unavailable);
    });

    it('never reports an unreadable storage as empty', async () => {
      const { window, keys, breakDown } = make();
      const vault = await window();
      await vault.saveDraft(keys[0], 'Slept');
      breakDown(vault);
      expect(await vault.draftOf(keys[0])).toBeUndefined();
    });
  });
}
