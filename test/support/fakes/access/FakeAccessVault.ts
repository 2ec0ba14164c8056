import type { AccessVault } from '@/application/access/ports/AccessVault';

/** The stored content of a device. */
export class FakeAccessVault implements AccessVault {
  readonly kept = new Map<string, readonly string[]>();

  async read(uid: string): Promise<readonly string[] | undefined> {
    return this.kept.get(uid);
  }

  async save(uid: string, scopes: readonly string[]): Promise<void> {
    this.kept.set(uid, scopes);
  }

  async forget(uid: string): Promise<void> {
    this.kept.delete(uid);
  }
}
