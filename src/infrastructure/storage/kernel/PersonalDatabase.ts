import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredPiece } from '../chat/VaultDatabase';

interface PersonalSchema extends DBSchema {
  drafts: { key: [string, string]; value: StoredPiece };
  uploads: { key: [string, string]; value: StoredPiece };
}

export type PersonalDatabase = IDBPDatabase<PersonalSchema>;

export const personalStores = ['drafts', 'uploads'] as const;

export type PersonalStore = (typeof personalStores)[number];

export function openPersonalDatabase(name: string): Promise<PersonalDatabase> {
  return openDB<PersonalSchema>(name, 1, {
    upgrade: database => {
      for (const store of personalStores) database.createObjectStore(store, { keyPath: ['owner', 'id'] });
    },
  });
}
