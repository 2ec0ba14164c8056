import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClinicalPast } from '#sandbox/seed/clinical/ClinicalPast';
import { seededCodes } from '#sandbox/seed/organisations/seededCodes';
import { seededTree } from '#sandbox/seed/organisations/seededOrganisations';
import { seedManyChats } from '#sandbox/seed/seedManyChats';
import { seedPatients } from '#sandbox/seed/seedPatients';
import { seededUsers } from '#sandbox/seed/users/seededUsers';

/**
 * Counts a second time what reports count. It reads the journal and the seed itself, and shares neither rules nor
 * tables with the reports.
 */
export interface Asked {
  readonly kind: string;
  readonly organisations: readonly { readonly id: string; readonly withBelow: boolean }[];
  readonly codes: readonly string[];
  readonly breakdown: string;
  readonly from: string;
  readonly to: string;
  readonly surveyId?: string;
}

/** Shown cells by the labels of their row, and the number of people counted. */
export interface Recounted {
  readonly rows: ReadonlyMap<string, readonly string[]>;
  readonly people: number;
}

interface Somebody {
  readonly id: string;
  readonly patientId: string | undefined;
  readonly organisation: string;
  readonly code: string | undefined;
  readonly joined: number;
  readonly active: readonly number[];
  readonly born: string | undefined;
  readonly scores: readonly (readonly [number, 'phq9' | 'gad7', number])[];
}

interface Request {
  readonly patientId: string;
  readonly at: number;
  readonly repliedAt: number | undefined;
}

interface Line {
  readonly s: string;
  readonly d: { readonly id: string; readonly value?: unknown } & Record<string, unknown>;
}

const inLondon = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'short' },
  timeZone: 'Europe/London',
});

