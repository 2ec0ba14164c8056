import { failureWord } from '@/application/kernel/failureWord';
import { ASSIGNMENT_REASONS } from '@/application/surveys/bulk/assignmentActions';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { CreateSurveyFailure } from '@/application/surveys/ports/SurveyGateway';
import { operatorsOf } from '@/domain/surveys/isShown';
import {
  ASSIGNMENTS,
  BLOCKS,
  QUESTION_KINDS,
  rangeOf,
  SURVEY_LIMITS,
  SURVEY_STATES,
  type Answer,
  type Block,
  type Comparison,
  type ComparedValue,
  type Operator,
  type Question,
} from '@/domain/surveys/SurveyContent';
import { surveyEdits } from '@/domain/surveys/surveyEdits';
import type { SurveyFault } from '@/domain/surveys/surveyFaults';
import type texts from '../../../public/i18n/en/surveys.json';
import type { BulkWords } from '../kit/bulk/BulkWords';
import { formatNumber } from '../kit/table/tablesText';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';
import { dateFormat } from '../kit/time/dateFormat';
import type { BuilderFailure } from './SurveyBuilderStore';

export const surveysText = textsOf<typeof texts>('surveys');

type Counted =
  | 'unreadable'
  | 'count'
  | 'organisations.selected'
  | `row.unit.${'questions' | 'answers' | 'organisations'}`
  | 'checks.problems'
  | 'exchange.left'
  | `organisations.${'give' | 'take' | 'unreadable'}`
  | `bulk.${'confirmGive' | 'confirmTake'}`;

/** A text with a number. `key` has no plural ending. */
export const surveysCount = (key: Counted, count: number, values: Readonly<Record<string, string>> = {}): string =>
  textCatalogue.text('surveys', key, { count, number: formatNumber(count), ...values });

export const surveyFailureText = (failure: CallFailure | CreateSurveyFailure | BuilderFailure): string =>
  surveysText(`failure.${failureWord(failure)}`);

/** The functions that edit a survey, for the views, which do not import the domain. */
export const edits = surveyEdits;
export const surveyLimits = SURVEY_LIMITS;
export const typeChoices = () => ASSIGNMENTS.map(one => [one, surveysText(`organisations.type.${one}`)] as const);
export const stateOptions = () =>
  (['all', ...SURVEY_STATES] as const).map(one => [one, surveysText(`state.${one}`)] as const);
export const kindChoices = () => QUESTION_KINDS.map(one => [one, surveysText(`kind.${one}`)] as const);
export const blockNames: Readonly<Record<Block, string>> = { phq9: 'PHQ-9', gad7: 'GAD-7' };
export const allBlocks = BLOCKS;

export const dayText = (at: number): string => dateFormat.day(new Date(at).toISOString().slice(0, 10));

export const pointsOf = (question: Question): readonly number[] => {
  const { lowest, highest } = rangeOf(question);
  const count = Math.max(0, Math.min(Math.floor(highest) - Math.ceil(lowest) + 1, SURVEY_LIMITS.points));
  return Array.from({ length: count }, (_, step) => Math.ceil(lowest) + step);
};

/** A question in a few words: its number and its text. */
export const questionName = (questions: readonly Question[], id: string): string => {
  const place = questions.findIndex(one => one.id === id);
  if (place < 0) return surveysText('condition.gone');
  const text = questions[place]?.text.trim() ?? '';
  return `${place + 1} ${text === '' ? surveysText('outline.untitled') : text}`;
};

export const operatorChoices = (question: Question | undefined) =>
  operatorsOf[question?.kind ?? 'shortText'].map(one => [one, surveysText(`operator.${one}`)] as const);

export const needsValue = (operator: Operator): boolean => operator !== 'answered' && operator !== 'notAnswered';

/** The questions to which a condition may refer: earlier ones that have answers. */
export const comparable = (questions: readonly Question[], id: string): readonly Question[] =>
  questions
    .slice(
      0,
      Math.max(
        0,
        questions.findIndex(one => one.id === id),
      ),
    )
    .filter(({ kind }) => kind !== 'statement');

/**
 * A new comparison with a question. It begins with the first answer of a choice; numbers and days have to be entered.
 */
export function comparisonWith(question: Question): Comparison {
  const [operator = 'answered'] = operatorsOf[question.kind];
  return withOperator({ question: question.id, operator }, question, operator);
}

export function withOperator(
  { question, value }: Comparison,
  asked: Question | undefined,
  operator: Operator,
): Comparison {
  if (!needsValue(operator)) return { question, operator };
  const kept = value ?? firstValue(asked);
  return { question, operator, ...(kept !== undefined && { value: kept }) };
}

