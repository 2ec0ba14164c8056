import type { StoredPhrases, PhraseVault } from '@/application/chat/ports/PhraseVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export class FakePhraseVault implements PhraseVault {
  reachable = true;
  /** Runs once after the next read: a change by another window in between. */
  afterNextRead: (() => void) | undefined = undefined;
  private version = 0;
  private list: readonly string[];

  constructor(kept: readonly string[] = []) {
    this.list = kept;
  }

  get kept(): readonly string[] {
    return this.list;
  }

  /** Stores the phrases as another window. */
  set kept(phrases: readonly string[]) {
    this.list = phrases;
    this.version += 1;
  }

  async read(): Promise<Result<StoredPhrases, { readonly kind: 'unreachable' }>> {
    if (!this.reachable) return fail({ kind: 'unreachable' });
    const read = { phrases: this.list, version: this.version };
    const { afterNextRead } = this;
    this.afterNextRead = undefined;
    afterNextRead?.();
    return ok(read);
  }

  async save(
    phrases: readonly string[],
    version: number,
  ): Promise<Result<void, { readonly kind: 'unreachable' } | { readonly kind: 'changed' }>> {
    if (!this.reachable) return fail({ kind: 'unreachable' });
    if (version !== this.version) return fail({ kind: 'changed' });
    this.kept = phrases;
    return ok(undefined);
  }
}
