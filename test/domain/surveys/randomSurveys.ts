import type {
  Answer,
  Answers,
  Comparison,
  Question,
  QuestionKind,
  SurveyContent,
} from '@/domain/surveys/SurveyContent';
import { operatorsOf } from '@/domain/surveys/isShown';
import type { SeededRandom } from '#sandbox/seed/SeededRandom';

const kinds: readonly QuestionKind[] = [
  'yesNo',
  'oneOf',
  'severalOf',
  'scale',
  'number',
  'date',
  'shortText',
  'statement',
];
const DAYS = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'];

/** Returns a small survey whose questions have few answers and often contradictory conditions. */
export function randomSurvey(random: SeededRandom, size: number, conditions = 0.7): SurveyContent {
  const questions: Question[] = [];
  for (let place = 0; place < size; place += 1) {
    const question = randomQuestion(random, `q${place}`);
    const earlier = questions.filter(({ kind }) => kind !== 'statement');
    const shownWhen =
      earlier.length > 0 && random.chance(conditions)
        ? {
            match: random.pick(['all', 'any'] as const),
            comparisons: Array.from({ length: random.between(1, 3) }, () => compared(random, random.pick(earlier))),
          }
        : undefined;
    questions.push({ ...question, ...(shownWhen && { shownWhen }) });
  }
  const half = Math.ceil(size / 2);
  return {
    pages: [
      { id: 'p1', title: 'First', questions: questions.slice(0, half) },
      { id: 'p2', title: 'Second', questions: questions.slice(half) },
    ],
  };
}

function randomQuestion(random: SeededRandom, id: string): Question {
  const kind = random.pick(kinds);
  const required = random.chance(0.6);
  const base = { id, kind, text: `Question ${id}`, required };
  if (kind === 'oneOf' || kind === 'severalOf')
    return { ...base, options: ['a', 'b', 'c'].map(option => ({ id: option, text: option })) };
  if (kind === 'scale') return { ...base, lowest: 0, highest: 3 };
  if (kind === 'number') return { ...base, lowest: 0, highest: 2 };
  if (kind === 'date') return { ...base, earliest: '2026-03-28', latest: '2026-03-31' };
  return base;
}

function compared(random: SeededRandom, { id, kind }: Question): Comparison {
  const operator = random.pick(operatorsOf[kind]);
  if (operator === 'answered' || operator === 'notAnswered') return { question: id, operator };
  const value =
    kind === 'yesNo'
      ? random.chance(0.5)
      : kind === 'oneOf' || kind === 'severalOf'
        ? random.pick(['a', 'b', 'c'])
        : kind === 'date'
          ? random.pick(DAYS)
          : random.between(0, 3);
  return { question: id, operator, value };
}

/**
 * Returns every possible answer to a question of these surveys; undefined means no answer. Halves stand for decimals.
 */
export function everyAnswer({ kind, required }: Question): readonly (Answer | undefined)[] {
  const none = required && kind !== 'statement' ? [] : [undefined];
  const subsets = [['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']];
  const answers: Readonly<Record<QuestionKind, readonly Answer[]>> = {
    statement: [],
    yesNo: [true, false],
    oneOf: ['a', 'b', 'c'],
    severalOf: subsets,
    scale: [0, 1, 2, 3],
    number: [0, 0.5, 1, 1.5, 2],
    date: DAYS,
    shortText: ['x'],
    longText: ['x'],
  };
  return [...answers[kind], ...none];
}

export function randomAnswers(random: SeededRandom, questions: readonly Question[]): Answers {
  const answers: Record<string, Answer> = {};
  for (const question of questions) {
    const choices = everyAnswer(question);
    const answer = choices[random.between(0, choices.length - 1)];
    if (answer !== undefined) answers[question.id] = answer;
  }
  return answers;
}
