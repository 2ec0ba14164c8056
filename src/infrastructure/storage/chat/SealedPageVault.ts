import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { CachedPage, PageVault } from '@/application/chat/ports/PageVault';
import { OpaqueIds } from './OpaqueIds';
import { Seal } from '../kernel/Seal';
import type { SealedText } from '../kernel/SealedText';
import { digest } from '../kernel/digest';
import { isObject } from '@/domain/kernel/parseJson';

/** `owner` is a digest of the user's id, `id` one of `OpaqueIds`: after a crash the device reveals no chats. */
interface StoredPage {
  readonly owner: string;
  readonly id: string;
  readonly sealed: SealedText;
}

interface PageSchema extends DBSchema {
  pages: { key: [string, string]; value: StoredPage };
}

/** The secrets that a user's key unlocks. */
interface Secrets {
  readonly seal: Seal;
  readonly ids: OpaqueIds;
}

type Database = IDBPDatabase<PageSchema>;

/** In a separate database, so that an older window of the dashboard never delays an upgrade of the other one. */
export class SealedPageVault implements PageVault {
  private opened: { readonly owner: string; readonly secrets: Secrets | undefined } | undefined;

  constructor(
    private readonly name: string,
    private readonly report: (problem: string) => void,
  ) {}

  async openPages(uid: string, key: Uint8Array<ArrayBuffer> | undefined): Promise<void> {
    const secrets = key && { seal: await Seal.with(key), ids: await OpaqueIds.with(key) };
    this.opened = { owner: await digest(uid), secrets };
  }

  async savePage(channelId: string, page: CachedPage): Promise<void> {
    const { opened } = this;
    if (opened?.secrets === undefined) return;
    const { owner, secrets } = opened;
    const place = placeOf(owner, channelId);
    const stored: StoredPage = {
      owner,
      id: await secrets.ids.idOf(place),
      sealed: await secrets.seal.close(pageText(page), place),
    };
    await this.attempt(async database => {
      // A user who has signed out in the meantime leaves nothing.
      if (this.opened !== opened) return;
      await database.put('pages', stored);
      // Earlier builds named it by its chat.
      await database.delete('pages', [owner, channelId]);
    });
  }

  async pageOf(channelId: string): Promise<CachedPage | undefined> {
    const { opened } = this;
    if (opened?.secrets === undefined) return undefined;
    const { owner, secrets } = opened;
    const place = placeOf(owner, channelId);
    const id = await secrets.ids.idOf(place);
    const piece = await this.attempt(database => database.get('pages', [owner, id]));
    const text = piece && (await secrets.seal.open(piece.sealed, place));
    return text === undefined ? undefined : parsePage(text);
  }

  async erasePages(): Promise<void> {
    const { opened } = this;
    this.opened = undefined;
    if (opened !== undefined)
      await this.attempt(database => database.delete('pages', IDBKeyRange.bound([opened.owner], [opened.owner, []])));
  }

  private async attempt<T>(act: (database: Database) => Promise<T>): Promise<T | undefined> {
    let database: Database | undefined;
    try {
      database = await openDB<PageSchema>(this.name, 1, {
        upgrade: created => void created.createObjectStore('pages', { keyPath: ['owner', 'id'] }),
      });
      return await act(database);
    } catch (error) {
      this.report(`chat cache: ${error instanceof Error ? error.name : 'unknown'}`);
      return undefined;
    } finally {
      database?.close();
    }
  }
}

const placeOf = (owner: string, channelId: string): string => `pages|${owner}|${channelId}`;

/** Time ids do not fit into the numbers of JSON. */
const MARK = 'n:';
const pageText = (page: CachedPage): string =>
  JSON.stringify(page, (_, value: unknown) =>
    typeof value === 'bigint' ? `${MARK}${value}` : typeof value === 'string' ? `s:${value}` : value,
  );
const revive = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? (value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value.slice(2)) : value;

/** It was sealed here, so it is what was written, or nothing. */
function parsePage(text: string): CachedPage | undefined {
  try {
    const page: unknown = JSON.parse(text, revive);
    return isPage(page) ? page : undefined;
  } catch {
    return undefined;
  }
}

function isPage(page: unknown): page is CachedPage {
  if (!isObject(page)) return false;
  const { asOf, messages } = page;
  return typeof asOf === 'number' && Array.isArray(messages) && messages.every(isObject);
}
