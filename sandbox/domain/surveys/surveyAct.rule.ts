import { rule } from '@/domain/kernel/rule';
import type { SurveyState } from '@/domain/surveys/SurveyContent';

export const SURVEY_ACTS = ['save', 'publish', 'retire', 'delete'] as const;
export type SurveyAct = (typeof SURVEY_ACTS)[number];

export interface SurveyActInput {
  readonly act: SurveyAct;
  readonly state: SurveyState;
  /** The published version; 0 before the first. */
  readonly version: number;
  /** Answers to any version, including incomplete ones. */
  readonly answers: number;
  /** Faults of the content to be saved. */
  readonly faults: number;
}

export type SurveyActOutcome =
  | { readonly allowed: true; readonly state: SurveyState; readonly version: number }
  | {
      readonly allowed: false;
      readonly refusal: 'SurveyRetired' | 'SurveyHasFaults' | 'SurveyHasAnswers' | 'SurveyNotPublished';
    };

/** Returns the outcome of saving, publishing, retiring or deleting a survey. */
export const surveyAct = rule(
  {
    id: 'CR-SURVEY-12',
    statement:
      'A survey with faults can be saved as a draft but not published. Saving a draft changes nothing for ' +
      'patients. Publishing creates the next version, even if the current one has no answers yet: a patient may ' +
      'be reading it at that moment, and each answer keeps the questions it was given to. A survey with answers ' +
      'to any version is never deleted but retired: no patient is asked any more and every answer is kept. A ' +
      'retired survey cannot be changed.',
    source: 'DESIGN §9 row 72',
    hazards: ['HAZ-19'],
  },
  ({ act, state, version, answers, faults }: SurveyActInput): SurveyActOutcome => {
    if (act === 'delete')
      return answers > 0 ? { allowed: false, refusal: 'SurveyHasAnswers' } : { allowed: true, state, version };
    if (state === 'retired') return { allowed: false, refusal: 'SurveyRetired' };
    if (act === 'save') return { allowed: true, state, version };
    if (act === 'retire')
      return version === 0
        ? { allowed: false, refusal: 'SurveyNotPublished' }
        : { allowed: true, state: 'retired', version };
    if (faults > 0) return { allowed: false, refusal: 'SurveyHasFaults' };
    return { allowed: true, state: 'published', version: version + 1 };
  },
);
