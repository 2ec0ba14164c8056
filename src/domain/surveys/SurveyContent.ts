/** Kinds of questions; a statement has no answer. */
export const QUESTION_KINDS = [
  'statement',
  'yesNo',
  'oneOf',
  'severalOf',
  'scale',
  'number',
  'date',
  'shortText',
  'longText',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const OPERATORS = [
  'is',
  'isNot',
  'includes',
  'excludes',
  'atLeast',
  'atMost',
  'above',
  'below',
  'answered',
  'notAnswered',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** Questionnaires that are inserted as a block. */
export const BLOCKS = ['phq9', 'gad7'] as const;
export type Block = (typeof BLOCKS)[number];

/** Limits of a survey; `text` and `help` in UTF-16 code units. */
export const SURVEY_LIMITS = {
  title: 120,
  urlSuffix: 60,
  id: 64,
  text: 2_000,
  option: 300,
  pages: 50,
  questions: 300,
  options: 40,
  comparisons: 20,
  shortText: 250,
  longText: 10_000,
  /** Largest absolute value of scales and numbers. */
  number: 1_000_000,
  /** Points of a scale. */
  points: 21,
} as const;

export interface AnswerOption {
  readonly id: string;
  readonly text: string;
  /** In a question about self-harm: the option means none. */
  readonly none?: true;
}

export type ComparedValue = boolean | number | string;

/** One comparison with the answer to an earlier question. */
export interface Comparison {
  readonly question: string;
  readonly operator: Operator;
  /** Absent for `answered` and `notAnswered`; the id of an option, a day `yyyy-mm-dd`, a number, or yes and no. */
  readonly value?: ComparedValue;
}

export interface Condition {
  readonly match: 'all' | 'any';
  readonly comparisons: readonly Comparison[];
}

export interface Question {
  /** Unique in the survey and never changed: answers carry it. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly required: boolean;
  /** For `oneOf` and `severalOf`. */
  readonly options?: readonly AnswerOption[];
  /** For a scale or a number, both included. */
  readonly lowest?: number;
  readonly highest?: number;
  /** For a date: days `yyyy-mm-dd`, both included. */
  readonly earliest?: string;
  readonly latest?: string;
  /** For a text, in UTF-16 code units. */
  readonly longest?: number;
  /** For `severalOf`: number of choices. */
  readonly fewest?: number;
  readonly most?: number;
  /** Absent if the question is always shown. */
  readonly shownWhen?: Condition;
  /** The question asks about self-harm; absent while undecided. */
  readonly selfHarm?: boolean;
  /** For a statement: it shows the crisis contact of the patient's organisation. */
  readonly crisisContact?: true;
  /** The questionnaire that the question belongs to. */
  readonly block?: Block;
}

export interface SurveyPage {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions of a survey, in order. */
export interface SurveyContent {
  readonly pages: readonly SurveyPage[];
}

export const SURVEY_STATES = ['draft', 'published', 'retired'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

export const SESSION_STATES = ['open', 'begun', 'answered', 'expired'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const ASSIGNMENTS = ['assigned', 'inherited', 'available'] as const;
/** An organisation's own, inherited or missing assignment of a survey. */
export type Assignment = (typeof ASSIGNMENTS)[number];

export type Answer = boolean | number | string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

export const questionsOf = ({ pages }: SurveyContent): readonly Question[] =>
  pages.flatMap(({ questions }) => questions);

export const isText = ({ kind }: Pick<Question, 'kind'>): boolean => kind === 'shortText' || kind === 'longText';

/** Valid ids and URL suffixes. */
export const isSurveyWord = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Returns the limits of a scale or a number, with defaults. */
export const rangeOf = ({
  kind,
  lowest,
  highest,
}: Question): { readonly lowest: number; readonly highest: number } => ({
  lowest: lowest ?? (kind === 'scale' ? 0 : -SURVEY_LIMITS.number),
  highest: highest ?? (kind === 'scale' ? 10 : SURVEY_LIMITS.number),
});

/** Returns the minimum and maximum number of choices. */
export const choiceRange = ({
  required,
  fewest,
  most,
  options = [],
}: Question): { readonly fewest: number; readonly most: number } => ({
  fewest: Math.max(fewest ?? 1, required ? 1 : 0),
  most: Math.min(most ?? options.length, options.length),
});

/** Returns the maximum length of an answer. */
export const longestAnswer = ({ kind, longest }: Question): number =>
  longest ?? (kind === 'shortText' ? SURVEY_LIMITS.shortText : SURVEY_LIMITS.longText);
