import { rule, says } from '../../kernel/rule';
import { bandRanges } from './bandRanges';
import { HIGHEST_ANSWER, QUESTIONNAIRE_ITEMS } from './questionnaireTotal.rule';

export type DepressionBand = 'minimal' | 'mild' | 'moderate' | 'moderatelySevere' | 'severe';

/** The lowest total of each band, the highest band first. */
export const PHQ9_BANDS: readonly { readonly from: number; readonly band: DepressionBand }[] = [
  { from: 20, band: 'severe' },
  { from: 15, band: 'moderatelySevere' },
  { from: 10, band: 'moderate' },
  { from: 5, band: 'mild' },
  { from: 0, band: 'minimal' },
];

/** Highest total: every item with the highest answer. */
export const PHQ9_HIGHEST = QUESTIONNAIRE_ITEMS.phq9 * HIGHEST_ANSWER;

/** Returns the severity band of a PHQ-9 total. */
export const phq9Band = rule(
  {
    id: 'CR-SCORE-01',
    statement:
      says`A PHQ-9 total of ${bandRanges(PHQ9_BANDS, PHQ9_HIGHEST)}. An unknown total, or one that ` +
      says`${QUESTIONNAIRE_ITEMS.phq9} items of up to ${HIGHEST_ANSWER} cannot give, has no band.`,
    source: 'PAPER Kroenke 2001; D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"',
    hazards: ['HAZ-05'],
  },
  ({ total }: { readonly total: number | null }): DepressionBand | null => {
    const known = total ?? NaN;
    if (!Number.isInteger(known) || known > PHQ9_HIGHEST) return null;
    return PHQ9_BANDS.find(({ from }) => known >= from)?.band ?? null;
  },
);
