import { gad7Band } from '@/domain/patients/scores/gad7Band.rule';
import { phq9Band } from '@/domain/patients/scores/phq9Band.rule';
import { ageBandOn, type ReportKind } from '@/domain/reports/ReportInputs';
import { questionsOf, rangeOf, type Answers, type Question } from '@/domain/surveys/SurveyContent';
import type { StoredCode } from '#sandbox/backend/accessCodes/StoredCode';
import {
  agePlaces,
  codeKey,
  count,
  isWithin,
  monthPlaces,
  partAt,
  partsOf,
  Tally,
  type Asked,
  type Counting,
  type Place,
  type Scope,
  type Span,
} from './counting';
import type { CountedPerson, CountedScore, ReportSource } from './ReportSource';

/** The calculation of each kind of report. */
export const countings: Readonly<Record<ReportKind, (asked: Asked) => Counting>> = {
  people: countPeople,
  codes: countCodes,
  chats: countChats,
  scores: countScores,
  survey: countAnswers,
};

function countPeople(asked: Asked): Counting {
  const { inputs, source, scope, span } = asked;
  const parts = partsOf(asked);
  const isByAge = inputs.breakdown === 'ageBand';
  const events = new Tally(() => ({ joined: 0, active: 0 }));
  /** The sorted join times of the people of a row; the number of people at any time follows from them. */
  const joins = new Tally<number[]>(() => []);
  const people = new Set<string>();
  for (const person of scope.people) {
    if (person.joinedAt >= span.end) continue;
    people.add(person.id);
    const age = isByAge ? ageBandOn(inputs.to, person.dateOfBirth) : '';
    const seen = activeParts(source, person, parts);
    const joinedIn = partAt(parts, person.joinedAt);
    for (const group of scope.keysOf(person)) {
      joins.at([group, age]).push(person.joinedAt);
      if (joinedIn) events.at([group, joinedIn.key || age]).joined += 1;
      for (const part of seen) events.at([group, part || age]).active += 1;
    }
  }
  for (const keys of joins.keys()) joins.at(keys).sort((one, other) => one - other);
  const isByMonth = inputs.breakdown === 'month';
  const ends = new Map(parts.map(({ key, end }) => [key, end]));
  return {
    people,
    dimensions: [scope.places, ...(isByMonth ? [monthPlaces(inputs)] : []), ...(isByAge ? [agePlaces()] : [])],
    cellsOf: ([group = '', part = '']) => {
      const { joined, active } = events.peek([group, part]);
      const times = joins.peek([group, isByAge ? part : '']);
      return [count(joined), count(active), count(before(times, ends.get(isByMonth ? part : '') ?? span.end))];
    },
    *filledKeys() {
      for (const [group = '', age = ''] of joins.keys())
        if (isByMonth) for (const { key } of parts) yield [group, key];
        else yield isByAge ? [group, age] : [group];
    },
  };
}

/** Keys of the parts in which a person was active. */
function activeParts(
  source: ReportSource,
  { lastSignInAt, patientId }: CountedPerson,
  parts: readonly (Span & { readonly key: string })[],
): ReadonlySet<string> {
  const times = [
    ...(lastSignInAt === undefined ? [] : [lastSignInAt]),
    ...(patientId === undefined ? [] : source.activity(patientId)),
  ];
  return new Set(times.flatMap(at => partAt(parts, at)?.key ?? []));
}

/** Number of times, in order, that are before a given one. */
function before(times: readonly number[], end: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) < end) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countCodes(asked: Asked): Counting {
  const { inputs, source, scope, span } = asked;
  const codes = source.codes().filter(one => scope.isIn.has(one.organisation) || scope.codes.has(one.code));
  const parts = partsOf(asked);
  const joins = new Map<string, number[]>();
  for (const { code, joinedAt } of source.people()) {
    if (code === undefined || joinedAt === 0) continue;
    const times = joins.get(code) ?? [];
    times.push(joinedAt);
    joins.set(code, times);
  }
  const isByOrganisation = inputs.breakdown === 'organisation';
  const rows = new Tally(() => ({ codes: 0, joined: 0, used: 0, seats: 0, isLimited: true, first: Infinity, last: 0 }));
  const joined = new Tally(() => ({ joined: 0 }));
  for (const code of codes) {
    const times = joins.get(code.code) ?? [];
    for (const key of keysOfCode(code, scope, isByOrganisation)) {
      const row = rows.at([key]);
      row.codes += 1;
      row.used += code.used;
      row.joined += times.filter(at => isWithin(span, at)).length;
      row.isLimited &&= code.seats !== undefined;
      row.seats += code.seats ?? 0;
      row.first = times.reduce((first, at) => Math.min(first, at), row.first);
      row.last = Math.max(row.last, code.used > 0 ? (code.lastUsedAt ?? 0) : 0);
      for (const at of times) {
        const part = partAt(parts, at);
        if (part) joined.at([key, part.key]).joined += 1;
      }
    }
  }
  const nameOf = (id: string): string => source.organisationName(id) ?? id;
  const places: readonly Place[] = isByOrganisation
    ? scope.places
    : [
        { key: '', labels: ['All', ''] },
        ...codes.map(one => ({ key: codeKey(one.code), labels: [one.code, nameOf(one.organisation)] })),
      ];
  const isByMonth = inputs.breakdown === 'codeAndMonth';
  return {
    people: seatsOf(codes),
    dimensions: [places, ...(isByMonth ? [monthPlaces(inputs)] : [])],
    cellsOf: ([key = '', month = '']) => {
      if (isByMonth) return [count(joined.peek([key, month]).joined)];
      const row = rows.peek([key]);
      if (isByOrganisation) return [{ kind: 'text', text: String(row.codes) }, count(row.joined), count(row.used)];
      const seats = row.isLimited ? row.seats : undefined;
      return [
        count(row.joined),
        count(row.used),
        { kind: 'text', text: seats === undefined ? '' : String(seats) },
        { kind: 'rest', of: seats, count: row.used },
        { kind: 'moment', people: row.used, at: Number.isFinite(row.first) ? row.first : undefined },
        { kind: 'moment', people: row.used, at: row.last > 0 ? row.last : undefined },
      ];
    },
    filledKeys: () => (isByMonth ? joined.keys() : rows.keys()),
  };
}

