import { isObject, parseJson } from '../kernel/parseJson';
import {
  isSurveyWord,
  questionsOf,
  SURVEY_LIMITS,
  type AnswerOption,
  type Comparison,
  type Operator,
  type Question,
  type QuestionKind,
  type SurveyPage,
} from './SurveyContent';
import { freeWord } from './surveyEdits';
import { fhirTypeOf } from './toFhir';

export type ImportedSurvey =
  | { readonly kind: 'notJson' | 'notQuestionnaire' }
  /** The file has no importable questions. */
  | { readonly kind: 'noQuestions' }
  | {
      readonly kind: 'survey';
      readonly title: string;
      readonly pages: readonly SurveyPage[];
      /** Paths and names in the file that could not be imported unchanged. */
      readonly skipped: readonly string[];
    };

type Item = Readonly<Record<string, unknown>>;

const TAKEN = ['resourceType', 'status', 'title', 'item'];
const TAKEN_OF_GROUP = ['linkId', 'type', 'text', 'item'];
const TAKEN_OF_ITEM = [
  ...['linkId', 'type', 'text', 'required', 'repeats', 'maxLength', 'answerOption', 'enableWhen', 'enableBehavior'],
];

/** Imports the parts of a FHIR R5 Questionnaire that a survey supports. */
export function fromFhir(json: string): ImportedSurvey {
  const read = parseJson(json);
  if (read === undefined) return { kind: 'notJson' };
  if (!isObject(read) || field(read, 'resourceType') !== 'Questionnaire') return { kind: 'notQuestionnaire' };
  const file = new FhirFile(read);
  const pages = file.pages();
  if (questionsOf({ pages }).length === 0) return { kind: 'noQuestions' };
  return { kind: 'survey', title: file.title, pages: withIncluded(pages), skipped: file.skipped };
}

/** One file, with the parts that could not be imported so far. */
class FhirFile {
  readonly skipped: string[];
  readonly title: string;
  private questions = 0;

  constructor(private readonly file: Item) {
    this.skipped = othersOf(file, TAKEN);
    this.title = this.textOf(file, 'title', SURVEY_LIMITS.title, '');
  }

  /** Groups become pages; questions outside groups get pages of their own. */
  pages(): readonly SurveyPage[] {
    const pages: SurveyPage[] = [];
    let loose: Item[] = [];
    const add = (page: SurveyPage): void => {
      if (pages.length < SURVEY_LIMITS.pages) pages.push(page);
      else this.skipped.push(page.id);
    };
    const addLoose = (): void => {
      if (loose.length > 0) add({ id: freePage(pages), title: '', questions: this.questionsIn(loose) });
      loose = [];
    };
    for (const item of this.listOf(this.file, 'item', '')) {
      if (field(item, 'type') === 'group') {
        addLoose();
        add(this.pageOf(item, pages));
      } else loose.push(item);
    }
    addLoose();
    return pages;
  }

  private pageOf(group: Item, pages: readonly SurveyPage[]): SurveyPage {
    const place = placeOf(group);
    this.skipped.push(...othersOf(group, TAKEN_OF_GROUP, place));
    const id = wordOf(field(group, 'linkId'));
    const isFree = id !== undefined && pages.every(page => page.id !== id);
    return {
      id: isFree ? id : freePage(pages),
      title: this.textOf(group, 'text', SURVEY_LIMITS.title, place),
      questions: this.questionsIn(this.listOf(group, 'item', place)),
    };
  }

  private questionsIn(items: readonly Item[]): readonly Question[] {
    return items.flatMap(item => {
      const id = wordOf(field(item, 'linkId'));
      const kind = kindOf(item);
      if (id === undefined || kind === undefined) {
        this.skipped.push(`${placeOf(item)}${id === undefined ? 'linkId' : `type ${written(field(item, 'type'))}`}`);
        return [];
      }
      this.questions += 1;
      if (this.questions <= SURVEY_LIMITS.questions) return [this.questionOf(item, id, kind)];
      this.skipped.push(id);
      return [];
    });
  }

  private questionOf(item: Item, id: string, kind: QuestionKind): Question {
    const place = placeOf(item);
    this.skipped.push(...othersOf(item, TAKEN_OF_ITEM, place));
    const isChoice = kind === 'oneOf' || kind === 'severalOf';
    const options = this.optionsOf(item, place);
    const shownWhen = this.conditionOf(item, place);
    const longest = field(item, 'maxLength');
    const isLimited =
      typeof longest === 'number' && Number.isInteger(longest) && longest >= 0 && longest <= SURVEY_LIMITS.longText;
    if (longest !== undefined && !isLimited) this.skipped.push(`${place}maxLength`);
    this.flagOf(item, 'repeats', place, isChoice);
    return {
      ...{ id, kind, text: this.textOf(item, 'text', SURVEY_LIMITS.text, place) },
      required: this.flagOf(item, 'required', place, kind !== 'statement') && kind !== 'statement',
      ...(isChoice && { options }),
      ...(isLimited && { longest }),
      ...(shownWhen && { shownWhen }),
    };
  }

