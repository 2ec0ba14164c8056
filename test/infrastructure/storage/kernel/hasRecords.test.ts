import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { hasRecords } from '@/infrastructure/storage/kernel/hasRecords';
import { openPersonalDatabase } from '@/infrastructure/storage/kernel/PersonalRecords';

const NAME = 'staff-dashboard-bulk';

describe('hasRecords', () => {
  it('does not create the database, so that a later visit can', async () => {
    globalThis.indexedDB = new IDBFactory();
    expect(await hasRecords(indexedDB, NAME, ['bulkActions'])).toBe(false);
    expect(await indexedDB.databases()).toEqual([]);
    const database = await openPersonalDatabase(NAME, ['bulkActions']);
    expect([...database.objectStoreNames]).toEqual(['bulkActions']);
    database.close();
  });

  it('distinguishes an empty database from one with records', async () => {
    globalThis.indexedDB = new IDBFactory();
    const database = await openPersonalDatabase(NAME, ['bulkActions']);
    expect(await hasRecords(indexedDB, NAME, ['bulkActions'])).toBe(false);
    await database.put('bulkActions', {
      owner: 'o',
      id: 'i',
      sealed: { iv: new Uint8Array(1), data: new ArrayBuffer(1) },
    });
    expect(await hasRecords(indexedDB, NAME, ['bulkActions'])).toBe(true);
    database.close();
  });
});
