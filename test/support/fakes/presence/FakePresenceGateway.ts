import type { PresenceNotConfirmed, PresenceGateway } from '@/application/presence/ports/PresenceGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Accepts every call unless set to fail. */
export class FakePresenceGateway implements PresenceGateway {
  readonly received: ('online' | 'offline')[] = [];
  failing = false;

  appearOnline(): Promise<Result<void, PresenceNotConfirmed>> {
    return this.take('online');
  }

  markOffline(): Promise<Result<void, PresenceNotConfirmed>> {
    return this.take('offline');
  }

  private async take(what: 'online' | 'offline'): Promise<Result<void, PresenceNotConfirmed>> {
    if (this.failing) return fail({ kind: 'notConfirmed' });
    this.received.push(what);
    return ok(undefined);
  }
}