  private optionsOf(item: Item, place: string): readonly AnswerOption[] {
    const options = this.listOf(item, 'answerOption', place).flatMap(option => {
      const coding = field(option, 'valueCoding');
      const text = written(isObject(coding) ? field(coding, 'display') : field(option, 'valueString'));
      const id = wordOf(isObject(coding) ? (field(coding, 'code') ?? text) : text);
      if (id !== undefined && text !== '' && text.length <= SURVEY_LIMITS.option) return [{ id, text }];
      this.skipped.push(`${place}answerOption`);
      return [];
    });
    return this.atMost(options, SURVEY_LIMITS.options, `${place}answerOption`);
  }

  private conditionOf(item: Item, place: string): Question['shownWhen'] | undefined {
    const all = this.listOf(item, 'enableWhen', place).flatMap(when => {
      const comparison = comparisonOf(when);
      if (!comparison) this.skipped.push(`${place}enableWhen`);
      return comparison ? [comparison] : [];
    });
    const comparisons = this.atMost(all, SURVEY_LIMITS.comparisons, `${place}enableWhen`);
    const behavior = field(item, 'enableBehavior');
    const isKnown = behavior === 'any' || behavior === 'all';
    // A single comparison needs no "all" or "any".
    if (!isKnown && (behavior !== undefined || comparisons.length > 1)) this.skipped.push(`${place}enableBehavior`);
    return comparisons.length === 0 ? undefined : { match: behavior === 'any' ? 'any' : 'all', comparisons };
  }

  /** Reads a text up to its maximum length. */
  private textOf(item: Item, name: string, longest: number, place: string): string {
    const text = field(item, name);
    const isTaken = text === undefined || (typeof text === 'string' && text.length <= longest);
    if (!isTaken) this.skipped.push(`${place}${name}`);
    return written(text).slice(0, longest);
  }

  /** Reads a flag; absent is no. `mayBe`: yes is allowed. */
  private flagOf(item: Item, name: string, place: string, mayBe = true): boolean {
    const flag = field(item, name);
    const isTaken = flag === undefined || flag === false || (flag === true && mayBe);
    if (!isTaken) this.skipped.push(`${place}${name}`);
    return flag === true;
  }

  /** Reads the objects of a list. */
  private listOf(item: Item, name: string, place: string): readonly Item[] {
    const list = field(item, name);
    if (list === undefined) return [];
    const all: readonly unknown[] = Array.isArray(list) ? list : [];
    const taken = all.filter((one): one is Item => isObject(one) && !Array.isArray(one));
    if (!Array.isArray(list) || taken.length < all.length) this.skipped.push(`${place}${name}`);
    return taken;
  }

  private atMost<T>(list: readonly T[], most: number, name: string): readonly T[] {
    if (list.length > most) this.skipped.push(name);
    return list.slice(0, most);
  }
}

/** For a question with several answers, "is" means "includes". */
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

/** Reads an own field, ignoring inherited ones. */
const field = (holder: Item, name: string): unknown => (Object.hasOwn(holder, name) ? holder[name] : undefined);

const written = (value: unknown): string => (typeof value === 'string' ? value : '');
const wordOf = (value: unknown): string | undefined => {
  const word = written(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return isSurveyWord(word) && word.length <= SURVEY_LIMITS.id ? word : undefined;
};
const othersOf = (holder: Item, taken: readonly string[], place = ''): string[] =>
  Object.keys(holder)
    .filter(name => !taken.includes(name))
    .map(name => `${place}${name}`);

const placeOf = (item: Item): string => `${written(field(item, 'linkId')) || '?'}.`;

function kindOf(item: Item): QuestionKind | undefined {
  const type = field(item, 'type');
  if (type === 'coding' || type === 'choice') return field(item, 'repeats') === true ? 'severalOf' : 'oneOf';
  return (Object.keys(fhirTypeOf) as QuestionKind[]).find(kind => fhirTypeOf[kind] === type);
}

const operators: Readonly<Record<string, Operator>> = {
  '=': 'is',
  '!=': 'isNot',
  '>=': 'atLeast',
  '<=': 'atMost',
  '>': 'above',
  '<': 'below',
};

/** Names of compared values with their types. */
const values: Readonly<Record<string, 'boolean' | 'number' | 'string'>> = {
  answerBoolean: 'boolean',
  answerInteger: 'number',
  answerDecimal: 'number',
  answerDate: 'string',
};

function comparisonOf(when: Item): Comparison | undefined {
  const question = wordOf(field(when, 'question'));
  const sign = written(field(when, 'operator'));
  if (question === undefined) return undefined;
  if (sign === 'exists') {
    const exists = field(when, 'answerBoolean');
    return typeof exists === 'boolean' ? { question, operator: exists ? 'answered' : 'notAnswered' } : undefined;
  }
  const operator = Object.hasOwn(operators, sign) ? operators[sign] : undefined;
  const coding = field(when, 'answerCoding');
  const value = isObject(coding) ? wordOf(field(coding, 'code')) : valueOf(when);
  return operator !== undefined && value !== undefined ? { question, operator, value } : undefined;
}

function valueOf(when: Item): Comparison['value'] {
  const name = Object.keys(values).find(one => field(when, one) !== undefined) ?? '';
  const value = field(when, name);
  const isTaken = typeof value === values[name] && !(typeof value === 'string' && value.length > SURVEY_LIMITS.id);
  return isTaken ? (value as Comparison['value']) : undefined;
}