const keysOfCode = ({ code, organisation }: StoredCode, scope: Scope, isByOrganisation: boolean): readonly string[] =>
  isByOrganisation
    ? ['', ...(scope.isIn.has(organisation) ? [organisation] : []), ...(scope.codes.has(code) ? [codeKey(code)] : [])]
    : ['', codeKey(code)];

/** Each seat that was taken. */
function seatsOf(codes: readonly StoredCode[]): ReadonlySet<string> {
  const seats = new Set<string>();
  for (const { code, used } of codes) for (let seat = 1; seat <= used; seat += 1) seats.add(`${code}#${seat}`);
  return seats;
}

function countChats(asked: Asked): Counting {
  const { inputs, source, scope, span } = asked;
  const parts = partsOf(asked);
  const rows = new Tally(() => ({
    asked: new Set<string>(),
    requests: 0,
    chats: 0,
    chatters: new Set<string>(),
    replied: new Set<string>(),
    waits: [] as number[],
  }));
  const people = new Set<string>();
  for (const { patientId, at, repliedAt } of source.requests()) {
    const person = scope.byPatient.get(patientId);
    const part = partAt(parts, at);
    if (!person || !part || !isWithin(span, at)) continue;
    people.add(person.id);
    for (const group of scope.keysOf(person)) {
      const row = rows.at([group, part.key]);
      row.asked.add(patientId);
      row.requests += 1;
      if (repliedAt === undefined) continue;
      row.replied.add(patientId);
      row.waits.push((repliedAt - at) / 60_000);
    }
  }
  for (const { patientId, at } of source.chats()) {
    const person = scope.byPatient.get(patientId);
    const part = partAt(parts, at);
    if (!person || !part) continue;
    people.add(person.id);
    for (const group of scope.keysOf(person)) {
      const row = rows.at([group, part.key]);
      row.chats += 1;
      row.chatters.add(patientId);
    }
  }
  const isByMonth = inputs.breakdown === 'month';
  return {
    people,
    dimensions: [scope.places, ...(isByMonth ? [monthPlaces(inputs)] : [])],
    cellsOf: ([group = '', month = '']) => {
      const row = rows.peek([group, month]);
      return [
        count(row.asked.size),
        count(row.requests, row.asked.size),
        count(row.chats, row.chatters.size),
        { kind: 'average', people: row.replied.size, value: meanOf(row.waits) },
        { kind: 'average', people: row.replied.size, value: medianOf(row.waits) },
      ];
    },
    *filledKeys() {
      for (const [group = '', month = ''] of rows.keys()) yield isByMonth ? [group, month] : [group];
    },
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function medianOf(values: readonly number[]): number {
  const ordered = [...values].sort((one, other) => one - other);
  const middle = Math.floor(ordered.length / 2);
  const upper = ordered[middle] ?? 0;
  return ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] ?? upper)) / 2;
}

const bandTexts = {
  minimal: 'Minimal',
  mild: 'Mild',
  moderate: 'Moderate',
  moderatelySevere: 'Moderately severe',
  severe: 'Severe',
} as const;

/** Every questionnaire with the total of its bands first. */
const bandPlaces: readonly Place[] = (
  [
    ['phq9', 'PHQ-9', ['minimal', 'mild', 'moderate', 'moderatelySevere', 'severe']],
    ['gad7', 'GAD-7', ['minimal', 'mild', 'moderate', 'severe']],
  ] as const
).flatMap(([questionnaire, title, bands]) => [
  { key: questionnaire, labels: [title, 'All bands'] },
  ...bands.map(band => ({ key: `${questionnaire} ${band}`, labels: [title, bandTexts[band]] })),
]);

