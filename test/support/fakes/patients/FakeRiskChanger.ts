import type {
  AbandonedRiskChange,
  OpenRiskOrder,
  RiskChanger,
  RiskChangeOrder,
  RiskChangerFailure,
} from '@/application/patients/ports/RiskChanger';
import { riskReason } from '@/domain/chat/acts/riskReason.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** One flag and the reasons for its changes. */
export class FakeRiskChanger implements RiskChanger {
  highRisk = false;
  readonly reasons: string[] = [];
  private next: RiskChangerFailure['kind'] | undefined;

  failNext(kind: RiskChangerFailure['kind']): void {
    this.next = kind;
  }

  async execute(order: RiskChangeOrder): Promise<Result<void, RiskChangerFailure>> {
    const reason = riskReason({ ...order, actId: 'act-1' });
    if ('fault' in reason) return fail({ kind: reason.fault });
    const kind = this.next;
    this.next = undefined;
    if (kind === 'unconfirmed') return fail({ kind, open: { ...order, actId: 'act-1' } });
    if (kind === 'refused') return fail({ kind, cause: 'notAllowed' });
    if (kind !== undefined) return fail({ kind });
    this.highRisk = order.highRisk;
    this.reasons.push(order.reason);
    return ok(undefined);
  }

  async finish({ actId: _, ...order }: OpenRiskOrder): Promise<Result<void, RiskChangerFailure>> {
    return this.execute(order);
  }

  async abandon({ highRisk }: OpenRiskOrder): Promise<Result<AbandonedRiskChange, RiskChangerFailure>> {
    return ok({ isDone: this.highRisk === highRisk, highRisk: this.highRisk });
  }
}
