import { readReason } from './readReason';
import { rule, says } from '../../kernel/rule';

/** Longest reason, in UTF-16 code units: the note travels in a query. */
export const LONGEST_RISK_REASON = 1_000;

export interface RiskReasonInput {
  readonly reason: string;
  readonly highRisk: boolean;
  /** Distinguishes the note of this act from every other. */
  readonly actId: string;
}

export type CheckedRiskReason = { readonly note: string } | { readonly fault: 'empty' | 'tooLong' };

/** The note moment that goes with a change of the high-risk flag. */
export const riskReason = rule(
  {
    id: 'CR-RISK-02',
    statement:
      says`The high-risk flag is never changed without a reason: blank ones and those above ${LONGEST_RISK_REASON} ` +
      says`characters are refused. The note says whether the flag was to be set or removed, then the reason, then ` +
      says`the reference of the act, by which a repeated attempt finds it.`,
    source: 'DESIGN §5 row 4; DESIGN §8 row 4',
    hazards: ['HAZ-07'],
  },
  ({ reason, highRisk, actId }: RiskReasonInput): CheckedRiskReason => {
    const read = readReason(reason, LONGEST_RISK_REASON);
    return 'fault' in read
      ? read
      : { note: `Reason to ${highRisk ? 'set' : 'remove'} the high-risk flag: ${read.reason} [${actId}]` };
  },
);
