import type { FlagGateway } from '@/application/access/ports/FlagGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export class FakeFlagGateway implements FlagGateway {
  switches: Readonly<Record<string, boolean>> | 'unreachable' = {};
  calls = 0;

  async current(): Promise<Result<Readonly<Record<string, boolean>>, { readonly kind: 'couldNotCheck' }>> {
    this.calls += 1;
    return this.switches === 'unreachable' ? fail({ kind: 'couldNotCheck' }) : ok(this.switches);
  }
}
