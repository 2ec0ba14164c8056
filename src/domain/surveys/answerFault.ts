import { choiceRange, isText, longestAnswer, rangeOf, type Question } from './SurveyContent';

export const ANSWER_FAULTS = [
  'missing',
  'wrongKind',
  'unknownOption',
  'chosenTwice',
  'tooFew',
  'tooMany',
  'notWhole',
  'tooLow',
  'tooHigh',
  'noDay',
  'tooEarly',
  'tooLate',
  'tooLong',
] as const;
export type AnswerFaultKind = (typeof ANSWER_FAULTS)[number];

/** Returns the first fault of an answer to a shown question; undefined if valid. */
export function answerFault(question: Question, answer: unknown): AnswerFaultKind | undefined {
  if (isNoAnswer(answer)) return question.required && question.kind !== 'statement' ? 'missing' : undefined;
  switch (question.kind) {
    case 'statement':
      return 'wrongKind';
    case 'yesNo':
      return typeof answer === 'boolean' ? undefined : 'wrongKind';
    case 'oneOf':
      if (typeof answer !== 'string') return 'wrongKind';
      return hasOption(question, answer) ? undefined : 'unknownOption';
    case 'severalOf':
      return choiceFault(question, answer);
    case 'scale':
    case 'number':
      return numberFault(question, answer);
    case 'date':
      return dayFault(question, answer);
    case 'shortText':
    case 'longText':
      if (typeof answer !== 'string') return 'wrongKind';
      return answer.length > longestAnswer(question) ? 'tooLong' : undefined;
  }
}

const isNoAnswer = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

const hasOption = ({ options = [] }: Question, wanted: string): boolean => options.some(({ id }) => id === wanted);

function choiceFault(question: Question, answer: unknown): AnswerFaultKind | undefined {
  if (!Array.isArray(answer) || !answer.every(one => typeof one === 'string')) return 'wrongKind';
  const chosen: readonly string[] = answer;
  if (!chosen.every(one => hasOption(question, one))) return 'unknownOption';
  if (new Set(chosen).size < chosen.length) return 'chosenTwice';
  const { fewest, most } = choiceRange(question);
  if (chosen.length < fewest) return 'tooFew';
  return chosen.length > most ? 'tooMany' : undefined;
}

function numberFault(question: Question, answer: unknown): AnswerFaultKind | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'wrongKind';
  const { lowest, highest } = rangeOf(question);
  if (question.kind === 'scale' && !Number.isInteger(answer)) return 'notWhole';
  if (answer < lowest) return 'tooLow';
  return answer > highest ? 'tooHigh' : undefined;
}

function dayFault({ earliest, latest }: Question, answer: unknown): AnswerFaultKind | undefined {
  if (typeof answer !== 'string') return 'wrongKind';
  if (!isCalendarDay(answer)) return 'noDay';
  if (earliest !== undefined && answer < earliest) return 'tooEarly';
  return latest !== undefined && answer > latest ? 'tooLate' : undefined;
}

/** True if a text is a valid day, `yyyy-mm-dd`. */
export function isCalendarDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the limits that exclude every answer; undefined if there are none. */
export function excludingLimits(question: Question): 'numbers' | 'days' | 'choices' | undefined {
  const { kind } = question;
  if (kind === 'scale' || kind === 'number') {
    const { lowest, highest } = rangeOf(question);
    const whole = kind === 'number' || Math.ceil(lowest) <= Math.floor(highest);
    return lowest > highest || !whole ? 'numbers' : undefined;
  }
  if (kind === 'date') {
    const { earliest, latest } = question;
    return earliest !== undefined && latest !== undefined && earliest > latest ? 'days' : undefined;
  }
  if (kind === 'severalOf') {
    const { fewest, most, options = [] } = question;
    const low = fewest ?? 1;
    return options.length > 0 && (low > (most ?? Infinity) || low > options.length || (most ?? 1) < 1)
      ? 'choices'
      : undefined;
  }
  return isText(question) && longestAnswer(question) < 1 ? 'numbers' : undefined;
}
