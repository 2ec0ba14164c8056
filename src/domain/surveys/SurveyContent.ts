/** How a question is answered; a statement is only read. */
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

/** How a condition compares an answer. */
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

/** Questionnaires that are placed as a whole. */
export const BLOCKS = ['phq9', 'gad7'] as const;
export type Block = (typeof BLOCKS)[number];

/** The most that a survey may hold; `text` and `help` in UTF-16 code units. */
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
  /** Numbers between which scales and numbers lie. */
  number: 1_000_000,
  /** Points of a scale. */
  points: 21,
} as const;

export interface AnswerOption {
  readonly id: string;
  readonly text: string;
  /** Of a question about harming oneself: the option says that there was none. */
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
  /** Of one of, several of. */
  readonly options?: readonly AnswerOption[];
  /** Of a scale and a number, both included. */
  readonly lowest?: number;
  readonly highest?: number;
  /** Of a date, days `yyyy-mm-dd`, both included. */
  readonly earliest?: string;
  readonly latest?: string;
  /** Of a text, in UTF-16 code units. */
  readonly longest?: number;
  /** Of several of: how many may be chosen. */
  readonly fewest?: number;
  readonly most?: number;
  /** Absent where it is always shown. */
  readonly shownWhen?: Condition;
  /** Whether it asks about harming oneself; absent while nobody has said so. */
  readonly selfHarm?: boolean;
  /** Of a statement: the crisis contact of the patient's organisation is shown with it. */
  readonly crisisContact?: true;
  /** The questionnaire that it is a part of. */
  readonly block?: Block;
}

export interface SurveyPage {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** What is asked, in order. */
export interface SurveyContent {
  readonly pages: readonly SurveyPage[];
}

export const SURVEY_STATES = ['draft', 'published', 'retired'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

export const SESSION_STATES = ['open', 'begun', 'answered', 'expired'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const ASSIGNMENTS = ['assigned', 'inherited', 'available'] as const;
/** Whether an organisation has a survey by itself, through one above it, or not. */
export type Assignment = (typeof ASSIGNMENTS)[number];

export type Answer = boolean | number | string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

export const questionsOf = ({ pages }: SurveyContent): readonly Question[] =>
  pages.flatMap(({ questions }) => questions);

export const isText = ({ kind }: Pick<Question, 'kind'>): boolean => kind === 'shortText' || kind === 'longText';

/** Characters of ids and of the end of an address. */
export const isSurveyWord = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** The points of a scale and the limits of a number that says none. */
export const rangeOf = ({
  kind,
  lowest,
  highest,
}: Question): { readonly lowest: number; readonly highest: number } => ({
  lowest: lowest ?? (kind === 'scale' ? 0 : -SURVEY_LIMITS.number),
  highest: highest ?? (kind === 'scale' ? 10 : SURVEY_LIMITS.number),
});

/** How many options have to be chosen, and may be. */
export const choiceRange = ({
  required,
  fewest,
  most,
  options = [],
}: Question): { readonly fewest: number; readonly most: number } => ({
  fewest: Math.max(fewest ?? 1, required ? 1 : 0),
  most: Math.min(most ?? options.length, options.length),
});

/** How long the answer to a question may be. */
export const longestAnswer = ({ kind, longest }: Question): number =>
  longest ?? (kind === 'shortText' ? SURVEY_LIMITS.shortText : SURVEY_LIMITS.longText);
