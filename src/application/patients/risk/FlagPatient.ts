import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Clock } from '../../kernel/ports/Clock';
import type { OpenRiskOrder, RiskChangeOrder, RiskChanger, RiskChangerFailure } from '../ports/RiskChanger';

/** Time to undo a change of the flag, in milliseconds. */
export const FLAG_UNDO_MS = 10_000;

export interface FlagDone {
  readonly order: RiskChangeOrder;
  /** Milliseconds since 1970, end excluded. */
  readonly undoUntil: number;
}

/**
 * Changes the high-risk flag with a reason, at once; for ten seconds it can be undone, which is also a change with a
 * reason.
 */
export class FlagPatient {
  constructor(
    private readonly changer: RiskChanger,
    private readonly clock: Clock,
  ) {}

  async execute(order: RiskChangeOrder): Promise<Result<FlagDone, RiskChangerFailure>> {
    return this.doneBy(order, await this.changer.execute(order));
  }

  /** Continues an unconfirmed change. */
  async finish(open: OpenRiskOrder): Promise<Result<FlagDone, RiskChangerFailure>> {
    return this.doneBy(open, await this.changer.finish(open));
  }

  /** Discards an unconfirmed change. `done`: it had arrived; `highRisk`: the flag on the server. */
  async abandon(
    open: OpenRiskOrder,
  ): Promise<Result<{ readonly highRisk: boolean; readonly done?: FlagDone }, RiskChangerFailure>> {
    const given = await this.changer.abandon(open);
    if (!given.ok) return given;
    const { isDone, highRisk } = given.value;
    return ok({ highRisk, ...(isDone && { done: this.done(open) }) });
  }

  /** `reason` is recorded in addition to the first one. */
  async undo(
    { order, undoUntil }: FlagDone,
    reason: string,
  ): Promise<Result<void, RiskChangerFailure | { readonly kind: 'tooLate' }>> {
    if (this.clock.now() >= undoUntil) return fail({ kind: 'tooLate' });
    return this.changer.execute({ patientId: order.patientId, highRisk: !order.highRisk, reason });
  }

  private doneBy(
    order: RiskChangeOrder,
    changed: Result<void, RiskChangerFailure>,
  ): Result<FlagDone, RiskChangerFailure> {
    return changed.ok ? ok(this.done(order)) : changed;
  }

  private done({ patientId, highRisk, reason }: RiskChangeOrder): FlagDone {
    return { order: { patientId, highRisk, reason }, undoUntil: this.clock.now() + FLAG_UNDO_MS };
  }
}
