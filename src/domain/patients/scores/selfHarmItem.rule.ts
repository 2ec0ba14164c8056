import { rule } from '../../kernel/rule';

/** Place of "Thoughts that you would be better off dead, or of hurting yourself in some way", counted from 0. */
export const SELF_HARM_ITEM = 8;

/** Whether the last item of a PHQ-9 has to be looked at. */
export const selfHarmItem = rule(
  {
    id: 'CR-SCORE-04',
    statement:
      'A PHQ-9 whose item 9 (thoughts of being better off dead or of hurting oneself) is above 0 is flagged, whatever the total and the other items are. Where item 9 is missing or unreadable it is unknown, and never counts as 0.',
    source:
      'D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"; DESIGN §1: "therapists chat in real time with patients, some of them at risk"',
    hazards: ['HAZ-05'],
  },
  ({ items }: { readonly items: readonly (number | null)[] }): 'flagged' | 'clear' | 'unknown' => {
    const answer = items[SELF_HARM_ITEM] ?? null;
    if (answer === null || ![0, 1, 2, 3].includes(answer)) return 'unknown';
    return answer > 0 ? 'flagged' : 'clear';
  },
);
