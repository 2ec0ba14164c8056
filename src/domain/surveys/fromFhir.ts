import { isObject, parseJson } from '../kernel/parseJson';
import {
  isSurveyWord,
  SURVEY_LIMITS,
  type AnswerOption,
  type Comparison,
  type Operator,
  type Question,
  type QuestionKind,
  type SurveyPage,
} from './SurveyContent';
import { freeWord } from './surveyEdits';

const typeOf: Readonly<Record<QuestionKind, string>> = {
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

/** A survey as FHIR R5 Questionnaire JSON. Marks for harming oneself, crisis contacts and limits are not in it. */
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
  const { id, kind, text, required, options, shownWhen, longest } = question;
  return {
    ...{ linkId: id, type: typeOf[kind], text },
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

export type ImportedSurvey =
  | { readonly kind: 'notJson' | 'notQuestionnaire' }
  | {
      readonly kind: 'survey';
      readonly title: string;
      readonly pages: readonly SurveyPage[];
      /** What could not be taken, as places and names of the file. */
      readonly left: readonly string[];
    };

const TAKEN = ['resourceType', 'status', 'title', 'item'];
const TAKEN_OF_ITEM = [
  ...['linkId', 'type', 'text', 'required', 'repeats', 'maxLength', 'answerOption', 'enableWhen', 'enableBehavior'],
  'item',
];

/** Reads FHIR R5 Questionnaire JSON, as far as a survey can hold it. */
export function fromFhir(json: string): ImportedSurvey {
  const read = parseJson(json);
  if (read === undefined) return { kind: 'notJson' };
  if (!isObject(read) || field(read, 'resourceType') !== 'Questionnaire') return { kind: 'notQuestionnaire' };
  const left = othersOf(read, TAKEN);
  const pages: SurveyPage[] = [];
  let loose: Record<string, unknown>[] = [];
  const addLoose = (): void => {
    if (loose.length > 0) pages.push({ id: freePage(pages), title: '', questions: questionsIn(loose, left) });
    loose = [];
  };
  for (const item of objects(field(read, 'item'))) {
    if (field(item, 'type') !== 'group') {
      loose.push(item);
      continue;
    }
    addLoose();
    const id = wordOf(field(item, 'linkId'));
    const isFree = id !== undefined && pages.every(page => page.id !== id);
    const title = textOf(field(item, 'text')).slice(0, SURVEY_LIMITS.title);
    const questions = questionsIn(objects(field(item, 'item')), left);
    pages.push({ id: isFree ? id : freePage(pages), title, questions });
  }
  addLoose();
  return {
    kind: 'survey',
    title: textOf(field(read, 'title')).slice(0, SURVEY_LIMITS.title),
    pages: withIncluded(pages),
    left,
  };
}

/** Of a question with several answers, "is" means that they include it. */
function withIncluded(pages: readonly SurveyPage[]): readonly SurveyPage[] {
  const questions = pages.flatMap(page => page.questions);
  const hasSeveral = (id: string): boolean => questions.some(one => one.id === id && one.kind === 'severalOf');
  const included = (one: Comparison): Comparison =>
    hasSeveral(one.question) && (one.operator === 'is' || one.operator === 'isNot')
      ? { ...one, operator: one.operator === 'is' ? 'includes' : 'excludes' }
      : one;
  return pages.map(page => ({
    ...page,
    questions: page.questions.map(question => {
      const { shownWhen } = question;
      if (!shownWhen) return question;
      return { ...question, shownWhen: { ...shownWhen, comparisons: shownWhen.comparisons.map(included) } };
    }),
  }));
}

const freePage = (pages: readonly SurveyPage[]): string =>
  freeWord(
    'page',
    pages.map(({ id }) => id),
  );

const objects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((one): one is Record<string, unknown> => isObject(one) && !Array.isArray(one))
    : [];

/** An own field; what an object inherits is not in the file. */
const field = (holder: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(holder, name) ? holder[name] : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const wordOf = (value: unknown): string | undefined => {
  const word = textOf(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return isSurveyWord(word) && word.length <= SURVEY_LIMITS.id ? word : undefined;
};
const othersOf = (holder: Readonly<Record<string, unknown>>, taken: readonly string[], place = ''): string[] =>
  Object.keys(holder)
    .filter(name => !taken.includes(name))
    .map(name => `${place}${name}`);

function questionsIn(items: readonly Record<string, unknown>[], left: string[]): readonly Question[] {
  return items.flatMap(item => {
    const place = `${textOf(field(item, 'linkId')) || '?'}.`;
    const id = wordOf(field(item, 'linkId'));
    const kind = kindOf(item);
    if (id === undefined || kind === undefined) {
      left.push(`${place}${id === undefined ? 'linkId' : `type ${textOf(field(item, 'type'))}`}`);
      return [];
    }
    left.push(...othersOf(item, TAKEN_OF_ITEM, place));
    if (field(item, 'item') !== undefined) left.push(`${place}item`);
    const options = optionsOf(item, left, place);
    const shownWhen = conditionOf(item, left, place);
    const longest = field(item, 'maxLength');
    const isLimited =
      typeof longest === 'number' && Number.isInteger(longest) && longest >= 0 && longest <= SURVEY_LIMITS.longText;
    return [
      {
        ...{ id, kind, text: textOf(field(item, 'text')).slice(0, SURVEY_LIMITS.text) },
        required: kind !== 'statement' && field(item, 'required') === true,
        ...((kind === 'oneOf' || kind === 'severalOf') && { options }),
        ...(isLimited && { longest }),
        ...(shownWhen && { shownWhen }),
      },
    ];
  });
}

function kindOf(item: Readonly<Record<string, unknown>>): QuestionKind | undefined {
  const type = field(item, 'type');
  if (type === 'coding' || type === 'choice') return field(item, 'repeats') === true ? 'severalOf' : 'oneOf';
  return (Object.keys(typeOf) as QuestionKind[]).find(kind => typeOf[kind] === type);
}

function optionsOf(item: Readonly<Record<string, unknown>>, left: string[], place: string): readonly AnswerOption[] {
  return objects(field(item, 'answerOption')).flatMap(option => {
    const coding = field(option, 'valueCoding');
    const text = isObject(coding) ? textOf(field(coding, 'display')) : textOf(field(option, 'valueString'));
    const id = wordOf(isObject(coding) ? (field(coding, 'code') ?? text) : text);
    if (id !== undefined && text !== '') return [{ id, text: text.slice(0, SURVEY_LIMITS.option) }];
    left.push(`${place}answerOption`);
    return [];
  });
}

function conditionOf(
  item: Readonly<Record<string, unknown>>,
  left: string[],
  place: string,
): Question['shownWhen'] | undefined {
  const comparisons = objects(field(item, 'enableWhen')).flatMap(when => {
    const comparison = comparisonOf(when);
    if (!comparison) left.push(`${place}enableWhen`);
    return comparison ? [comparison] : [];
  });
  if (comparisons.length === 0) return undefined;
  return { match: field(item, 'enableBehavior') === 'any' ? 'any' : 'all', comparisons };
}

const operators: Readonly<Record<string, Operator>> = {
  '=': 'is',
  '!=': 'isNot',
  '>=': 'atLeast',
  '<=': 'atMost',
  '>': 'above',
  '<': 'below',
};

function comparisonOf(when: Readonly<Record<string, unknown>>): Comparison | undefined {
  const question = wordOf(field(when, 'question'));
  const sign = textOf(field(when, 'operator'));
  if (question === undefined) return undefined;
  if (sign === 'exists')
    return { question, operator: field(when, 'answerBoolean') === false ? 'notAnswered' : 'answered' };
  const operator = Object.hasOwn(operators, sign) ? operators[sign] : undefined;
  const coding = field(when, 'answerCoding');
  const value = isObject(coding)
    ? wordOf(field(coding, 'code'))
    : ['answerBoolean', 'answerInteger', 'answerDecimal', 'answerDate']
        .map(name => field(when, name))
        .find(one => one !== undefined);
  const isValue = typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
  return operator !== undefined && isValue ? { question, operator, value } : undefined;
}
