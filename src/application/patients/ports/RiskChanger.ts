import type { Result } from '@/domain/kernel/Result';

export interface RiskChangeOrder {
  readonly patientId: string;
  readonly highRisk: boolean;
  readonly reason: string;
}

/** A change whose outcome nobody knows; given to `finish` it goes on where it stopped. */
export interface OpenRiskOrder extends RiskChangeOrder {
  readonly actId: string;
}

export type RiskChangerFailure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** Nothing has changed, neither the flag nor the notes. */
  | { readonly kind: 'refused'; readonly cause: string }
  | { readonly kind: 'unconfirmed'; readonly open: OpenRiskOrder };

/** Changes the high-risk flag of a patient and saves the reason with it, one never without the other. */
export interface RiskChanger {
  execute(order: RiskChangeOrder): Promise<Result<void, RiskChangerFailure>>;
  finish(open: OpenRiskOrder): Promise<Result<void, RiskChangerFailure>>;
  abandon(open: OpenRiskOrder): Promise<Result<AbandonedRiskChange, RiskChangerFailure>>;
}

/** What became of a change that was given up. */
export interface AbandonedRiskChange {
  /** It had arrived: the flag and its reason are saved. Otherwise neither is. */
  readonly isDone: boolean;
  /** The flag as the server has it. */
  readonly highRisk: boolean;
}
