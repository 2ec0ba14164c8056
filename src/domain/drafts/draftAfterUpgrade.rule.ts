import { rule } from '../kernel/rule';
import { isBlank } from '../kernel/isBlank';

interface UpgradedDrafts {
  /** Typed in the V1 chat that has ended. */
  readonly inV1: string;
  /** Typed in the V2 chat of the same patient. */
  readonly inV2: string;
}

/** The text in the composer of the V2 chat with which a patient goes on. */
export const draftAfterUpgrade = rule(
  {
    id: 'CR-MSG-06',
    statement:
      'When a patient goes on in a V2 chat, what was typed for them in the V1 chat stands in the V2 chat; ' +
      'when something is typed there already, it comes below. The same text is not put in twice.',
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
