import { readReason } from './readReason';
import { rule, says } from '../../kernel/rule';

/** Longest reason, in UTF-16 code units: the note is sent in a query string. */
export const LONGEST_RISK_REASON = 1_000;

export interface RiskReasonInput {
  readonly reason: string;
  readonly highRisk: boolean;
  /** Reference that identifies the note of this act. */
  readonly actId: string;
}

export type CheckedRiskReason = { readonly note: string } | { readonly fault: 'empty' | 'tooLong' };

/** Writes the note that explains a change of the high-risk flag. */
export const riskReason = rule(
  {
    id: 'CR-RISK-02',
    statement:
      says`The high-risk flag is never changed without a reason: blank reasons and those above ` +
      says`${LONGEST_RISK_REASON} characters are rejected. The note says whether the flag was to be set or ` +
      says`removed, then the reason, then the reference of the act, so that a repeated attempt finds the note.`,
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
