import { rule } from '../../kernel/rule';

export type Phq9Band = 'minimal' | 'mild' | 'moderate' | 'moderatelySevere' | 'severe';

/** The lowest total of each band, the highest band first. */
export const PHQ9_BANDS: readonly { readonly from: number; readonly band: Phq9Band }[] = [
  { from: 20, band: 'severe' },
  { from: 15, band: 'moderatelySevere' },
  { from: 10, band: 'moderate' },
  { from: 5, band: 'mild' },
  { from: 0, band: 'minimal' },
];

/** Highest total of nine items of 0 to 3. */
export const PHQ9_HIGHEST = 27;

/** The severity band of a PHQ-9 total. */
export const phq9Band = rule(
  {
    id: 'CR-SCORE-01',
    statement:
      'A PHQ-9 total of 0 to 4 is minimal, 5 to 9 mild, 10 to 14 moderate, 15 to 19 moderately severe and 20 to 27 severe (Kroenke, Spitzer and Williams 2001, "The PHQ-9: validity of a brief depression severity measure"). A total that is not known, or that nine items of 0 to 3 cannot give, has no band.',
    source: 'D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"',
    hazards: ['HAZ-05'],
  },
  ({ total }: { readonly total: number | null }): Phq9Band | null => {
    if (total === null || !Number.isInteger(total) || total > PHQ9_HIGHEST) return null;
    return PHQ9_BANDS.find(({ from }) => total >= from)?.band ?? null;
  },
);
