import type { LastViewedVault } from '@/application/patients/ports/LastViewedVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export class FakeLastViewedVault implements LastViewedVault {
  readonly kept = new Map<string, number>();
  reachable = true;

  async lastViewed(patientId: string): Promise<Result<number | null, { readonly kind: 'unreachable' }>> {
    return this.reachable ? ok(this.kept.get(patientId) ?? null) : fail({ kind: 'unreachable' });
  }

  async save(patientId: string, at: number): Promise<Result<void, { readonly kind: 'unreachable' }>> {
    if (!this.reachable) return fail({ kind: 'unreachable' });
    this.kept.set(patientId, at);
    return ok(undefined);
  }
}
