import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SealedText } from '../kernel/SealedText';

/** `owner` is a digest of the user's id: the device does not reveal whose data it stores. */
export interface StoredPiece {
  readonly owner: string;
  readonly id: string;
  readonly sealed: SealedText;
  /** For a draft: the name of its patient. It is removed with the piece. */
  readonly name?: SealedText;
}

interface VaultSchema extends DBSchema {
  outbox: { key: [string, string]; value: StoredPiece };
  drafts: { key: [string, string]; value: StoredPiece };
  /** Pieces that could not be read, kept for support; nothing is ever shown from here. */
  quarantine: { key: [string, string]; value: StoredPiece };
}

export type VaultDatabase = IDBPDatabase<VaultSchema>;

const stores = ['outbox', 'drafts', 'quarantine'] as const;

export type StoreName = (typeof stores)[number];

export function openVaultDatabase(name: string): Promise<VaultDatabase> {
  return openDB<VaultSchema>(name, 1, {
    upgrade: database => {
      for (const store of stores) database.createObjectStore(store, { keyPath: ['owner', 'id'] });
    },
  });
}
