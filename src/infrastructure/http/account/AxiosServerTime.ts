import type { ServerTime } from '@/application/chat/ports/ServerTime';
import type { Clock } from '@/application/kernel/ports/Clock';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { accountEndpoints } from '../endpoints/account';

/** Asks the backend for its time and takes half the way there and back off. */
export class AxiosServerTime implements ServerTime {
  constructor(
    private readonly backend: BackendClient,
    private readonly device: Clock,
    private readonly setOffset: (milliseconds: number) => void,
  ) {}

  async synchronise(): Promise<Result<number, { readonly kind: 'unreachable' }>> {
    const before = this.device.now();
    const answer = await this.backend.call(accountEndpoints.time, {});
    if (!answer.ok) return fail({ kind: 'unreachable' });
    const after = this.device.now();
    const { value: serverNow } = answer.value;
    const offset = Math.round(serverNow - (before + after) / 2);
    this.setOffset(offset);
    return ok(offset);
  }
}
