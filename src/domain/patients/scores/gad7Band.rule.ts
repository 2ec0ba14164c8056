import { rule, says } from '../../kernel/rule';
import { bandRanges } from './bandRanges';
import { HIGHEST_ANSWER, QUESTIONNAIRE_ITEMS } from './questionnaireTotal.rule';

export type AnxietyBand = 'minimal' | 'mild' | 'moderate' | 'severe';

/** The lowest total of each band, the highest band first. */
export const GAD7_BANDS: readonly { readonly from: number; readonly band: AnxietyBand }[] = [
  { from: 15, band: 'severe' },
  { from: 10, band: 'moderate' },
  { from: 5, band: 'mild' },
  { from: 0, band: 'minimal' },
];

/** Highest total: every item with the highest answer. */
export const GAD7_HIGHEST = QUESTIONNAIRE_ITEMS.gad7 * HIGHEST_ANSWER;

/** Returns the severity band of a GAD-7 total. */
export const gad7Band = rule(
  {
    id: 'CR-SCORE-02',
    statement:
      says`A GAD-7 total of ${bandRanges(GAD7_BANDS, GAD7_HIGHEST)}. An unknown total, or one that ` +
      says`${QUESTIONNAIRE_ITEMS.gad7} items of up to ${HIGHEST_ANSWER} cannot give, has no band.`,
    source: 'PAPER Spitzer 2006; D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"',
    hazards: ['HAZ-05'],
  },
  ({ total }: { readonly total: number | null }): AnxietyBand | null => {
    const known = total ?? NaN;
    if (!Number.isInteger(known) || known > GAD7_HIGHEST) return null;
    return GAD7_BANDS.find(({ from }) => known >= from)?.band ?? null;
  },
);
