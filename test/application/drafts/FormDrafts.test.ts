import { inspect } from 'node:util';
import { FormDrafts, type DraftSaveResult } from '@/application/drafts/FormDrafts';
import { storedDraftId, type DraftKey } from '@/domain/drafts/DraftKey';
import type { DraftVault } from '@/application/drafts/ports/DraftVault';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { eventually } from '#test/support/eventually';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { formKey } from '#test/support/builders/drafts/draftKeys';

/** The same vault with another way to read a draft. */
const vaultThat = (vault: DraftVault, draftOf: DraftVault['draftOf']): DraftVault => ({
  draftOf,
  saveDraft: (key, text) => vault.saveDraft(key, text),
  replaceDraft: (key, before, text) => vault.replaceDraft(key, before, text),
});

function setUp() {
  const [vault, clock] = [new FakeDraftVault(), new ManualClock()];
  return { vault, clock, drafts: new FormDrafts(vault, clock) };
}

describe('FormDrafts', () => {
  it('saves what was typed within 50 ms of the first letter, however fast the user types', async () => {
    const { vault, clock, drafts } = setUp();
    drafts.execute(formKey('p-ana'), 'H');
    clock.advance(30);
    drafts.execute(formKey('p-ana'), 'Hello');
    clock.advance(20);
    await eventually(() => expect(vault.kept.get('p-ana')).toBe('Hello'));
  });

  it('reports whether the text was saved, and when the device saves nothing', async () => {
    const { vault, clock, drafts } = setUp();
    const received: DraftSaveResult[] = [];
    drafts.execute(formKey('p-ana'), 'a', kept => received.push(kept));
    await drafts.flush();
    vault.isBroken = true;
    drafts.execute(formKey('p-ana'), 'ab', kept => received.push(kept));
    await drafts.flush();
    expect(received).toEqual([{ status: 'saved', at: clock.now() }, { status: 'notSaved' }]);
  });

  it('reports text that closing the page would lose: waiting, being saved, or refused by the device', async () => {
    const { vault, drafts } = setUp();
    expect(drafts.hasUnsaved).toBe(false);
    drafts.execute(formKey('p-ana'), 'a');
    expect(drafts.hasUnsaved).toBe(true);
    const kept = drafts.flush();
    expect(drafts.hasUnsaved).toBe(true);
    await kept;
    expect(drafts.hasUnsaved).toBe(false);
    vault.isBroken = true;
    drafts.execute(formKey('p-ana'), 'ab');
    await drafts.flush();
    expect(drafts.hasUnsaved).toBe(true);
    drafts.execute(formKey('p-ana'), '');
    await drafts.flush();
    expect(drafts.hasUnsaved).toBe(false);
    drafts.execute(formKey('p-ana'), 'abc');
    await drafts.flush();
    drafts.discardAll();
    expect(drafts.hasUnsaved).toBe(false);
  });

  it('never mixes up patients', async () => {
    const { vault, drafts } = setUp();
    drafts.execute(formKey('p-ana'), 'for Ana');
    drafts.execute(formKey('p-max'), 'for Max');
    await drafts.flush();
    expect([...vault.kept]).toEqual([
      ['p-ana', 'for Ana'],
      ['p-max', 'for Max'],
    ]);
    expect(await drafts.draftOf(formKey('p-zoe'))).toBe('');
  });

  it('returns the newest text before it is saved', async () => {
    const { drafts } = setUp();
    drafts.execute(formKey('p-ana'), 'not kept yet');
    expect(await drafts.draftOf(formKey('p-ana'))).toBe('not kept yet');
  });

  it('is not overtaken by an earlier write', async () => {
    const { vault, drafts } = setUp();
    drafts.execute(formKey('p-ana'), 'early');
    const early = drafts.flush();
    drafts.execute(formKey('p-ana'), '');
    await Promise.all([early, drafts.flush()]);
    expect(vault.kept.size).toBe(0);
  });

  it('saves nothing for the next user', async () => {
    const { vault, clock, drafts } = setUp();
    drafts.execute(formKey('p-ana'), 'mine');
    const before = drafts.person;
    drafts.discardAll();
    expect(drafts.person).not.toBe(before);
    clock.advance(1_000);
    await drafts.flush();
    expect(vault.kept.size).toBe(0);
  });

  it.each(['p-ana', 'p-ana/aside'])('does not overwrite a draft that it could not read (%s)', async unseen => {
    const { vault, clock } = setUp();
    vault.kept.set('p-ana', 'of before');
    vault.kept.set('p-ana/aside', '["of another window"]');
    let failures = 0;
    const draftOf = async (key: DraftKey) =>
      storedDraftId(key) === unseen && (failures += 1) <= 1 ? undefined : vault.draftOf(key);
    const drafts = new FormDrafts(vaultThat(vault, draftOf), clock);
    const received: DraftSaveResult['status'][] = [];
    for (const text of ['of n', 'of now']) {
      drafts.execute(formKey('p-ana'), text, ({ status }) => received.push(status));
      await drafts.flush();
    }
    expect(received).toEqual(['notSaved', 'saved']);
    expect([...vault.kept]).toEqual([
      ['p-ana', 'of now'],
      ['p-ana/aside', '["of another window","of before"]'],
    ]);
  });

  it.each([
    ['zoe', 0],
    [undefined, 1],
  ])('finishes a write after a sign-out only if no other user has signed in (%s)', async (next, count) => {
    let person: string | undefined = 'ann';
    let look = (): void => undefined;
    const { vault, clock } = setUp();
    const looked = new Promise<void>(resolve => (look = resolve));
    const drafts = new FormDrafts(
      vaultThat(vault, key => looked.then(() => vault.draftOf(key))),
      clock,
      () => undefined,
      () => person,
    );
    drafts.execute(formKey('p-ana'), 'of Ann');
    const kept = drafts.flush();
    drafts.discardAll();
    person = next;
    look();
    await kept;
    expect(vault.kept.size).toBe(count);
  });

  describe('of a closed form', () => {
    const key = formKey('p-ana');
    async function leaveForm() {
      const tools = setUp();
      const stop = tools.drafts.watchConflicts(key, () => undefined);
      tools.drafts.execute(key, 'Words of a record');
      stop();
      await tools.drafts.flush();
      const held = (): string => inspect({ ...tools.drafts, vault: undefined }, { depth: 8 });
      return { ...tools, held, conflicts: () => tools.vault.kept.get('p-ana/aside') };
    }

    it('keeps no text in memory, and recognises its own draft', async () => {
      const { drafts, vault, held, conflicts } = await leaveForm();
      expect([vault.kept.get('p-ana'), held()]).toEqual([
        'Words of a record',
        expect.not.stringContaining('Words of a record'),
      ]);
      drafts.execute(key, 'More words');
      await drafts.flush();
      expect([vault.kept.get('p-ana'), conflicts(), held()]).toEqual([
        'More words',
        undefined,
        expect.not.stringContaining('More words'),
      ]);
    });

    it('clears its draft, but not what another window has saved since', async () => {
      const { drafts, vault, clock } = await leaveForm();
      const other = new FormDrafts(vault, clock);
      other.execute(key, 'Of the other window');
      await other.flush();
      drafts.execute(key, '');
      await drafts.flush();
      expect([await drafts.draftOf(key), await other.draftOf(key)]).toEqual([
        'Of the other window',
        'Of the other window',
      ]);
      expect([...vault.kept.values()].join()).not.toContain('Words of a record');
    });

    it('keeps the text in memory again while the form is open', async () => {
      const { drafts, held } = await leaveForm();
      const stop = drafts.watchConflicts(key, () => undefined);
      expect(await drafts.draftOf(key)).toBe('Words of a record');
      expect(held()).toContain('Words of a record');
      stop();
      expect(held()).not.toContain('Words of a record');
    });
  });

  describe('with another window open', () => {
    function twoWindows() {
      const { vault, clock, drafts: one } = setUp();
      const two = new FormDrafts(vault, clock);
      const others = async (window: FormDrafts): Promise<readonly string[]> => {
        let received: readonly string[] = [];
        const stop = window.watchConflicts(formKey('p-ana'), texts => (received = texts));
        await window.draftOf(formKey('p-ana'));
        await new Promise(resolve => setImmediate(resolve));
        stop();
        return received;
      };
      const type = async (window: FormDrafts, text: string): Promise<void> => {
        window.execute(formKey('p-ana'), text);
        await window.flush();
      };
      return { vault, clock, one, two, others, type };
    }

    it('loses neither text in any order of writes, and stores each once', async () => {
      const { one, two, others, type, vault, clock } = twoWindows();
      await type(one, 'window one long text');
      await type(two, 'w2');
      await type(one, 'window one longer text');
      await type(two, 'w2 too');
      expect([await others(one), await others(two)]).toEqual([['w2 too'], ['window one longer text']]);
      const reloaded = new FormDrafts(vault, clock);
      expect([await reloaded.draftOf(formKey('p-ana')), await others(reloaded)]).toEqual([
        'w2 too',
        ['window one longer text'],
      ]);
    });

    it('deletes its own saved text and leaves the other window’s', async () => {
      const { one, two, others, type } = twoWindows();
      await type(one, 'first');
      await type(two, 'second');
      await type(one, '');
      expect([await two.draftOf(formKey('p-ana')), await others(two)]).toEqual(['second', []]);
      await type(two, '');
      expect([await two.draftOf(formKey('p-ana')), await others(one)]).toEqual(['', []]);
    });

    it('takes over the other text and stores its own as the conflict', async () => {
      const { one, two, others, type } = twoWindows();
      await type(one, 'first');
      await type(two, 'second');
      two.execute(formKey('p-ana'), 'second, and more');
      await two.replaceOwn(formKey('p-ana'), 'first');
      expect([await two.draftOf(formKey('p-ana')), await others(two)]).toEqual(['first', ['second, and more']]);
    });

    it('takes over nothing while the device saves nothing, and saves its own text later', async () => {
      const { one, two, others, type, vault } = twoWindows();
      await type(one, 'first');
      await type(two, 'second');
      two.execute(formKey('p-ana'), 'second, and more');
      vault.isBroken = true;
      expect(await two.replaceOwn(formKey('p-ana'), 'first')).toBe(false);
      vault.isBroken = false;
      expect(await two.draftOf(formKey('p-ana'))).toBe('second, and more');
      await two.flush();
      expect([vault.kept.get('p-ana'), await others(two)]).toEqual(['second, and more', ['first']]);
    });

    it('discards the other text on request', async () => {
      const { one, two, others, type, vault } = twoWindows();
      await type(one, 'first');
      await type(two, 'second');
      await two.discardConflict(formKey('p-ana'), 'first');
      expect([await others(two), [...vault.kept]]).toEqual([[], [['p-ana', 'second']]]);
    });

    it.each([
      ['takes over a draft', (window: FormDrafts) => window.replaceOwn(formKey('p-ana'), 'second')],
      ['discards a draft', (window: FormDrafts) => window.discardConflict(formKey('p-ana'), 'second')],
    ])('keeps what another window saves while this one %s', async (_, act) => {
      const { vault, clock, two, type } = twoWindows();
      let meanwhile: string | undefined;
      const one = new FormDrafts(
        vaultThat(vault, async key => {
          const read = await vault.draftOf(key);
          if (meanwhile !== undefined && key.kind === 'conflicts') {
            const text = meanwhile;
            meanwhile = undefined;
            await type(two, text);
          }
          return read;
        }),
        clock,
      );
      await type(one, 'first');
      await type(two, 'second');
      meanwhile = 'third';
      await act(one);
      expect([...vault.kept.values()].join()).toContain('third');
      expect([...vault.kept.values()].join()).toContain('first');
    });

    it('does not overwrite a text that it cannot save as a conflict', async () => {
      const { one, two, type, vault } = twoWindows();
      await type(one, 'first');
      vault.isBroken = true;
      await type(two, 'second');
      expect(vault.kept.get('p-ana')).toBe('first');
    });
  });
});
