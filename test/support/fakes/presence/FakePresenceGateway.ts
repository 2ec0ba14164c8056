import type { NotTold, PresenceGateway } from '@/application/presence/ports/PresenceGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Takes what it is told, unless it is told to fail. */
export class FakePresenceGateway implements PresenceGateway {
  readonly told: ('online' | 'offline')[] = [];
  failing = false;

  appearOnline(): Promise<Result<void, NotTold>> {
    return this.take('online');
  }

  markOffline(): Promise<Result<void, NotTold>> {
    return this.take('offline');
  }

  private async take(what: 'online' | 'offline'): Promise<Result<void, NotTold>> {
    if (this.failing) return fail({ kind: 'notTold' });
    this.told.push(what);
    return ok(undefined);
  }
}
