import { rule, says } from '../../kernel/rule';

/**
 * How long a confirmed change is believed against lists that say otherwise, in milliseconds: such a list may have been
 * asked for before it.
 */
export const CONFIRMED_RISK_MS = 10_000;

export interface RiskChange {
  readonly highRisk: boolean;
  readonly state: 'asking' | 'confirmed' | 'unconfirmed' | 'refused';
}

export interface DisplayedRiskInput {
  /** As the list of chats has it. */
  readonly listed: boolean;
  /** What was asked for here since that list; null where nothing was. */
  readonly change: RiskChange | null;
}

export interface RiskDisplay {
  readonly highRisk: boolean;
  /** `unconfirmed`: it is unknown whether the server has the change. */
  readonly sign: 'none' | 'asking' | 'unconfirmed';
}

/** The high-risk flag as it is shown. */
export const displayedRisk = rule(
  {
    id: 'CR-RISK-01',
    statement:
      says`The high-risk flag that is shown is the last one the server confirmed; ` +
      says`a list that says otherwise is believed ${CONFIRMED_RISK_MS / 1_000} seconds after the confirmation. ` +
      says`A change that is under way, or whose answer was lost, leaves the flag as it was and is marked as such; ` +
      says`a refused change leaves no mark.`,
    source: 'DESIGN §5 row 4; DESIGN §8 row 12',
    hazards: ['HAZ-05', 'HAZ-07'],
  },
  ({ listed, change }: DisplayedRiskInput): RiskDisplay => {
    if (change?.state === 'confirmed') return { highRisk: change.highRisk, sign: 'none' };
    if (change?.state === 'asking' || change?.state === 'unconfirmed') return { highRisk: listed, sign: change.state };
    return { highRisk: listed, sign: 'none' };
  },
);
