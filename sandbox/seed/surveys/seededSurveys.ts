import { blockQuestions } from '@/domain/surveys/blockQuestions';
import type { AnswerOption, Comparison, Question, SurveyPage } from '@/domain/surveys/SurveyContent';
import type { StoredSurvey } from '#sandbox/backend/surveys/StoredSurvey';

/** Noon of 2 March 2026 UTC, in milliseconds since 1970: before anybody changes one. */
const WRITTEN_AT = 1_772_452_800_000;
/** The administrator of the seeds. */
const AUTHOR = 'staff-dana';
/** Number of further drafts in a large service. */
const MORE = 117;

const options = (...texts: readonly string[]): readonly AnswerOption[] => texts.map(text => ({ id: idOf(text), text }));
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const when = (...comparisons: readonly Comparison[]) => ({ shownWhen: { match: 'all' as const, comparisons } });
const ask = (id: string, kind: Question['kind'], text: string, more: Partial<Question> = {}): Question => ({
  ...{ id, kind, text, required: kind !== 'statement' },
  ...more,
});

const crisisText = (after: string, comparison: Omit<Comparison, 'question'>): Question =>
  ask(
    'crisis',
    'statement',
    'Thank you for telling us. You do not have to be alone with this. Here is whom you can reach at any time.',
    { crisisContact: true, ...when({ question: after, ...comparison }) },
  );
const thanks = ask('thanks', 'statement', 'Thank you. Your answers are with your care team.');

const welcome: readonly SurveyPage[] = [
  {
    id: 'about-you',
    title: 'About you',
    questions: [
      ask('call-you', 'shortText', 'What should we call you?', { required: false, longest: 60 }),
      ask('reason', 'oneOf', 'What brings you here?', {
        options: options('Low mood', 'Worry', 'Sleep', 'Something else'),
      }),
      ask('other-reason', 'longText', 'What is it?', {
        longest: 1_000,
        required: false,
        ...when({ question: 'reason', operator: 'is', value: 'something-else' }),
      }),
      ask('sleep', 'number', 'How many hours did you sleep last night?', { lowest: 0, highest: 24 }),
    ],
  },
  {
    id: 'safety',
    title: 'Safety and support',
    questions: [
      ask('harm', 'oneOf', 'Over the last two weeks, have you had thoughts of harming yourself?', {
        selfHarm: true,
        options: [
          { id: 'not-at-all', text: 'Not at all', none: true },
          ...options('Several days', 'More than half the days', 'Nearly every day'),
        ],
      }),
      crisisText('harm', { operator: 'isNot', value: 'not-at-all' }),
      ask('wants', 'severalOf', 'What would you like to work on?', {
        required: false,
        options: options('Sleep', 'Calm', 'Energy', 'Relationships'),
      }),
      thanks,
    ],
  },
];

const university: readonly SurveyPage[] = [
  {
    id: 'studies',
    title: 'Your studies',
    questions: [
      ask('student', 'yesNo', 'Are you a student at the moment?'),
      ask('where', 'shortText', 'Where do you study?', when({ question: 'student', operator: 'is', value: true })),
      ask('since', 'date', 'Since when?', {
        required: false,
        earliest: '2015-01-01',
        latest: '2030-12-31',
        ...when({ question: 'student', operator: 'is', value: true }),
      }),
    ],
  },
  {
    id: 'two-weeks',
    title: 'The last two weeks',
    questions: [
      ...blockQuestions('phq9'),
      crisisText('phq9-9', { operator: 'isNot', value: '0' }),
      ...blockQuestions('gad7'),
      ask('stress', 'scale', 'How much does studying weigh on you?', {
        lowest: 0,
        highest: 10,
        ...when({ question: 'student', operator: 'is', value: true }),
      }),
      thanks,
    ],
  },
];

const workplace: readonly SurveyPage[] = [
  {
    id: 'work',
    title: 'Your work',
    questions: [
      ask('works', 'yesNo', 'Are you in work at the moment?'),
      ask('hours', 'number', 'How many hours a week do you work?', {
        lowest: 0,
        highest: 100,
        ...when({ question: 'works', operator: 'is', value: true }),
      }),
      ask('support', 'severalOf', 'Which support have you had before?', {
        options: options('Occupational health', 'Talking therapies', 'None of these'),
      }),
      ask('helped', 'oneOf', 'What helped you most?', {
        options: options('My manager', 'A colleague', 'My GP', 'Nothing so far'),
        ...when({ question: 'support', operator: 'excludes', value: 'none-of-these' }),
      }),
      ask('more', 'longText', 'Is there anything your therapist should know?', { required: false }),
      thanks,
    ],
  },
];

const published = (
  id: string,
  title: string,
  pages: readonly SurveyPage[],
  organisations: readonly string[],
): StoredSurvey => ({
  ...{ id: `survey-${id}`, title, urlSuffix: id, state: 'published', pages },
  versions: [{ version: 1, title, pages }],
  ...{ organisations, changedAt: WRITTEN_AT, changedBy: AUTHOR },
});

let made: ReadonlyMap<string, StoredSurvey> | undefined;

/** The surveys of a new sandbox, 120 with the drafts of a large service. */
export function seededSurveys(): ReadonlyMap<string, StoredSurvey> {
  return (made ??= new Map(
    [
      published('welcome', 'Welcome', welcome, ['org-1']),
      published('university', 'Student check-in', university, ['org-2', 'org-3']),
      published('workplace', 'Workplace check-in', workplace, ['org-4']),
      ...Array.from({ length: MORE }, (_, place) => draft(place + 1)),
    ].map(survey => [survey.id, survey]),
  ));
}

function draft(number: number): StoredSurvey {
  const title = `Feedback after ${number} ${number === 1 ? 'session' : 'sessions'}`;
  const questions = [
    ask('useful', 'scale', 'How useful were your sessions?', { lowest: 0, highest: 10 }),
    ask('why', 'longText', 'What could be better?', {
      required: false,
      ...when({ question: 'useful', operator: 'below', value: 7 }),
    }),
    thanks,
  ];
  return {
    ...{ id: `survey-feedback-${number}`, title, urlSuffix: `feedback-${number}`, state: 'draft' },
    pages: [{ id: 'page-1', title: 'Your sessions', questions }],
    ...{ versions: [], organisations: [], changedAt: WRITTEN_AT, changedBy: AUTHOR },
  };
}
