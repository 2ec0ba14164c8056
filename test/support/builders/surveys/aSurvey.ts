import type { Question, QuestionKind, SurveyPage } from '@/domain/surveys/SurveyContent';

/** A required question, unless `more` says otherwise. */
export const aQuestion = (id: string, kind: QuestionKind = 'yesNo', more: Partial<Question> = {}): Question => ({
  ...{ id, kind, text: `Question ${id}`, required: kind !== 'statement' },
  ...more,
});

export const anEnding: Question = aQuestion('thanks', 'statement', { text: 'Thank you.' });

export const aPage = (...questions: readonly Question[]): readonly SurveyPage[] => [
  { id: 'page-1', title: 'About you', questions },
];
