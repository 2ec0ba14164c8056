import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'csv-parse/sync';
import { breakdownsOf, REPORT_KINDS, type ReportInputs, type ReportKind } from '@/domain/reports/ReportInputs';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { Recount } from './recount';

/** The number of random inputs of each kind. */
const INPUTS = 50;
const NOW = Date.UTC(2026, 10, 27, 12);
const DAY = 86_400_000;
const SURVEY = 'recounted';

let sandbox: Sandbox;
let recount: Recount;
const directory = mkdtempSync(join(tmpdir(), 'recount-'));

beforeAll(async () => {
  const clock = new OffsetClock(() => NOW);
  sandbox = await startSandbox({ port: 0, practice: false, longestChat: 5, dataDirectory: directory, clock });
  liveThrough(sandbox, clock, new SeededRandom(1));
  readOnce(sandbox);
  recount = new Recount(directory);
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  rmSync(directory, { recursive: true });
});

/** Nothing happens while reports are made, so the state of the service is read once for all of them. */
function readOnce({ backend }: Sandbox): void {
  const { source } = backend.reports;
  const [people, requests, chats, codes] = [source.people(), source.requests(), source.chats(), source.codes()];
  const ofPatient = <T>(read: (patientId: string) => T): ((patientId: string) => T) => {
    const known = new Map<string, T>();
    return patientId => {
      const value = known.get(patientId) ?? read(patientId);
      known.set(patientId, value);
      return value;
    };
  };
  Object.assign(source, {
    ...{ people: () => people, requests: () => requests, chats: () => chats, codes: () => codes },
    ...{ activity: ofPatient(source.activity), scores: ofPatient(source.scores) },
  });
}

describe('a second count of the same data', () => {
  it.each(REPORT_KINDS)(
    'equals the reports of %s',
    kind => {
      const random = new SeededRandom(100 + REPORT_KINDS.indexOf(kind));
      const outcomes = { made: 0, refused: 0 };
      for (let number = 0; number < INPUTS; number += 1) {
        const inputs = randomInputs(kind, random);
        const expected = recount.count(inputs);
        const made = makeReport(inputs);
        expect([inputs, made === 'WouldIdentify']).toEqual([inputs, expected.people < 8]);
        if (made === 'WouldIdentify') outcomes.refused += 1;
        else {
          outcomes.made += 1;
          const rows = Object.fromEntries(expected.rows);
          // Thousands of rows are compared; a message is written only for a difference.
          if (!isDeepStrictEqual(made, rows)) expect([inputs, made]).toEqual([inputs, rows]);
        }
      }
      expect(outcomes.made).toBeGreaterThan(10);
    },
    240_000,
  );
});

it('finds no number from 1 to 7 and no unrounded count in any report', () => {
  const { reports } = sandbox.backend.reports;
  const texts = reports.all().filter(({ state }) => state === 'ready');
  expect(texts.length).toBeGreaterThan(50);
  for (const { id, inputs } of texts) {
    const [head = [], ...rows] = readRows(id);
    const counts = head.flatMap((title, place) =>
      ['Joined', 'Active', 'People', 'Used', 'People who asked', 'Requests', 'Chats', 'First', 'Last'].includes(title)
        ? [place]
        : [],
    );
    const wrong = rows
      .flatMap(row => counts.map(place => row[place] ?? ''))
      .filter(cell => !/^(\*|0|\d*[05])$/.test(cell) || cell === '5');
    expect([inputs.kind, wrong]).toEqual([inputs.kind, []]);
  }
});

function makeReport(inputs: ReportInputs): Record<string, readonly string[]> | 'WouldIdentify' {
  const { reports, makeAll } = sandbox.backend.reports;
  const id = randomUUID();
  try {
    reports.add({ id, name: 'Recounted', inputs, askedBy: 'staff-farah' });
  } catch (error) {
    if ((error as { token?: string }).token === 'WouldIdentify') return 'WouldIdentify';
    throw error;
  }
  makeAll();
  const [head = [], ...rows] = readRows(id);
  const labels = head.filter(title =>
    /^(Organisation|Access code|Month|Age|Questionnaire|Band|Question|Answer)$/.test(title),
  );
  // First and last use are moments: the second count leaves them out.
  const cells = head.filter(title => !/ use$/.test(title)).length;
  expect(reports.preview(id)).toEqual(rows.slice(0, 50));
  return Object.fromEntries(rows.map(row => [row.slice(0, labels.length).join('|'), row.slice(labels.length, cells)]));
}

