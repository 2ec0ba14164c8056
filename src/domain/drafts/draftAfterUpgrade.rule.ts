import { rule } from '../kernel/rule';
import { isBlank } from '../kernel/isBlank';

interface UpgradedDrafts {
  /** Draft of the V1 chat that has ended. */
  readonly inV1: string;
  /** Draft of the V2 chat of the same patient. */
  readonly inV2: string;
}

/** Returns the draft of the V2 chat after a patient's upgrade. */
export const draftAfterUpgrade = rule(
  {
    id: 'CR-MSG-06',
    statement:
      'When a patient is upgraded to a V2 chat, the draft of the V1 chat moves to the V2 chat; if there is a ' +
      'draft already, it is added below. The same text is not added twice.',
    source:
      'DESIGN §4: "Destination is fixed when typing starts: drafts belong to a patient, survive switching, closing, ' +
      'reload and re-login, and never cross."',
    hazards: ['HAZ-04'],
  },
  ({ inV1, inV2 }: UpgradedDrafts): string => {
    if (isBlank(inV1) || inV2.includes(inV1)) return inV2;
    return isBlank(inV2) ? inV1 : `${inV2}\n${inV1}`;
  },
);
