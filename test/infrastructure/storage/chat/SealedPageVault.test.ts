import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { SealedPageVault } from '@/infrastructure/storage/chat/SealedPageVault';
import { digest } from '@/infrastructure/storage/kernel/digest';
import { aMessage } from '#test/support/builders/chat/aMessage';

const key = (byte: number) => new Uint8Array(32).fill(byte);
const page = { asOf: 1, messages: [aMessage({ text: 'hello' })] };

let made = 0;

async function setUp({ name = `named-pages-${++made}`, keyByte = 7 } = {}) {
  const vault = new SealedPageVault(name, problem => expect(problem).toBe('no problem'));
  await vault.openPages('uid-ann', key(keyByte));
  const open = () => openDB(name, 1);
  const ids = async (): Promise<readonly unknown[]> => {
    const database = await open();
    const keys = await database.getAllKeys('pages');
    database.close();
    return keys.map(one => (Array.isArray(one) ? one[1] : one));
  };
  return { name, vault, ids, open };
}

describe('SealedPageVault', () => {
  it('stores neither user nor chat in plain text when a window closes without a sign-out', async () => {
    const { vault, ids } = await setUp();
    await vault.savePage('V1.patient-04', page);
    await vault.savePage('V1.patient-05', page);
    const names = await ids();
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/);
    for (const text of ['V1.patient-04', 'pages|' + (await digest('uid-ann')) + '|V1.patient-04'])
      expect(names).not.toContain(await digest(text));
  });

  it('finds a page again with the same key, and stores it under another id with another key', async () => {
    const { name, vault, ids } = await setUp();
    await vault.savePage('V1.patient-04', page);
    const [before] = await ids();
    expect(await (await setUp({ name })).vault.pageOf('V1.patient-04')).toEqual(page);
    const other = await setUp({ name, keyByte: 8 });
    await other.vault.savePage('V1.patient-04', page);
    const after = await ids();
    expect([after.length, new Set([...after, before]).size]).toEqual([2, 2]);
  });

  it('deletes the page of an earlier build, which was stored under its chat', async () => {
    const { vault, ids, open } = await setUp();
    await vault.savePage('V1.patient-05', page);
    const database = await open();
    await database.put('pages', { owner: await digest('uid-ann'), id: 'V1.patient-04', sealed: null });
    database.close();
    await vault.savePage('V1.patient-04', page);
    expect(await ids()).not.toContain('V1.patient-04');
    expect(await vault.pageOf('V1.patient-04')).toEqual(page);
  });
});
