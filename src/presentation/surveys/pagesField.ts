import type { FormField } from '@/application/kernel/forms/FormFields';
import { isRecord } from '@/domain/kernel/parseJson';
import { OPERATORS, QUESTION_KINDS, type SurveyPage } from '@/domain/surveys/SurveyContent';

type IsPart = (value: unknown) => boolean;

const isText: IsPart = value => typeof value === 'string';
const isOneOf =
  (list: readonly string[]): IsPart =>
  value =>
    list.some(one => one === value);
const isListOf =
  (isItem: IsPart): IsPart =>
  value =>
    Array.isArray(value) && value.every(isItem);
const mayBeAbsent =
  (isPart: IsPart): IsPart =>
  value =>
    value === undefined || isPart(value);
const isShape =
  (parts: Readonly<Record<string, IsPart>>): IsPart =>
  value =>
    isRecord(value) && Object.entries(parts).every(([name, isPart]) => isPart(value[name]));

const isComparison = isShape({ question: isText, operator: isOneOf(OPERATORS) });
const isQuestion = isShape({
  id: isText,
  kind: isOneOf(QUESTION_KINDS),
  text: isText,
  options: mayBeAbsent(isListOf(isShape({ id: isText, text: isText }))),
  shownWhen: mayBeAbsent(isShape({ match: isOneOf(['all', 'any']), comparisons: isListOf(isComparison) })),
});
const arePages = isListOf(isShape({ id: isText, title: isText, questions: isListOf(isQuestion) }));

/**
 * The pages of a survey as a form field. A stored draft with anything unexpected counts as unreadable, so it cannot
 * break the screen.
 */
export const pagesField: FormField<readonly SurveyPage[]> = {
  blank: [],
  read: value => (arePages(value) ? (value as readonly SurveyPage[]) : undefined),
};
