import { rule, says } from '../../kernel/rule';
import { LOWEST_ANSWER, isAnswer } from './questionnaireTotal.rule';

/** Place of "Thoughts that you would be better off dead, or of hurting yourself in some way", counted from 0. */
export const SELF_HARM_ITEM = 8;

/** Decides whether the last item of a PHQ-9 needs attention. */
export const selfHarmItem = rule(
  {
    id: 'CR-SCORE-04',
    statement:
      says`A PHQ-9 with item ${SELF_HARM_ITEM + 1} (thoughts of being better off dead or of hurting oneself) ` +
      says`above ${LOWEST_ANSWER} is flagged, whatever the total and the other items. If item ` +
      says`${SELF_HARM_ITEM + 1} is missing or unreadable, it is unknown and never counts as ${LOWEST_ANSWER}.`,
    source:
      'PAPER Kroenke 2001; D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"; DESIGN §1: ' +
      '"therapists chat in real time with patients, some of them at risk"',
    hazards: ['HAZ-05'],
  },
  ({ items }: { readonly items: readonly (number | null)[] }): 'flagged' | 'clear' | 'unknown' => {
    const answer = items[SELF_HARM_ITEM] ?? null;
    if (!isAnswer(answer)) return 'unknown';
    return answer > LOWEST_ANSWER ? 'flagged' : 'clear';
  },
);
