import { isObject } from '@/domain/kernel/parseJson';
import type { AlertVault } from '@/application/notifications/ports/AlertVault';
import type { NotifiedMessage } from '@/domain/notifications/messageSound.rule';
import { shortHash } from '@/domain/kernel/shortHash';
import { browserStorage } from '../kernel/browserStorage';

/** If the storage is full or switched off, this window remembers in memory; nothing is delayed. */
export class BrowserAlertVault implements AlertVault {
  private readonly memory = new Map<string, string>();

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = browserStorage().local) {}

  soundedIds(uid: string): readonly string[] {
    const stored = this.read(`alerts-heard:${shortHash(uid)}`);
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [];
  }

  saveSoundedIds(uid: string, ids: readonly string[]): void {
    this.write(`alerts-heard:${shortHash(uid)}`, ids);
  }

  notified(uid: string): readonly NotifiedMessage[] | null {
    const stored = this.read(`alerts-notified:${shortHash(uid)}`);
    return Array.isArray(stored) ? stored.filter(isNotified) : null;
  }

  saveNotified(uid: string, notified: readonly NotifiedMessage[]): void {
    this.write(`alerts-notified:${shortHash(uid)}`, notified);
  }

  private write(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.memory.set(name, text);
    try {
      this.storage.setItem(name, text);
    } catch {
      // Other windows may then sound once more, and nothing worse.
    }
  }

  private read(name: string): unknown {
    try {
      return JSON.parse(this.storage.getItem(name) ?? this.memory.get(name) ?? 'null');
    } catch {
      return null;
    }
  }
}

function isNotified(value: unknown): value is NotifiedMessage {
  if (!isObject(value)) return false;
  return (
    typeof value['id'] === 'string' && typeof value['unread'] === 'number' && typeof value['userNotified'] === 'boolean'
  );
}
