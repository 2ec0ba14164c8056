import type { PushGateway } from '@/application/notifications/ports/PushGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export class FakePushGateway implements PushGateway {
  readonly registered = new Set<string>();
  isReachable = true;

  async register(token: string): Promise<Result<void, { readonly kind: 'notConfirmed' }>> {
    if (!this.isReachable) return fail({ kind: 'notConfirmed' });
    this.registered.add(token);
    return ok(undefined);
  }

  async unregister(token: string): Promise<Result<void, { readonly kind: 'notConfirmed' }>> {
    if (!this.isReachable) return fail({ kind: 'notConfirmed' });
    this.registered.delete(token);
    return ok(undefined);
  }
}
