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
  readonly takesNoteBack: boolean;
}

/** What remains of a change of the high-risk flag that is abandoned while its outcome is unknown. */
export const revertedRisk = rule(
  {
    id: 'CR-RISK-04',
    statement:
      'A change of the high-risk flag that is given up leaves neither flag nor note where it had not arrived: ' +
      'its note is taken back. Where the server has the flag as the change wanted it, the note stays with it, for ' +
      'it is the reason, and the change counts as done.',
    source: 'DESIGN §5 row 4',
    hazards: ['HAZ-05', 'HAZ-07'],
  },
  ({ wanted, flagged, hasNote }: RevertedRiskInput): RiskReversal => {
    const isDone = hasNote && flagged === wanted;
    return { isDone, takesNoteBack: hasNote && !isDone };
  },
);
