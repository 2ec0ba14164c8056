import type { PhraseVault } from '@/application/chat/ports/PhraseVault';
import { fail, ok, type Result } from '@/domain/shared/Result';

export class FakePhraseVault implements PhraseVault {
  reachable = true;

  constructor(public kept: readonly string[] = []) {}

  async read(): Promise<Result<readonly string[], { readonly kind: 'unreachable' }>> {
    return this.reachable ? ok(this.kept) : fail({ kind: 'unreachable' });
  }

  async keep(phrases: readonly string[]): Promise<Result<void, { readonly kind: 'unreachable' }>> {
    if (!this.reachable) return fail({ kind: 'unreachable' });
    this.kept = phrases;
    return ok(undefined);
  }
}
