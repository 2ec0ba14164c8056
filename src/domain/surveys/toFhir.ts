import { textWithLead } from './blockQuestions';
import type { Comparison, Operator, Question, QuestionKind, SurveyPage } from './SurveyContent';

/** FHIR item types by kind; `repeats` marks a choice of several. */
export const fhirTypeOf: Readonly<Record<QuestionKind, string>> = {
  statement: 'display',
  yesNo: 'boolean',
  oneOf: 'coding',
  severalOf: 'coding',
  scale: 'integer',
  number: 'decimal',
  date: 'date',
  shortText: 'string',
  longText: 'text',
};
const signOf: Readonly<Record<Operator, string>> = {
  is: '=',
  isNot: '!=',
  includes: '=',
  excludes: '!=',
  atLeast: '>=',
  atMost: '<=',
  above: '>',
  below: '<',
  answered: 'exists',
  notAnswered: 'exists',
};
const valueNames: Readonly<Record<QuestionKind, string>> = {
  statement: 'answerString',
  yesNo: 'answerBoolean',
  oneOf: 'answerCoding',
  severalOf: 'answerCoding',
  scale: 'answerInteger',
  number: 'answerDecimal',
  date: 'answerDate',
  shortText: 'answerString',
  longText: 'answerString',
};

/** Exports a survey as FHIR R5 Questionnaire JSON, without self-harm marks, crisis contacts and limits. */
export function toFhir(title: string, pages: readonly SurveyPage[]): string {
  const kinds = new Map(pages.flatMap(({ questions }) => questions.map(({ id, kind }) => [id, kind] as const)));
  return JSON.stringify(
    {
      resourceType: 'Questionnaire',
      status: 'draft',
      title,
      item: pages.map(({ id, title: text, questions }) => ({
        ...{ linkId: id, type: 'group' },
        ...(text !== '' && { text }),
        item: questions.map(question => toItem(question, kinds)),
      })),
    },
    undefined,
    2,
  );
}

function toItem(question: Question, kinds: ReadonlyMap<string, QuestionKind>): object {
  const { id, kind, required, options, shownWhen, longest } = question;
  return {
    ...{ linkId: id, type: fhirTypeOf[kind], text: textWithLead(question) },
    ...(kind !== 'statement' && { required }),
    ...(kind === 'severalOf' && { repeats: true }),
    ...(longest !== undefined && { maxLength: longest }),
    ...(options && { answerOption: options.map(one => ({ valueCoding: { code: one.id, display: one.text } })) }),
    ...(shownWhen && {
      enableWhen: shownWhen.comparisons.map(one => toEnableWhen(one, kinds.get(one.question) ?? 'shortText')),
      enableBehavior: shownWhen.match,
    }),
  };
}

function toEnableWhen({ question, operator, value }: Comparison, kind: QuestionKind): object {
  const sign = { question, operator: signOf[operator] };
  if (operator === 'answered' || operator === 'notAnswered') return { ...sign, answerBoolean: operator === 'answered' };
  const name = valueNames[kind];
  return { ...sign, [name]: name === 'answerCoding' ? { code: value } : value };
}
