import type { DismissalVault, StoredDismissals } from '@/application/messageAlerts/ports/DismissalVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Dismissal } from '@/domain/messageAlerts/MessageAlert';

export class FakeDismissalVault implements DismissalVault {
  isReachable = true;
  /** Runs once after the next read, as if another device saved in between. */
  afterNextRead: (() => void) | undefined = undefined;
  private version = 0;
  private list: readonly Dismissal[] = [];

  get kept(): readonly Dismissal[] {
    return this.list;
  }

  /** Replaces the dismissals and raises the version, as a save on any device does. */
  set kept(dismissed: readonly Dismissal[]) {
    this.list = dismissed;
    this.version += 1;
  }

  async read(): Promise<Result<StoredDismissals, { readonly kind: 'unreachable' }>> {
    if (!this.isReachable) return fail({ kind: 'unreachable' });
    const read = { dismissed: this.list, version: this.version };
    const { afterNextRead } = this;
    this.afterNextRead = undefined;
    afterNextRead?.();
    return ok(read);
  }

  async save(
    dismissed: readonly Dismissal[],
    version: number,
  ): Promise<Result<void, { readonly kind: 'unreachable' } | { readonly kind: 'changed' }>> {
    if (!this.isReachable) return fail({ kind: 'unreachable' });
    if (version !== this.version) return fail({ kind: 'changed' });
    this.kept = dismissed;
    return ok(undefined);
  }
}
