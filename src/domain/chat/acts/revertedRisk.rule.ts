import { rule } from '../../kernel/rule';

export interface RevertedRiskInput {
  /** The value that the abandoned change would have set. */
  readonly wanted: boolean;
  /** The flag as the server has it. */
  readonly flagged: boolean;
  /** The note with the reason of the change is in the patient's record. */
  readonly hasNote: boolean;
}

export interface RiskReversal {
  /** The change had arrived: the flag and its reason are valid. */
  readonly isDone: boolean;
  readonly removesNote: boolean;
}

/** Resolves a change of the high-risk flag that is discarded while its outcome is unknown. */
export const revertedRisk = rule(
  {
    id: 'CR-RISK-04',
    statement:
      'If a therapist discards a change of the high-risk flag that has not reached the server, its note is ' +
      'deleted, so neither flag nor note remains. If the server already has the flag as requested, the note stays ' +
      'as the reason and the change counts as done.',
    source: 'DESIGN §5 row 4',
    hazards: ['HAZ-05', 'HAZ-07'],
  },
  ({ wanted, flagged, hasNote }: RevertedRiskInput): RiskReversal => {
    const isDone = hasNote && flagged === wanted;
    return { isDone, removesNote: hasNote && !isDone };
  },
);
