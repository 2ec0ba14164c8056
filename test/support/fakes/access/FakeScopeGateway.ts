import type { ScopeGateway } from '@/application/access/ports/ScopeGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Answers with the scopes at the time of the answer; answers can be held back. */
export class FakeScopeGateway implements ScopeGateway {
  held: readonly string[] | 'unreachable' = [];
  calls = 0;
  private gate: Promise<void> | undefined;
  private openGate: () => void = () => undefined;

  async current(): Promise<Result<readonly string[], { readonly kind: 'couldNotCheck' }>> {
    this.calls += 1;
    const { held } = this;
    await this.gate;
    return held === 'unreachable' ? fail({ kind: 'couldNotCheck' }) : ok(held);
  }

  holdBack(): void {
    this.gate = new Promise(resolve => (this.openGate = resolve));
  }

  async release(): Promise<void> {
    this.openGate();
    await this.gate;
    this.gate = undefined;
  }
}