const readRows = (id: string): string[][] =>
  parse(readFileSync(join(directory, 'reports', `${id}.csv`)), { bom: true }).map(row =>
    row.map(cell => cell.replace(/^'(?=[\s;,]*[=+\-@])/, '')),
  );

function randomInputs(kind: ReportKind, random: SeededRandom): ReportInputs {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const to = NOW - random.between(0, 60) * DAY;
  const isBroad = random.chance(0.4);
  return {
    kind,
    organisations: Array.from({ length: random.between(1, 3) }, () => ({
      id: isBroad ? random.pick(['org-1', 'org-2', 'org-13', 'org-26']) : `org-${random.between(2, 60)}`,
      withBelow: kind !== 'scores' && random.chance(0.1),
    })).filter((one, place, all) => all.findIndex(({ id }) => id === one.id) === place),
    codes: random.chance(0.3) ? [random.pick(['HARBOUR-24', 'MILL-LANE', 'UNI-7781'])] : [],
    breakdown: random.pick(breakdownsOf[kind].filter(one => one !== 'codeAndMonth')),
    ...(kind === 'survey' && { surveyId: SURVEY }),
    ...{ from: day(to - random.between(0, 300) * DAY), to: day(to), zone: 'Europe/London' },
  };
}

/** Months of a service: people move and join, ask for chats, are answered, fill in questionnaires and surveys. */
function liveThrough({ backend }: Sandbox, clock: OffsetClock, random: SeededRandom): void {
  const { chat, administration, patientCare } = backend;
  const patients = chat.people.patients();
  for (let number = 400; number < 700; number += 1)
    administration.members.put(`user-${String(number).padStart(5, '0')}`, {
      organisation: random.pick(['org-2', 'org-13', 'org-30']),
      ...(random.chance(0.7) && { code: random.pick(['HARBOUR-24', 'UNI-7781']) }),
      since: NOW - random.between(1, 400) * DAY,
    });
  for (let number = 0; number < 250; number += 1) {
    const patient = random.pick(patients);
    const at = NOW - random.between(0, 250) * DAY - random.between(0, DAY);
    const room = chat.rooms.save({
      ...{ id: randomUUID(), patientId: patient.patientId, generation: 'v1' as const, leadUid: 'staff-amelia' },
      ...{ people: [], startedAt: at, endedAt: at + DAY },
    });
    const { request } = chat.requests.add({
      ...{ requestType: 'chat-patient-request' as const, generation: 'v1' as const, patientId: patient.patientId },
      ...{ emergency: false, message: '', requestedAt: at, chatSessionId: `asked-${number}` },
    });
    chat.requests.settle(request, { acceptedBy: 'staff-amelia', acceptedSeq: `${at}0000`, chatSessionId: room.id });
    const senders = [patient.uid, 'system', ...(random.chance(0.8) ? ['staff-amelia', 'staff-amelia'] : [])];
    senders.forEach((sender, place) =>
      chat.log.append(
        room,
        { id: randomUUID(), type: 'message', sender, text: 'Hello' },
        `${at + (place + 1) * random.between(60_000, 600_000)}${String(number).padStart(4, '0')}`,
      ),
    );
  }
  for (let number = 0; number < 400; number += 1) {
    const { uid, patientId } = random.pick(patients);
    const type = random.pick(['phq9', 'gad7'] as const);
    // No two at the same time: which of them is the last would be undefined.
    const at = NOW - random.between(0, 250) * DAY - number * 1_000;
    const items = Array.from({ length: type === 'phq9' ? 9 : 7 }, () => random.between(0, 3));
    patientCare.services.moments.put({
      ...{ id: randomUUID(), patientId, type, at, recordedAt: at, updatedAt: at, author: uid },
      content: { quiz: { items: random.chance(0.1) ? items.slice(1) : items } },
      ...(random.chance(0.1) && { deleted: { at, by: uid } }),
    });
  }
  const pages = [
    {
      ...{ id: 'page', title: '' },
      questions: [
        { id: 'sleep', kind: 'yesNo' as const, text: 'Do you sleep well?', required: false },
        {
          ...{ id: 'live', kind: 'oneOf' as const, text: 'Where do you live?', required: false },
          options: [
            { id: 'town', text: 'Town' },
            { id: 'village', text: 'Village' },
          ],
        },
      ],
    },
  ];
  administration.surveys.surveys.put({
    ...{
      id: SURVEY,
      title: 'Recounted',
      urlSuffix: SURVEY,
      state: 'published',
      pages,
      changedAt: 0,
      changedBy: 'staff-dana',
    },
    ...{ versions: [{ version: 1, title: 'Recounted', pages }], organisations: ['org-1'] },
  });
  for (const { patientId } of patients) {
    clock.offsetMs = -random.between(0, 200) * DAY;
    const responseData = {
      sleep: random.chance(0.6),
      ...(random.chance(0.8) && { live: random.pick(['town', 'village']) }),
    };
    administration.surveys.answering.answer(patientId, SURVEY, { responseData });
  }
  clock.offsetMs = 0;
}
