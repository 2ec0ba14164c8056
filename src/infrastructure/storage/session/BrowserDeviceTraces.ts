import type { DeviceTraces } from '@/application/session/ports/DeviceTraces';
import { hasRecords } from '../kernel/hasRecords';
import { ignoreFailure } from '../kernel/ignoreErrors';

/** Choices of this device, kept for the next user, too; D1 §2 and §4. */
const retained: readonly string[] = [
  'menu_open',
  'menu_folded',
  'prefers-color-scheme',
  'soundNotificationsEnabled',
  'soundNotificationsVolume',
];
/** Databases whose records may wait for their author, and their stores. */
const waiting: Readonly<Record<string, readonly string[]>> = {
  'staff-dashboard-chat': ['outbox', 'drafts', 'quarantine'],
  'staff-dashboard-personal': ['drafts', 'uploads'],
  'staff-dashboard-bulk': ['bulkActions'],
  'staff-dashboard-access': ['rights'],
  'staff-dashboard-chat-pages': ['pages'],
};
/** The prefix of names that are deleted with a session. */
const OF_A_SESSION = 'alerts-';
/** Held by every window that is in use. */
const IN_USE = 'dashboard-window';

export interface Browser {
  readonly local: Storage;
  readonly session: Storage;
  /** Absent where storage is switched off. */
  readonly databases: IDBFactory | undefined;
  /** Both are absent on insecure origins. */
  readonly caches: CacheStorage | undefined;
  readonly locks: LockManager | undefined;
}

export class BrowserDeviceTraces implements DeviceTraces {
  constructor(private readonly browser: Browser) {}

  async wipe(): Promise<void> {
    const { local, session, caches } = this.browser;
    await ignoreFailure(() => {
      for (const name of Object.keys(local)) if (!retained.includes(name)) local.removeItem(name);
      session.clear();
    });
    await ignoreFailure(async () => {
      for (const name of (await caches?.keys()) ?? []) await caches?.delete(name);
    });
  }

  async settle(isSignedIn: boolean): Promise<void> {
    const { locks } = this.browser;
    if (locks === undefined) return;
    if (!isSignedIn) {
      await ignoreFailure(() =>
        locks.request(IN_USE, { ifAvailable: true }, lock => (lock === null ? undefined : this.removeLeftovers())),
      );
    }
    // Never released here: the platform does that when the window goes.
    void ignoreFailure(() => locks.request(IN_USE, { mode: 'shared' }, () => new Promise<never>(() => undefined)));
  }

  /** Removes the data of a session that was never ended, because a closed browser wipes nothing. */
  private async removeLeftovers(): Promise<void> {
    await ignoreFailure(() => {
      const { local } = this.browser;
      for (const name of Object.keys(local)) if (name.startsWith(OF_A_SESSION)) local.removeItem(name);
    });
    await this.removeDatabases();
  }

  private async removeDatabases(): Promise<void> {
    const { databases } = this.browser;
    if (databases === undefined) return;
    for (const { name } of await databases.databases()) {
      if (name === undefined || (await hasRecords(databases, name, waiting[name] ?? []))) continue;
      await new Promise<void>(resolve => {
        const removal = databases.deleteDatabase(name);
        removal.onsuccess = removal.onerror = removal.onblocked = () => resolve();
      });
    }
  }
}
