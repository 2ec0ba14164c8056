import type { ServerTime } from '@/application/chat/ports/ServerTime';
import { fail, ok, type Result } from '@/domain/shared/Result';

/** A backend clock that is `offset` milliseconds ahead. */
export class FakeServerTime implements ServerTime {
  isReachable = true;
  offset = 0;
  readonly asked: string[] = [];

  synchronise(networkUrl: string): Promise<Result<number, { readonly kind: 'unreachable' }>> {
    this.asked.push(networkUrl);
    return Promise.resolve(this.isReachable ? ok(this.offset) : fail({ kind: 'unreachable' }));
  }
}
