import type { TabVault } from '@/application/app/ports/TabVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export class FakeTabVault implements TabVault {
  reachable = true;
  reads = 0;
  writes = 0;

  constructor(public kept: readonly string[] = []) {}

  async read(): Promise<Result<readonly string[], { readonly kind: 'unreachable' }>> {
    this.reads += 1;
    return this.reachable ? ok(this.kept) : fail({ kind: 'unreachable' });
  }

  async save(urls: readonly string[]): Promise<Result<void, { readonly kind: 'unreachable' }>> {
    this.writes += 1;
    if (!this.reachable) return fail({ kind: 'unreachable' });
    this.kept = urls;
    return ok(undefined);
  }
}
