import { comparisonHolds, isShown } from './isShown';
import {
  choiceRange,
  questionsOf,
  rangeOf,
  type Answer,
  type AnswerOption,
  type Comparison,
  type Question,
  type SurveyContent,
} from './SurveyContent';

/** Maximum of answers tried for one goal before it counts as not checked. */
const MOST_TRIES = 5_000;

/** A goal for a path: questions that are shown or hidden, and one with a given answer. */
export interface PathGoal {
  readonly shown?: readonly string[];
  readonly hidden?: readonly string[];
  readonly answer?: { readonly question: string; readonly value: Answer };
}

interface Place {
  readonly question: Question;
  readonly index: number;
}

/**
 * Decides whether answers can reach a goal. Only the questions that the goal depends on are tried, each with one answer
 * for every outcome of the conditions, so the result is exact.
 */
export class SurveyPaths {
  private readonly places = new Map<string, Place>();

  constructor(survey: SurveyContent) {
    questionsOf(survey).forEach((question, index) => {
      if (!this.places.has(question.id)) this.places.set(question.id, { question, index });
    });
  }

  canHappen({ shown = [], hidden = [], answer }: PathGoal): boolean | 'notChecked' {
    const wanted = [...shown, ...(answer ? [answer.question] : [])];
    const always = (id: string): boolean => this.places.get(id)?.question.shownWhen === undefined;
    if (hidden.some(always)) return false;
    if (wanted.every(always) && hidden.length === 0) return true;
    const goal = new Map<string, boolean>([
      ...hidden.map(id => [id, false] as const),
      ...wanted.map(id => [id, true] as const),
    ]);
    const tried = this.dependencies([...goal.keys()]);
    const comparisons = tried.flatMap(({ question }) => question.shownWhen?.comparisons ?? []);
    const choices = new Map(
      tried.map(({ question: one }) => [
        one.id,
        one.id === answer?.question
          ? [answer.value]
          : distinctAnswers(
              one,
              comparisons.filter(({ question }) => question === one.id),
            ),
      ]),
    );
    return this.search(tried, choices, goal);
  }

  private search(
    tried: readonly Place[],
    choices: ReadonlyMap<string, readonly (Answer | undefined)[]>,
    goal: ReadonlyMap<string, boolean>,
  ): boolean | 'notChecked' {
    const given = new Map<string, Answer | undefined>();
    const open = [...goal].filter(([id]) => this.places.get(id)?.question.shownWhen !== undefined);
    let tries = 0;
    const isLost = (): boolean =>
      open.some(([id, wanted]) => {
        const known = given.has(id) ? undefined : this.outlook(id, given);
        return known !== undefined && known !== wanted;
      });
    const step = (place: number): boolean => {
      const one = tried[place];
      if (!one) return true;
      tries += 1;
      if (tries > MOST_TRIES) return false;
      const { id } = one.question;
      const shows = isShown(one.question, question => given.get(question));
      if (goal.has(id) && goal.get(id) !== shows) return false;
      for (const answer of shows ? (choices.get(id) ?? []) : [undefined]) {
        given.set(id, answer);
        if (!isLost() && step(place + 1)) return true;
      }
      given.delete(id);
      return false;
    };
    const found = step(0);
    return !found && tries > MOST_TRIES ? 'notChecked' : found;
  }

  /** Decides from the given answers whether a question is shown, if they suffice. */
  private outlook(id: string, given: ReadonlyMap<string, Answer | undefined>): boolean | undefined {
    const condition = this.places.get(id)?.question.shownWhen;
    if (!condition) return true;
    const isAll = condition.match === 'all';
    let isDecided = true;
    for (const comparison of condition.comparisons) {
      // A question missing from the survey is never answered.
      const isKnown = given.has(comparison.question) || !this.places.has(comparison.question);
      if (!isKnown) isDecided = false;
      else if (comparisonHolds(comparison, given.get(comparison.question)) !== isAll) return !isAll;
    }
    return isDecided ? isAll : undefined;
  }

  /** Returns the given questions and those they depend on, in order. */
  private dependencies(ids: readonly string[]): readonly Place[] {
    const found = new Map<string, Place>();
    const add = (id: string, before: number): void => {
      const place = this.places.get(id);
      if (!place || found.has(id) || place.index >= before) return;
      found.set(id, place);
      for (const { question } of place.question.shownWhen?.comparisons ?? []) add(question, place.index);
    };
    for (const id of ids) add(id, Infinity);
    return [...found.values()].sort((a, b) => a.index - b.index);
  }
}

/** Returns one answer to a question for each outcome of its comparisons; undefined is no answer. */
export function distinctAnswers(
  question: Question,
  comparisons: readonly Comparison[],
): readonly (Answer | undefined)[] {
  const given = distinctValues(question, comparisons);
  return question.required && question.kind !== 'statement' ? given : [...given, undefined];
}

function distinctValues(question: Question, comparisons: readonly Comparison[]): readonly Answer[] {
  const values = comparisons.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const { options = [] } = question;
  const isNamed = ({ id }: AnswerOption): boolean => values.includes(id);
  switch (question.kind) {
    case 'statement':
      return [];
    case 'yesNo':
      return [true, false];
    case 'oneOf': {
      const other = options.find(option => !isNamed(option));
      return [...options.filter(isNamed), ...(other ? [other] : [])].map(({ id }) => id);
    }
    case 'severalOf':
      return distinctChoices(
        question,
        options.filter(isNamed),
        options.filter(option => !isNamed(option)),
      );
    case 'scale':
    case 'number':
      return distinctNumbers(
        question,
        values.filter(value => typeof value === 'number'),
      );
    case 'date':
      return distinctDays(
        question,
        values.filter(value => typeof value === 'string'),
      );
    case 'shortText':
    case 'longText':
      return ['x'];
  }
}

function distinctChoices(
  question: Question,
  named: readonly AnswerOption[],
  others: readonly AnswerOption[],
): readonly Answer[] {
  const { fewest, most } = choiceRange(question);
  const ids = named.slice(0, 12).map(({ id }) => id);
  return Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_id, place) => (bits >> place) % 2 === 1))
    .map(chosen => [
      ...chosen,
      ...others.slice(0, Math.max(0, Math.max(fewest, 1) - chosen.length)).map(({ id }) => id),
    ])
    .filter(chosen => chosen.length >= Math.max(fewest, 1) && chosen.length <= most);
}

function distinctNumbers(question: Question, values: readonly number[]): readonly number[] {
  const { lowest, highest } = rangeOf(question);
  const isWhole = question.kind === 'scale';
  const steps = [...new Set([lowest, highest, ...values])].sort((a, b) => a - b);
  const between = steps.map((value, place) => (value + (steps[place + 1] ?? value)) / 2);
  const near = values.flatMap(value => [
    Math.floor(value),
    Math.ceil(value),
    Math.floor(value) - 1,
    Math.ceil(value) + 1,
  ]);
  const all = isWhole ? [Math.ceil(lowest), Math.floor(highest), ...near] : [...steps, ...between];
  return [...new Set(all)].filter(value => value >= lowest && value <= highest);
}

/** Days are compared as texts, so the days before and after each one are enough. */
function distinctDays(
  { earliest = '0001-01-01', latest = '9999-12-31' }: Question,
  values: readonly string[],
): readonly string[] {
  const near = values.flatMap(day => [dayBeside(day, -1), day, dayBeside(day, 1)]);
  return [...new Set([earliest, latest, ...near])].filter(day => day >= earliest && day <= latest);
}

const DAY_MS = 86_400_000;

function dayBeside(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Date(at + days * DAY_MS).toISOString().slice(0, 10);
}
