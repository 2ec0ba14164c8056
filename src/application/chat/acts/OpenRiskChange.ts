export interface RiskChangeCommand {
  readonly patientId: string;
  readonly highRisk: boolean;
  readonly reason: string;
}

/** An act whose outcome nobody knows; given to `finish` it goes on where it stopped. */
export interface OpenRiskChange extends RiskChangeCommand {
  readonly actId: string;
}
