import { rule } from '../../kernel/rule';

export type Gad7Band = 'minimal' | 'mild' | 'moderate' | 'severe';

/** The lowest total of each band, the highest band first. */
export const GAD7_BANDS: readonly { readonly from: number; readonly band: Gad7Band }[] = [
  { from: 15, band: 'severe' },
  { from: 10, band: 'moderate' },
  { from: 5, band: 'mild' },
  { from: 0, band: 'minimal' },
];

/** Highest total of seven items of 0 to 3. */
export const GAD7_HIGHEST = 21;

/** The severity band of a GAD-7 total. */
export const gad7Band = rule(
  {
    id: 'CR-SCORE-02',
    statement:
      'A GAD-7 total of 0 to 4 is minimal, 5 to 9 mild, 10 to 14 moderate and 15 to 21 severe (Spitzer, Kroenke, Williams and Löwe 2006, "A brief measure for assessing generalized anxiety disorder: the GAD-7"). A total that is not known, or that seven items of 0 to 3 cannot give, has no band.',
    source: 'D3 §7 Patient: "POST /patient/notify (phqScore, gadScore)"',
    hazards: ['HAZ-05'],
  },
  ({ total }: { readonly total: number | null }): Gad7Band | null => {
    if (total === null || !Number.isInteger(total) || total > GAD7_HIGHEST) return null;
    return GAD7_BANDS.find(({ from }) => total >= from)?.band ?? null;
  },
);