/** The start of a day in London, whose clocks are at UTC or an hour ahead. */
function momentOf(day: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`);
  const found = [guess, guess - 3_600_000].find(at => inLondon.format(at) === `${day} 00:00`);
  if (found === undefined) throw new Error(`${day} does not begin in London.`);
  return found;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export class Recount {
  private readonly streams = new Map<string, Map<string, unknown>>();
  private readonly moments: Record<string, unknown>[] = [];
  private readonly allCodes = [...seededCodes().values()];
  private requestsKnown: readonly Request[] | undefined;
  readonly everybody: readonly Somebody[];

  constructor(directory: string) {
    for (const text of readFileSync(join(directory, 'journal.jsonl'), 'utf8').split('\n')) {
      if (text.trim() === '') continue;
      const { s, d } = JSON.parse(text) as Line;
      if (s === 'moments') this.moments.push(d);
      if (!('value' in d)) continue;
      const stream = this.streams.get(s) ?? new Map<string, unknown>();
      this.streams.set(s, stream);
      if (d.value === null) stream.delete(d.id);
      else stream.set(d.id, d.value);
    }
    this.everybody = this.readPeople();
  }

  private of<T>(stream: string): ReadonlyMap<string, T> {
    return (this.streams.get(stream) ?? new Map()) as ReadonlyMap<string, T>;
  }

  private readPeople(): readonly Somebody[] {
    const past = new ClinicalPast([...this.of<number>('clinical-seed').values()][0] ?? 0);
    const moved = this.of<{ organisation: string; code?: string; since: number }>('organisation-members');
    const codeOf = (patientId: string) => past.facts(patientId).accessCode;
    const registered = [...seededUsers().values()]
      .filter(({ groups }) => groups === undefined)
      .map(({ id, organisation, registeredAt, lastSignInAt }): Somebody => {
        const now = moved.get(id);
        return {
          ...{ id, patientId: undefined, born: undefined, scores: [] },
          organisation: now?.organisation ?? organisation,
          code: now?.code,
          joined: now && now.since > 0 ? now.since : registeredAt,
          active: lastSignInAt === undefined ? [] : [lastSignInAt],
        };
      });
    const organisations: Record<string, string> = {
      'HARBOUR-24': 'org-2',
      'MILL-LANE': 'org-26',
      'UNI-7781': 'org-13',
    };
    const known = new Set(seedPatients().map(({ patientId }) => patientId));
    const patients = [...seedPatients(), ...seedManyChats()].map(({ uid, patientId }): Somebody => {
      const now = moved.get(patientId);
      const code = known.has(patientId) ? codeOf(patientId) : undefined;
      const latest = new Map<unknown, Record<string, unknown>>();
      for (const moment of past.moments(patientId)) latest.set(moment.id, moment as never);
      for (const moment of this.moments) if (moment['patientId'] === patientId) latest.set(moment['id'], moment);
      const live = [...latest.values()].filter(
        one => one['author'] === uid && !one['deleted'] && !one['hardDelete'] && !one['takenBack'],
      );
      return {
        ...{ id: uid, patientId, born: past.facts(patientId).dateOfBirth },
        organisation: now?.organisation ?? organisations[code ?? ''] ?? 'org-1',
        code: now ? now.code : code,
        joined: now?.since ?? 0,
        active: live.map(one => Number(one['at'])),
        scores: live
          .flatMap(one => {
            const type = one['type'];
            const items = (one['content'] as { quiz?: { items: (number | null)[] } }).quiz?.items;
            if ((type !== 'phq9' && type !== 'gad7') || !items) return [];
            if (items.length !== (type === 'phq9' ? 9 : 7) || items.some(item => !(Number(item) >= 0) || item === null))
              return [];
            return [[Number(one['at']), type, items.reduce<number>((sum, item) => sum + Number(item), 0)] as const];
          })
          .sort((a, b) => a[0] - b[0]),
      };
    });
    return [...registered, ...patients];
  }

  count(asked: Asked): Recounted {
    const ids = [...new Set(asked.organisations.flatMap(({ id, withBelow }) => (withBelow ? branch(id) : [id])))];
    const groups: { label: string; has: (one: Somebody) => boolean }[] = [
      ...ids.map(id => ({
        label: seededTree.organisation(id)?.name ?? '',
        has: (one: Somebody) => one.organisation === id,
      })),
      ...asked.codes.map(code => ({ label: code, has: (one: Somebody) => one.code === code })),
    ];
    const [named, coded] = [new Set(ids), new Set(asked.codes)];
    const inScope = this.everybody.filter(
      one => named.has(one.organisation) || (one.code !== undefined && coded.has(one.code)),
    );
    const all = [{ label: 'All', has: () => true }, ...groups];
    const byOrganisation = new Map<string, Somebody[]>();
    for (const one of inScope)
      byOrganisation.set(one.organisation, [...(byOrganisation.get(one.organisation) ?? []), one]);
    const places = [
      { label: 'All', members: inScope },
      ...ids.map(id => ({ label: seededTree.organisation(id)?.name ?? '', members: byOrganisation.get(id) ?? [] })),
      ...asked.codes.map(code => ({ label: code, members: inScope.filter(one => one.code === code) })),
    ];
    const months = monthsBetween(asked.from, asked.to);
    const spans = (month: string) => {
      const end = `${month}-${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()}`;
      const [from, to] = [`${month}-01` < asked.from ? asked.from : `${month}-01`, end > asked.to ? asked.to : end];
      return [momentOf(from), momentOf(dayAfter(to))] as const;
    };
    const whole = [momentOf(asked.from), momentOf(dayAfter(asked.to))] as const;
    const rows = new Map<string, string[]>();
    const put = (labels: readonly string[], cells: readonly string[]) => rows.set(labels.join('|'), [...cells]);
    const counted = this.counted(asked, inScope, whole);
    if (asked.kind === 'people')
      for (const { label, members } of places) {
        const own = members.filter(one => one.joined < whole[1]);
        const row = (labels: string[], people: readonly Somebody[], [start, end]: readonly [number, number]) =>
          put(labels, [
            shown(people.filter(({ joined }) => joined >= start && joined < end).length),
            shown(people.filter(({ active }) => active.some(at => at >= start && at < end)).length),
            shown(people.filter(({ joined }) => joined < end).length),
          ]);
        if (asked.breakdown === 'month') for (const month of months) row([label, month], own, spans(month));
        else if (asked.breakdown === 'ageBand')
          for (const band of bands)
            row(
              [label, band],
              own.filter(({ born }) => ageBand(born, asked.to) === band),
              whole,
            );
        else row([label], own, whole);
      }
    if (asked.kind === 'scores')
      for (const { label, members } of places)
        for (const band of asked.breakdown === 'ageBand' ? bands : [undefined])
          for (const [title, questionnaire, cuts] of questionnaires)
            for (const severity of ['All bands', ...Object.keys(cuts)]) {
              const own = members
                .filter(one => band === undefined || ageBand(one.born, asked.to) === band)
                .flatMap(({ scores }) => {
                  const found = scores.filter(
                    ([at, type]) => type === questionnaire && at >= whole[0] && at < whole[1],
                  );
                  return found.length === 0 ? [] : [[found[0]?.[2] ?? 0, found.at(-1)?.[2] ?? 0] as const];
                });
              const isIn = (total: number) => severity === 'All bands' || severityOf(total, cuts) === severity;
              const [first, last] = [own.map(one => one[0]).filter(isIn), own.map(one => one[1]).filter(isIn)];
              const labels = [label, ...(band === undefined ? [] : [band]), title, severity];
              put(labels, [shown(first.length), shown(last.length), mean(first), mean(last)]);
            }
    if (asked.kind === 'chats') {
      const person = new Map(
        inScope.flatMap(one => (one.patientId === undefined ? [] : [[one.patientId, one] as const])),
      );
      const requests = this.requests().filter(({ patientId }) => person.has(patientId));
      const rooms = [...this.of<{ patientId: string; startedAt: number }>('chat-rooms').values()].filter(room =>
        person.has(room.patientId),
      );
      for (const { label, has } of all)
        for (const [part, [start, end]] of asked.breakdown === 'month'
          ? months.map(month => [month, spans(month)] as const)
          : [[undefined, whole] as const]) {
          const own = requests.filter(
            ({ patientId, at }) => has(person.get(patientId) as Somebody) && at >= start && at < end,
          );
          const begun = rooms.filter(
            ({ patientId, startedAt }) =>
              has(person.get(patientId) as Somebody) && startedAt >= start && startedAt < end,
          );
          const waits = own.flatMap(({ patientId, at, repliedAt }) =>
            repliedAt === undefined ? [] : [{ patientId, wait: (repliedAt - at) / 60_000 }],
          );
          const askers = new Set(own.map(({ patientId }) => patientId)).size;
          const few = (number: number, people: number) => (number > 0 && people < 8 ? '*' : shown(number));
          const waiters = new Set(waits.map(({ patientId }) => patientId)).size;
          const sorted = waits.map(({ wait }) => wait).sort((a, b) => a - b);
          const middle = sorted.length / 2;
          const median = Number.isInteger(middle)
            ? ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
            : (sorted[Math.floor(middle)] ?? 0);
          const hidden = (value: number) => (waiters === 0 ? '' : waiters < 8 ? '*' : oneDecimal(value));
          put(
            [label, ...(part === undefined ? [] : [part])],
            [
              shown(askers),
              few(own.length, askers),
              few(begun.length, new Set(begun.map(({ patientId }) => patientId)).size),
              hidden(sorted.reduce((sum, wait) => sum + wait, 0) / Math.max(1, sorted.length)),
              hidden(median),
            ],
          );
        }
    }
    if (asked.kind === 'survey') {
      const byPatient = new Map(inScope.map(one => [one.patientId, one]));
      const answers = this.answers(asked.surveyId ?? '').filter(({ at }) => at >= whole[0] && at < whole[1]);
      for (const { label, has } of asked.breakdown === 'organisation' ? all : [{ label: undefined, has: () => true }])
        for (const [question, option, id, value] of surveyRows) {
          const people = answers.filter(one => {
            const somebody = byPatient.get(one.patientId);
            return somebody !== undefined && has(somebody) && one.answers[id] === value;
          });
          put([...(label === undefined ? [] : [label]), question, option], [shown(people.length)]);
        }
    }
    if (asked.kind === 'codes') this.countCodes(asked, ids, put, whole);
    return { rows, people: counted };
  }

  private countCodes(
    asked: Asked,
    ids: readonly string[],
    put: (labels: readonly string[], cells: readonly string[]) => void,
    [start, end]: readonly [number, number],
  ): void {
    const isIn = new Set(ids);
    const codes = this.allCodes.filter(one => isIn.has(one.organisation) || asked.codes.includes(one.code));
    const joins = new Map<string, number>();
    for (const { code, joined: at } of this.everybody)
      if (code !== undefined && at > 0 && at >= start && at < end) joins.set(code, (joins.get(code) ?? 0) + 1);
    const joined = (code: string) => joins.get(code) ?? 0;
    const sum = (own: readonly (typeof codes)[number][], of: (code: (typeof codes)[number]) => number) =>
      own.reduce((total, one) => total + of(one), 0);
    if (asked.breakdown === 'organisation') {
      const groups = [
        ['All', codes] as const,
        ...ids.map(
          id => [seededTree.organisation(id)?.name ?? '', codes.filter(one => one.organisation === id)] as const,
        ),
        ...asked.codes.map(code => [code, codes.filter(one => one.code === code)] as const),
      ];
      for (const [label, own] of groups)
        put([label], [String(own.length), shown(sum(own, one => joined(one.code))), shown(sum(own, one => one.used))]);
      return;
    }
    for (const [labels, own] of [
      [['All', ''], codes] as const,
      ...codes.map(one => [[one.code, seededTree.organisation(one.organisation)?.name ?? ''], [one]] as const),
    ]) {
      const used = sum(own, one => one.used);
      const seats = own.some(one => one.seats === undefined) ? undefined : sum(own, one => one.seats ?? 0);
      const left = used > 0 && used < 8 ? '*' : String(Math.max(0, (seats ?? 0) - Number(shown(used))));
      put(labels, [
        shown(sum(own, one => joined(one.code))),
        shown(used),
        seats === undefined ? '' : String(seats),
        seats === undefined ? '' : left,
      ]);
    }
  }

  private counted(asked: Asked, inScope: readonly Somebody[], [start, end]: readonly [number, number]): number {
    const isIn = (at: number) => at >= start && at < end;
    if (asked.kind === 'people') return inScope.filter(({ joined }) => joined < end).length;
    if (asked.kind === 'scores') return inScope.filter(({ scores }) => scores.some(([at]) => isIn(at))).length;
    const ids = new Set(inScope.map(({ patientId }) => patientId));
    if (asked.kind === 'chats')
      return new Set(
        [
          ...this.requests()
            .filter(({ at }) => isIn(at))
            .map(({ patientId }) => patientId),
          ...[...this.of<{ patientId: string; startedAt: number }>('chat-rooms').values()]
            .filter(room => isIn(room.startedAt))
            .map(({ patientId }) => patientId),
        ].filter(id => ids.has(id)),
      ).size;
    if (asked.kind === 'survey')
      return this.answers(asked.surveyId ?? '').filter(({ at, patientId }) => isIn(at) && ids.has(patientId)).length;
    const branches = new Set(asked.organisations.flatMap(({ id, withBelow }) => (withBelow ? branch(id) : [id])));
    return this.allCodes
      .filter(one => branches.has(one.organisation) || asked.codes.includes(one.code))
      .reduce((total, { used }) => total + used, 0);
  }

  private requests(): readonly Request[] {
    this.requestsKnown ??= this.readRequests();
    return this.requestsKnown;
  }

  private readRequests(): readonly Request[] {
    const events = [
      ...this.of<{ channel: string; type: string; sender: string; seq: string }>('chat-v1-events').values(),
    ];
    const uidOf = new Map(this.everybody.map(one => [one.patientId, one.id]));
    return [
      ...this.of<{ patientId: string; requestedAt: number; from?: string; chatSessionId?: string }>(
        'chat-requests',
      ).values(),
    ]
      .filter(({ from }) => from === undefined)
      .map(({ patientId, requestedAt: at, chatSessionId }) => {
        const replies = events
          .filter(one => one.type === 'message' && chatSessionId !== undefined && one.channel.endsWith(chatSessionId))
          .filter(({ sender }) => sender !== uidOf.get(patientId) && sender !== 'system')
          .map(({ seq }) => Math.floor(Number(seq.slice(0, -4))))
          .filter(one => one >= at);
        return { patientId, at, repliedAt: replies.length === 0 ? undefined : Math.min(...replies) };
      });
  }

  private answers(surveyId: string) {
    return [
      ...this.of<{ patientId: string; surveyId: string; finishedAt?: number; answers: Record<string, unknown> }>(
        'survey-responses',
      ).values(),
    ]
      .filter(one => one.surveyId === surveyId && one.finishedAt !== undefined)
      .map(({ patientId, finishedAt = 0, answers }) => ({ patientId, at: finishedAt, answers }));
  }
}

/** Question, option, id and value of every row about the survey of the test. */
export const surveyRows = [
  ['Do you sleep well?', 'Yes', 'sleep', true],
  ['Do you sleep well?', 'No', 'sleep', false],
  ['Where do you live?', 'Town', 'live', 'town'],
  ['Where do you live?', 'Village', 'live', 'village'],
] as const;

function branch(id: string): readonly string[] {
  return [id, ...seededTree.childrenOf(id).flatMap(branch)];
}

function shown(number: number): string {
  if (number === 0) return '0';
  if (number <= 7) return '*';
  const rest = number % 5;
  return String(rest < 3 ? number - rest : number + 5 - rest);
}

const mean = (values: readonly number[]): string =>
  values.length === 0
    ? ''
    : values.length <= 7
      ? '*'
      : oneDecimal(values.reduce((sum, value) => sum + value, 0) / values.length);

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

const bands = ['under 18', '18 to 24', '25 to 34', '35 to 49', '50 to 64', '65 and over', 'unknown'];

function ageBand(born: string | undefined, day: string): string {
  if (born === undefined) return 'unknown';
  let age = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  if (day.slice(5) < born.slice(5)) age -= 1;
  return bands[age < 18 ? 0 : age < 25 ? 1 : age < 35 ? 2 : age < 50 ? 3 : age < 65 ? 4 : 5] ?? '';
}

const questionnaires = [
  ['PHQ-9', 'phq9', { Minimal: 0, Mild: 5, Moderate: 10, 'Moderately severe': 15, Severe: 20 }],
  ['GAD-7', 'gad7', { Minimal: 0, Mild: 5, Moderate: 10, Severe: 15 }],
] as const;

const severityOf = (total: number, cuts: Readonly<Record<string, number>>): string =>
  Object.entries(cuts)
    .filter(([, from]) => total >= from)
    .at(-1)?.[0] ?? '';

function monthsBetween(from: string, to: string): readonly string[] {
  const months: string[] = [];
  for (let at = Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1, 15); ;) {
    const month = new Date(at).toISOString().slice(0, 7);
    if (month > to.slice(0, 7)) return months;
    months.push(month);
    at = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 15);
  }
}
