import type { NotificationGateway, ReadMarkFailure } from '@/application/notifications/ports/NotificationGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** A backend that knows the owner of each notification; the test can break it. */
export class FakeNotificationGateway implements NotificationGateway {
  readonly read = new Set<string>();
  tidied = 0;
  isReachable = true;
  /** Notifications that the backend refuses to mark. */
  readonly stubborn = new Set<string>();

  constructor(readonly own = new Set<string>()) {}

  async markRead(id: string): Promise<Result<void, ReadMarkFailure>> {
    if (!this.mayMark(id)) return fail({ kind: 'couldNotMark' });
    this.read.add(id);
    return ok(undefined);
  }

  async markAllRead(ids: readonly string[]): Promise<Result<readonly string[], ReadMarkFailure>> {
    if (!this.isReachable) return fail({ kind: 'couldNotMark' });
    const marked = ids.filter(id => this.mayMark(id));
    for (const id of marked) this.read.add(id);
    return ok(marked);
  }

  async tidyCache(): Promise<Result<void, { readonly kind: 'couldNotTidy' }>> {
    if (!this.isReachable) return fail({ kind: 'couldNotTidy' });
    this.tidied += 1;
    return ok(undefined);
  }

  private mayMark(id: string): boolean {
    return this.isReachable && this.own.has(id) && !this.stubborn.has(id);
  }
}
