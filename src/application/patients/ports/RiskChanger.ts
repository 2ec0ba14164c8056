import type { Result } from '@/domain/kernel/Result';

export interface RiskChangeOrder {
  readonly patientId: string;
  readonly highRisk: boolean;
  readonly reason: string;
}

/** A change with an unknown outcome; `finish` continues it where it stopped. */
export interface OpenRiskOrder extends RiskChangeOrder {
  readonly actId: string;
}

export type RiskChangerFailure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** Neither the flag nor the notes have changed. */
  | { readonly kind: 'refused'; readonly cause: string }
  | { readonly kind: 'unconfirmed'; readonly open: OpenRiskOrder };

/**
 * Changes the high-risk flag of a patient together with its reason, never one without the other. The chat implements
 * it: importing its use case here would close a circle.
 */
export interface RiskChanger {
  execute(order: RiskChangeOrder): Promise<Result<void, RiskChangerFailure>>;
  finish(open: OpenRiskOrder): Promise<Result<void, RiskChangerFailure>>;
  abandon(open: OpenRiskOrder): Promise<Result<AbandonedRiskChange, RiskChangerFailure>>;
}

/** Outcome of a discarded change. */
export interface AbandonedRiskChange {
  /** The change had arrived: the flag and its reason are saved. Otherwise neither is. */
  readonly isDone: boolean;
  /** The flag on the server. */
  readonly highRisk: boolean;
}
