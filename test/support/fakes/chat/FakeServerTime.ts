import type { ServerTime } from '@/application/chat/ports/ServerTime';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** A backend clock that is `offset` milliseconds ahead. */
export class FakeServerTime implements ServerTime {
  isReachable = true;
  offset = 0;
  readonly asked: string[] = [];
  /** The offset that the engine's clock adds. */
  remembered = 0;

  synchronise(networkUrl: string): Promise<Result<number, { readonly kind: 'unreachable' }>> {
    this.asked.push(networkUrl);
    if (!this.isReachable) return Promise.resolve(fail({ kind: 'unreachable' }));
    this.remembered = this.offset;
    return Promise.resolve(ok(this.offset));
  }
}
