import { rule, says } from '../../kernel/rule';

/**
 * The time for which a confirmed change overrides lists that contradict it, in milliseconds: such a list may have been
 * requested before the change.
 */
export const CONFIRMED_RISK_MS = 10_000;

export interface RiskChange {
  readonly highRisk: boolean;
  readonly state: 'asking' | 'confirmed' | 'unconfirmed' | 'refused';
}

export interface DisplayedRiskInput {
  /** The flag in the list of chats. */
  readonly listed: boolean;
  /** The change requested here since that list; null if there was none. */
  readonly change: RiskChange | null;
}

export interface RiskDisplay {
  readonly highRisk: boolean;
  /** `unconfirmed`: it is unknown whether the server has the change. */
  readonly sign: 'none' | 'asking' | 'unconfirmed';
}

/** Returns the high-risk flag as it is shown. */
export const displayedRisk = rule(
  {
    id: 'CR-RISK-01',
    statement:
      says`The high-risk flag shown is the last value that the server confirmed; a list that contradicts it ` +
      says`takes effect ${CONFIRMED_RISK_MS / 1_000} seconds after the confirmation. While a change is under ` +
      says`way, or when its answer was lost, the old value stays and is marked; a refused change leaves no mark.`,
    source: 'DESIGN §5 row 4; DESIGN §8 row 12',
    hazards: ['HAZ-05', 'HAZ-07'],
  },
  ({ listed, change }: DisplayedRiskInput): RiskDisplay => {
    if (change?.state === 'confirmed') return { highRisk: change.highRisk, sign: 'none' };
    if (change?.state === 'asking' || change?.state === 'unconfirmed') return { highRisk: listed, sign: change.state };
    return { highRisk: listed, sign: 'none' };
  },
);