function firstValue(question: Question | undefined): ComparedValue | undefined {
  if (!question) return undefined;
  if (question.kind === 'yesNo') return true;
  return question.options?.[0]?.id;
}

export function conditionText({ shownWhen }: Question, questions: readonly Question[]): string {
  if (!shownWhen) return surveysText('condition.always');
  const { match, comparisons } = shownWhen;
  const join = surveysText(match === 'all' ? 'condition.and' : 'condition.or');
  const said = comparisons.map(one => {
    const asked = questions.find(({ id }) => id === one.question);
    const value = needsValue(one.operator) ? ` ${valueText(asked, one.value)}` : '';
    return `${questionName(questions, one.question)} ${surveysText(`operator.${one.operator}`)}${value}`;
  });
  return `${surveysText('condition.lead')} ${said.join(` ${join} `)}.`;
}

export function valueText(question: Question | undefined, value: ComparedValue | Answer | undefined): string {
  if (typeof value === 'boolean') return surveysText(value ? 'form.yes' : 'form.no');
  return question?.options?.find(({ id }) => id === value)?.text ?? String(value ?? '…');
}

/** Converts a question to another kind. Properties that this kind lacks are removed. */
export function ofKind(question: Question, kind: Question['kind']): Question {
  const { id, text, shownWhen, selfHarm, options } = question;
  const hasOptions = kind === 'oneOf' || kind === 'severalOf';
  return {
    ...{ id, kind, text },
    required: kind !== 'statement' && (question.kind === 'statement' || question.required),
    ...(shownWhen && { shownWhen }),
    ...(selfHarm !== undefined && kind !== 'statement' && { selfHarm }),
    ...(hasOptions && { options: options ?? [{ id: 'answer-1', text: '' }] }),
    ...(kind === 'scale' && { lowest: 0, highest: 10 }),
  };
}

/** An error as a sentence. */
export function faultText(fault: SurveyFault, questions: readonly Question[]): string {
  const at = fault.question === undefined ? -1 : questions.findIndex(({ id }) => id === fault.question);
  const question = surveysText('checks.named', { number: at + 1 });
  switch (fault.check) {
    case 'crisis':
      return surveysText(`checks.crisis.${fault.reason}`, {
        question,
        answer: valueText(questions[at], fault.answer),
        next: nextText(fault.leadsTo, questions),
      });
    case 'blocks':
      return surveysText(`checks.blocks.${fault.reason}`, { block: blockNames[fault.block] });
    case 'ids':
      return surveysText(`checks.ids.${fault.of}`, { question, id: fault.question });
    case 'targets':
      return surveysText(`checks.targets.${fault.reason}`, { question });
    case 'reach':
      return surveysText(`checks.reach.${fault.reach}`, { question });
    case 'conditions':
      return surveysText(`checks.conditions.${fault.condition}`, { question });
    case 'limits':
      return surveysText(`checks.limits.${fault.limits}`, { question, most: SURVEY_LIMITS.points });
    case 'deadEnds':
      return surveysText(`checks.deadEnds.${fault.reason}`, { question });
    case 'texts':
      return fault.question === undefined
        ? surveysText('checks.texts.empty')
        : surveysText('checks.texts.question', { question });
  }
}

const nextText = (id: string | null | undefined, questions: readonly Question[]): string =>
  id === null || id === undefined
    ? surveysText('checks.crisis.theEnd')
    : surveysText('checks.named', { number: questions.findIndex(one => one.id === id) + 1 });

const gives = (kind: string): boolean => kind === 'surveys.assign' || kind === 'surveys.undoUnassign';

/** The texts of bulk actions that give a survey to organisations or take it from them. */
export const assignmentWords = (): BulkWords => ({
  title: kind => surveysText(gives(kind) ? 'bulk.give' : 'bulk.take'),
  confirm: (kind, count) => surveysCount(gives(kind) ? 'bulk.confirmGive' : 'bulk.confirmTake', count),
  warning: kind => surveysText(gives(kind) ? 'bulk.warningGive' : 'bulk.warningTake'),
  isFinal: () => false,
  reason: reason => {
    const known = ASSIGNMENT_REASONS.find(one => one === reason);
    return known && surveysText(`bulk.${known}`);
  },
  detail: () => undefined,
  first: surveysText('bulk.first'),
  key: surveysText('bulk.key'),
  fileName: surveysText('bulk.fileName'),
});
