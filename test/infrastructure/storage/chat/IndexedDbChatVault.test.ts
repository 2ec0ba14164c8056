import { storedDraftId } from '@/domain/drafts/DraftKey';
import 'fake-indexeddb/auto';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { IndexedDbChatVault } from '@/infrastructure/storage/chat/IndexedDbChatVault';
import { openVaultDatabase } from '@/infrastructure/storage/chat/VaultDatabase';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

const key = (byte: number) => new Uint8Array(32).fill(byte);
const entryOf = (step: number, author = 'ann', text = `text ${step}`): OutboxEntry => {
  const clientTs = 17_723_574_000_000_000n + BigInt(step);
  return {
    id: `${author}:${clientTs}`,
    author,
    channelId: 'c1',
    kind: 'message',
    clientTs,
    timeId: clientTs,
    text,
    keptAt: 1,
  };
};

let made = 0;
async function setUp({ name = `vault-${++made}`, keyByte = 1 }: { name?: string; keyByte?: number | 'none' } = {}) {
  const problems: string[] = [];
  const vault = new IndexedDbChatVault(name, problem => problems.push(problem));
  await vault.openStorage();
  await vault.unlock(keyByte === 'none' ? undefined : key(keyByte));
  return { name, vault, problems };
}

describe('IndexedDbChatVault', () => {
  it('returns what was stored, oldest first, to the next window', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    await vault.save(entryOf(2));
    await vault.save(entryOf(1));
    const next = await setUp({ name });
    expect(await next.vault.open('ann')).toEqual({ ok: true, value: [entryOf(1), entryOf(2)] });
  });

  it('replaces an entry that is saved again, and deletes it once it is confirmed', async () => {
    const { vault } = await setUp();
    await vault.open('ann');
    await vault.save(entryOf(1));
    await vault.save({ ...entryOf(1), refusal: 'notInChat' });
    await vault.save(entryOf(2));
    await vault.forget(entryOf(2).id);
    expect(await vault.open('ann')).toEqual({ ok: true, value: [{ ...entryOf(1), refusal: 'notInChat' }] });
  });

  it('shows a user no entries of another', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    await vault.save(entryOf(1));
    await vault.saveDraft(chatDraftKey('c1'), 'half a sentence');
    vault.close();
    const other = await setUp({ name, keyByte: 2 });
    expect(await other.vault.open('zoe')).toEqual({ ok: true, value: [] });
    expect([...(await other.vault.drafts())]).toEqual([]);
  });

  it('stores nothing in plain text', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    await vault.save(entryOf(1, 'ann', 'a very private sentence'));
    const database = await openVaultDatabase(name);
    const [piece] = await database.getAll('outbox');
    const bytes = Buffer.from(piece?.sealed.data ?? new ArrayBuffer(0)).toString('latin1');
    expect(bytes).not.toContain('private');
    expect(piece?.owner).not.toContain('ann');
    database.close();
  });

  it('sets aside an entry that cannot be read, reports it and continues', async () => {
    const { name, vault, problems } = await setUp();
    await vault.open('ann');
    await vault.save(entryOf(1));
    await vault.save(entryOf(2));
    const database = await openVaultDatabase(name);
    const [piece] = await database.getAll('outbox');
    if (piece !== undefined)
      await database.put('outbox', { ...piece, sealed: { ...piece.sealed, data: new ArrayBuffer(8) } });
    expect(await vault.open('ann')).toEqual({ ok: true, value: [entryOf(2)] });
    expect(problems).toHaveLength(1);
    expect(await database.count('quarantine')).toBe(1);
    expect(await vault.save(entryOf(3))).toMatchObject({ ok: true });
    database.close();
  });

  it('does not accept an entry that was moved to another id', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    await vault.save(entryOf(1));
    const database = await openVaultDatabase(name);
    const [piece] = await database.getAll('outbox');
    if (piece !== undefined) await database.put('outbox', { ...piece, id: 'ann:9' });
    expect(await vault.open('ann')).toEqual({ ok: true, value: [entryOf(1)] });
    database.close();
  });

  it('reports missing storage without a key', async () => {
    const { vault } = await setUp({ keyByte: 'none' });
    expect(await vault.open('ann')).toEqual({ ok: false, failure: { kind: 'storageUnavailable' } });
    expect(await vault.save(entryOf(1))).toEqual({ ok: false, failure: { kind: 'storageUnavailable' } });
  });

  it('encrypts the name saved with a draft, and binds it to that draft', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    await vault.save({ ...entryOf(1), patientName: 'Ana Novak' });
    await vault.saveDraft(chatDraftKey('c1'), 'half', 'Ana Novak');
    await vault.saveDraft(chatDraftKey('c2'), 'other half', 'Ben Okafor');
    const database = await openVaultDatabase(name);
    const [first, second] = await database.getAll('drafts');
    const stored = [await database.getAll('outbox'), [first, second]]
      .flat()
      .flatMap(piece => [piece?.sealed.data, piece?.name?.data]);
    for (const data of stored)
      expect(Buffer.from(data ?? new ArrayBuffer(0)).toString('latin1')).not.toMatch(/Novak|Okafor/);
    if (first?.name !== undefined && second !== undefined)
      await database.put('drafts', { ...second, name: first.name });
    expect([[...(await vault.draftNames())], [...(await vault.drafts())]]).toEqual([
      [['c1', 'Ana Novak']],
      [
        ['c1', 'half'],
        ['c2', 'other half'],
      ],
    ]);
    if (first !== undefined) await database.put('drafts', { ...first, name: first.sealed });
    expect([...(await vault.draftNames())]).toEqual([]);
    database.close();
  });

  it('logs no name when something cannot be read', async () => {
    const { name, vault, problems } = await setUp();
    await vault.open('ann');
    await vault.save({ ...entryOf(1), patientName: 'Ana Novak' });
    await vault.saveDraft(chatDraftKey('c1'), 'half', 'Ana Novak');
    const other = await setUp({ name, keyByte: 2 });
    await other.vault.open('ann');
    await other.vault.drafts();
    expect([...(await other.vault.draftNames())]).toEqual([]);
    expect([...problems, ...other.problems]).toHaveLength(2);
    expect(other.problems.join()).not.toContain('Novak');
  });

  it('saves a draft without a name that is too long', async () => {
    const { vault } = await setUp();
    await vault.open('ann');
    await vault.saveDraft(chatDraftKey('c1'), 'half', 'x'.repeat(401));
    expect([[...(await vault.drafts())], [...(await vault.draftNames())]]).toEqual([[['c1', 'half']], []]);
  });

  it('saves drafts by chat and deletes an emptied one', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    await vault.saveDraft(chatDraftKey('c1'), 'for one');
    await vault.saveDraft(chatDraftKey('c2'), 'for two');
    await vault.saveDraft(chatDraftKey('c1'), '');
    const next = await setUp({ name });
    await next.vault.open('ann');
    expect([...(await next.vault.drafts())]).toEqual([['c2', 'for two']]);
  });

  it('stays closed when the key arrives after the user has signed out', async () => {
    const { vault } = await setUp({ keyByte: 'none' });
    const late = vault.unlock(key(1));
    vault.close();
    await late;
    expect(await vault.open('zoe')).toEqual({ ok: false, failure: { kind: 'storageUnavailable' } });
  });

  it('finishes reading drafts with their owner’s key after it was closed', async () => {
    const { name, vault, problems } = await setUp();
    await vault.open('ann');
    await vault.saveDraft(chatDraftKey('c1'), 'half', 'Ana');
    await vault.saveDraft(chatDraftKey('c2'), 'whole');
    const reading = [vault.drafts(), vault.draftNames()];
    vault.close();
    await Promise.all(reading);
    const next = await setUp({ name });
    await next.vault.open('ann');
    expect([(await next.vault.drafts()).size, problems]).toEqual([2, []]);
  });

  it('sets aside an unreadable draft before another one replaces it', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    await vault.saveDraft(chatDraftKey('c1'), 'the first');
    const other = await setUp({ name, keyByte: 2 });
    await other.vault.open('ann');
    expect(await other.vault.replaceDraft(chatDraftKey('c1'), '', 'the second')).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await other.vault.unreadable()).toMatchObject([
      { kind: 'draft', key: { kind: 'message', channelId: 'c1' } },
    ]);
    expect([...(await other.vault.drafts())]).toEqual([['c1', 'the second']]);
  });

  it('does not replace a draft that was saved in the meantime with an older one', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    await vault.saveDraft(chatDraftKey('c1'), 'the first');
    const other = await setUp({ name, keyByte: 2 });
    await other.vault.open('ann');
    await other.vault.drafts();
    await other.vault.unlock(key(1));
    await other.vault.saveDraft(chatDraftKey('c1'), 'the second');
    await other.vault.readAgain();
    expect([...(await other.vault.drafts())]).toEqual([['c1', 'the second']]);
    expect(await other.vault.unreadable()).toHaveLength(1);
    await other.vault.saveDraft(chatDraftKey('c1'), '');
    await other.vault.readAgain();
    expect([[...(await other.vault.drafts())], await other.vault.unreadable()]).toEqual([[['c1', 'the first']], []]);
  });

  it.each([null, 7, 'text', {}, { iv: 'odd', data: 'odd' }, { iv: null }])(
    'sets aside a record whose seal is %j, and returns the others',
    async sealed => {
      const { name, vault } = await setUp();
      await vault.open('ann');
      await vault.save(entryOf(1));
      await vault.saveDraft(chatDraftKey('c1'), 'a whole draft');
      const database = await openVaultDatabase(name);
      const [{ owner } = { owner: '' }] = await database.getAll('outbox');
      await database.put('outbox', { owner, id: `ann:c1:${entryOf(2).clientTs}`, sealed } as never);
      await database.put('drafts', { owner, id: 'c2', sealed, name: sealed } as never);
      const next = await setUp({ name });
      expect(await next.vault.open('ann')).toEqual({ ok: true, value: [entryOf(1)] });
      expect([...(await next.vault.draftNames())]).toEqual([]);
      expect([...(await next.vault.drafts())]).toEqual([['c1', 'a whole draft']]);
      expect((await next.vault.unreadable()).map(({ kind, key }) => [kind, storedDraftId(key)])).toEqual([
        ['draft', 'c2'],
        ['message', 'c1'],
      ]);
      await next.vault.readAgain();
      expect((await next.vault.saveDraft(chatDraftKey('c2'), 'a new one')).ok).toBe(true);
      expect((await next.vault.save(entryOf(3), { kind: 'message', channelId: 'c2' })).ok).toBe(true);
      for (const { id } of await next.vault.unreadable()) await next.vault.discardUnreadable(id);
      expect(await next.vault.unreadable()).toEqual([]);
    },
  );

  it('sets aside each of several unreadable texts of one chat', async () => {
    const { name, vault } = await setUp();
    await vault.open('ann');
    for (const [byte, text] of [
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ] as const) {
      await vault.unlock(key(byte));
      await vault.drafts();
      await vault.saveDraft(chatDraftKey('c1'), text);
    }
    const last = await setUp({ name, keyByte: 4 });
    await last.vault.open('ann');
    await last.vault.drafts();
    expect(await last.vault.unreadable()).toHaveLength(3);
  });

  describe('when a message is saved', () => {
    const texts = async ({ vault }: Awaited<ReturnType<typeof setUp>>) => {
      const opened = await vault.open('ann');
      return [opened.ok && opened.value.map(({ text }) => text), [...(await vault.drafts()).values()]];
    };

    it('deletes its draft in the same step', async () => {
      const window = await setUp();
      await window.vault.open('ann');
      await window.vault.replaceDraft(chatDraftKey('c1'), '', 'text 1');
      await window.vault.saveDraft(chatDraftKey('c2'), 'for another');
      await window.vault.save(entryOf(1), { kind: 'message', channelId: 'c1' });
      expect(await texts(await setUp({ name: window.name }))).toEqual([['text 1'], ['for another']]);
    });

    it('deletes the draft that was there when the page was opened', async () => {
      const { name, vault } = await setUp();
      await vault.open('ann');
      await vault.saveDraft(chatDraftKey('c1'), 'text 1');
      const next = await setUp({ name });
      await next.vault.open('ann');
      await next.vault.drafts();
      await next.vault.save(entryOf(1), { kind: 'message', channelId: 'c1' });
      expect(await texts(next)).toEqual([['text 1'], []]);
    });

    it('keeps the draft of another window, and any draft if the message had none', async () => {
      const window = await setUp();
      await window.vault.open('ann');
      await window.vault.saveDraft(chatDraftKey('c1'), 'text 1');
      const other = await setUp({ name: window.name });
      await other.vault.open('ann');
      await other.vault.saveDraft(chatDraftKey('c1'), 'of the other window');
      await window.vault.save(entryOf(1), { kind: 'message', channelId: 'c1' });
      await window.vault.save(entryOf(2));
      expect(await texts(window)).toEqual([['text 1', 'text 2'], ['of the other window']]);
    });
  });
});
