import type { Breakdown, ReportKind } from '@/domain/reports/ReportInputs';

/** Heading and definition of every column that a report may have. */
const columns = {
  organisation: ['Organisation', 'The organisation that people belong to; “All” counts each person once.'],
  code: ['Access code', 'The code with which people join.'],
  month: ['Month', 'A calendar month of the period, in the zone of the report.'],
  ageBand: ['Age', 'Age on the last day of the period, by the date of birth; unknown without one.'],
  joined: ['Joined', 'People who joined in the period.'],
  active: ['Active', 'People who signed in last, or recorded something, in the period.'],
  people: ['People', 'People who belonged to the organisation at the end of the period.'],
  codes: ['Codes', 'Access codes of the organisation.'],
  used: ['Used', 'People who have ever joined with the code.'],
  seats: ['Seats', 'How many people may join with the code; empty without a limit.'],
  seatsLeft: ['Seats left', 'Seats less the number shown as used.'],
  firstUse: ['First use', 'The first time someone joined, if it was recorded.'],
  lastUse: ['Last use', 'The last time someone joined.'],
  asked: ['People who asked', 'People who asked for a chat in the period.'],
  requests: ['Requests', 'Requests for a chat in the period.'],
  chats: ['Chats', 'Chats that began in the period.'],
  meanWait: ['Mean wait (minutes)', 'Mean time from a request of the period to the first reply of staff.'],
  medianWait: ['Median wait (minutes)', 'Median time from a request of the period to the first reply of staff.'],
  questionnaire: ['Questionnaire', 'PHQ-9 or GAD-7.'],
  band: ['Band', 'Severity by the total; results without all answers are left out.'],
  first: ['First', 'People whose first result of the period is in the band.'],
  last: ['Last', 'People whose last result of the period is in the band.'],
  meanFirst: ['Mean of first', 'Mean total of these first results.'],
  meanLast: ['Mean of last', 'Mean total of these last results.'],
  question: ['Question', 'As the newest version of the survey asks it.'],
  answer: ['Answer', 'An option; “Answered” where people write, choose a day or enter a number.'],
  answered: ['People', 'People who gave this answer and completed the survey in the period.'],
} as const;

export type ColumnId = keyof typeof columns;

export const columnOf = (id: ColumnId) => ({ id, title: columns[id][0], definition: columns[id][1] });

const ofKind: Readonly<Record<ReportKind, (breakdown: Breakdown) => readonly ColumnId[]>> = {
  people: breakdown => ['organisation', ...divided(breakdown), 'joined', 'active', 'people'],
  codes: breakdown => {
    if (breakdown === 'organisation') return ['organisation', 'codes', 'joined', 'used'];
    if (breakdown === 'codeAndMonth') return ['code', 'organisation', 'month', 'joined'];
    return ['code', 'organisation', 'joined', 'used', 'seats', 'seatsLeft', 'firstUse', 'lastUse'];
  },
  chats: breakdown => ['organisation', ...divided(breakdown), 'asked', 'requests', 'chats', 'meanWait', 'medianWait'],
  scores: breakdown => [
    'organisation',
    ...divided(breakdown),
    'questionnaire',
    'band',
    'first',
    'last',
    'meanFirst',
    'meanLast',
  ],
  survey: breakdown => [
    ...(breakdown === 'organisation' ? (['organisation'] as const) : []),
    'question',
    'answer',
    'answered',
  ],
};

const divided = (breakdown: Breakdown): readonly ColumnId[] =>
  breakdown === 'month' || breakdown === 'ageBand' ? [breakdown] : [];

export const columnsOf = (kind: ReportKind, breakdown: Breakdown): readonly ColumnId[] => ofKind[kind](breakdown);
