export interface RiskChangeCommand {
  readonly patientId: string;
  readonly highRisk: boolean;
  readonly reason: string;
}

/** A change whose outcome is unknown; `finish` continues it where it stopped. */
export interface OpenRiskChange extends RiskChangeCommand {
  readonly actId: string;
}
