import type { DismissalVault, StoredDismissals } from '@/application/messageAlerts/ports/DismissalVault';
import { parseJson } from '@/domain/kernel/parseJson';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Dismissal } from '@/domain/messageAlerts/MessageAlert';

const KEY = 'dismissed-alerts';

type Stored = readonly [version: number, pairs: readonly (readonly [id: string, revision: string])[]];

/** Messages that a visitor has dismissed on the login page: for this tab only, because the user is not known yet. */
export class TabDismissalVault implements DismissalVault {
  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {}

  async read(): Promise<Result<StoredDismissals, { readonly kind: 'unreachable' }>> {
    try {
      const [version, pairs] = this.stored();
      return ok({ dismissed: pairs.map(([id, revision]) => ({ id, revision })), version });
    } catch {
      return fail({ kind: 'unreachable' });
    }
  }

  async save(
    dismissed: readonly Dismissal[],
    version: number,
  ): Promise<Result<void, { readonly kind: 'unreachable' } | { readonly kind: 'changed' }>> {
    try {
      if (this.stored()[0] !== version) return fail({ kind: 'changed' });
      const stored: Stored = [version + 1, dismissed.map(({ id, revision }) => [id, revision])];
      this.storage.setItem(KEY, JSON.stringify(stored));
      return ok(undefined);
    } catch {
      return fail({ kind: 'unreachable' });
    }
  }

  private stored(): Stored {
    const parsed = parseJson(this.storage.getItem(KEY) ?? '');
    if (!Array.isArray(parsed)) return [0, []];
    const [version, pairs] = parsed as readonly unknown[];
    if (typeof version !== 'number' || !Array.isArray(pairs)) return [0, []];
    return [version, pairs.filter(isPair)];
  }
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