const bandKey = ({ questionnaire, total }: CountedScore): string => {
  const band = questionnaire === 'phq9' ? phq9Band({ total }) : gad7Band({ total });
  return `${questionnaire} ${band ?? ''}`;
};

function countScores(asked: Asked): Counting {
  const { inputs, source, scope, span } = asked;
  const isByAge = inputs.breakdown === 'ageBand';
  const rows = new Tally(() => ({ first: 0, last: 0, sumFirst: 0, sumLast: 0 }));
  const people = new Set<string>();
  for (const [patientId, person] of scope.byPatient) {
    const scores = source.scores(patientId).filter(({ at }) => isWithin(span, at));
    const age = isByAge ? ageBandOn(inputs.to, person.dateOfBirth) : '';
    for (const questionnaire of ['phq9', 'gad7'] as const) {
      const own = scores.filter(one => one.questionnaire === questionnaire);
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last) continue;
      people.add(person.id);
      for (const group of scope.keysOf(person)) {
        for (const band of [questionnaire, bandKey(first)]) {
          const row = rows.at([group, age, band]);
          row.first += 1;
          row.sumFirst += first.total;
        }
        for (const band of [questionnaire, bandKey(last)]) {
          const row = rows.at([group, age, band]);
          row.last += 1;
          row.sumLast += last.total;
        }
      }
    }
  }
  return {
    people,
    dimensions: [scope.places, ...(isByAge ? [agePlaces()] : []), bandPlaces],
    cellsOf: keys => {
      const [group = '', age = '', band = ''] = isByAge ? keys : [keys[0], '', keys[1]];
      const row = rows.peek([group, age, band]);
      return [
        count(row.first),
        count(row.last),
        { kind: 'average', people: row.first, value: row.sumFirst / Math.max(1, row.first) },
        { kind: 'average', people: row.last, value: row.sumLast / Math.max(1, row.last) },
      ];
    },
    *filledKeys() {
      for (const [group = '', age = '', band = ''] of rows.keys()) yield isByAge ? [group, age, band] : [group, band];
    },
  };
}

function countAnswers(asked: Asked): Counting {
  const { inputs, source, scope, span } = asked;
  const survey = source.survey(inputs.surveyId ?? '');
  const questions = newestQuestions(survey?.versions.map(pages => questionsOf({ pages })) ?? []);
  const isByOrganisation = inputs.breakdown === 'organisation';
  const rows = new Tally(() => ({ people: 0 }));
  const people = new Set<string>();
  for (const { patientId, at, answers } of source.answers(inputs.surveyId ?? '')) {
    const person = scope.byPatient.get(patientId);
    if (!person || !isWithin(span, at)) continue;
    people.add(person.id);
    for (const group of isByOrganisation ? scope.keysOf(person) : [''])
      for (const question of questions)
        for (const key of answerKeys(question, answers)) rows.at([group, key]).people += 1;
  }
  const places = questions.flatMap(answerPlaces);
  return {
    people,
    dimensions: [isByOrganisation ? scope.places : [{ key: '', labels: [] }], places],
    cellsOf: keys => [count(rows.peek(keys).people)],
    filledKeys: () => rows.keys(),
  };
}

/** Each question once, in the newest version that has it; removed options stay. */
function newestQuestions(versions: readonly (readonly Question[])[]): readonly Question[] {
  const found = new Map<string, Question>();
  for (const question of versions.flat()) {
    const former = found.get(question.id)?.options ?? [];
    const options = [
      ...(question.options ?? []),
      ...former.filter(({ id }) => !question.options?.some(o => o.id === id)),
    ];
    found.set(question.id, { ...question, ...(options.length > 0 && { options }) });
  }
  return [...found.values()].filter(({ kind }) => kind !== 'statement');
}

function answerPlaces(question: Question): readonly Place[] {
  const { id, kind, text, options = [] } = question;
  const place = (key: string, answer: string): Place => ({ key: `${id} ${key}`, labels: [text, answer] });
  if (kind === 'yesNo') return [place('true', 'Yes'), place('false', 'No')];
  if (kind === 'oneOf' || kind === 'severalOf') return options.map(option => place(option.id, option.text));
  if (kind !== 'scale') return [place('', 'Answered')];
  const { lowest, highest } = rangeOf(question);
  return Array.from({ length: highest - lowest + 1 }, (_, step) => place(String(lowest + step), String(lowest + step)));
}

function answerKeys({ id, kind }: Question, answers: Answers): readonly string[] {
  const answer = answers[id];
  if (answer === undefined) return [];
  if (typeof answer === 'object') return [...new Set(answer)].map(option => `${id} ${option}`);
  return [kind === 'yesNo' || kind === 'oneOf' || kind === 'scale' ? `${id} ${String(answer)}` : `${id} `];
}
