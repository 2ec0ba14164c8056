import type { OutboxVault, VaultFailure } from '@/application/chat/ports/OutboxVault';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** The content of a device's disk, by user and entry. */
export type FakeDisk = Map<string, Map<string, OutboxEntry>>;

/** One window's access to the device's disk; two vaults on one disk are two windows. */
export class FakeOutboxVault implements OutboxVault {
  isBroken = false;
  private owner: string | undefined;
  private slowly: Promise<void> | undefined;

  constructor(readonly disk: FakeDisk = new Map()) {}

  /** The next operation of the vault waits for the promise. */
  delayNext(until: Promise<void>): void {
    this.slowly = until;
  }

  async open(uid: string): Promise<Result<readonly OutboxEntry[], VaultFailure>> {
    await this.wait();
    this.owner = uid;
    if (this.isBroken) return fail({ kind: 'storageUnavailable' });
    return ok([...this.partOf(uid).values()].sort((a, b) => (a.clientTs < b.clientTs ? -1 : 1)));
  }

  async save(entry: OutboxEntry): Promise<Result<void, VaultFailure>> {
    await this.wait();
    if (this.isBroken || this.owner === undefined) return fail({ kind: 'storageUnavailable' });
    if (entry.author !== this.owner)
      throw new Error(`An entry of ${entry.author} was to be kept in the part of ${this.owner}`);
    this.partOf(this.owner).set(entry.id, entry);
    return ok(undefined);
  }

  async forget(entryId: string): Promise<void> {
    await this.wait();
    if (!this.isBroken && this.owner !== undefined) this.partOf(this.owner).delete(entryId);
  }

  close(): void {
    this.owner = undefined;
  }

  kept(uid: string): OutboxEntry[] {
    return [...this.partOf(uid).values()];
  }

  private async wait(): Promise<void> {
    const { slowly } = this;
    this.slowly = undefined;
    await slowly;
  }

  private partOf(uid: string): Map<string, OutboxEntry> {
    const part = this.disk.get(uid) ?? new Map<string, OutboxEntry>();
    this.disk.set(uid, part);
    return part;
  }
}
