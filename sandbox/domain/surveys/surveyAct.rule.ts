import { rule } from '@/domain/kernel/rule';
import type { SurveyState } from '@/domain/surveys/SurveyContent';

export const SURVEY_ACTS = ['save', 'publish', 'retire', 'delete'] as const;
export type SurveyAct = (typeof SURVEY_ACTS)[number];

export interface SurveyActInput {
  readonly act: SurveyAct;
  readonly state: SurveyState;
  /** The version that patients are asked; 0 before the first. */
  readonly version: number;
  /** Answers to any version, also such as are not complete. */
  readonly answers: number;
  /** Faults of what is to be saved. */
  readonly faults: number;
}

export type SurveyActOutcome =
  | { readonly allowed: true; readonly state: SurveyState; readonly version: number }
  | {
      readonly allowed: false;
      readonly refusal: 'SurveyRetired' | 'SurveyHasFaults' | 'SurveyHasAnswers' | 'SurveyNotPublished';
    };

/** What saving, publishing, retiring and deleting a survey do. */
export const surveyAct = rule(
  {
    id: 'CR-SURVEY-12',
    statement:
      'A survey with faults is saved as a draft and cannot be published. Saving a draft changes nothing for patients. ' +
      'Publishing makes the next version, also where the current one has no answers yet: somebody may be reading it ' +
      'just then, and each answer keeps the questions to which it was given. A survey with answers to any version is never deleted but ' +
      'retired: nobody is asked any more and every answer stays. What is retired is not changed.',
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
