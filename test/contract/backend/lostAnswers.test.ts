import 'reflect-metadata';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { startLossyWire, type LossyWire } from '#test/support/servers/startLossyWire';
import { isCallOf, isUnknown, LostWorld, type LostAnswerRow, type LostAnswers } from './support/lostAnswers';
import { lostAnswersOfAdministration } from './support/lostAnswersOfAdministration';
import { lostAnswersOfAlerts } from './support/lostAnswersOfAlerts';
import { lostAnswersOfChats } from './support/lostAnswersOfChats';
import { lostAnswersOfCodes } from './support/lostAnswersOfCodes';
import { lostAnswersOfLinks } from './support/lostAnswersOfLinks';
import { lostAnswersOfOwnThings } from './support/lostAnswersOfOwnThings';
import { lostAnswersOfPatients } from './support/lostAnswersOfPatients';
import { lostAnswersOfSessions } from './support/lostAnswersOfSessions';
import { lostAnswersOfReports } from './support/lostAnswersOfReports';
import { lostAnswersOfSurveys } from './support/lostAnswersOfSurveys';
import { lostAnswersOfUserData } from './support/lostAnswersOfUserData';

/** A call without a row does not compile. */
const table: LostAnswers = {
  ...lostAnswersOfAdministration,
  ...lostAnswersOfAlerts,
  ...lostAnswersOfChats,
  ...lostAnswersOfCodes,
  ...lostAnswersOfLinks,
  ...lostAnswersOfOwnThings,
  ...lostAnswersOfPatients,
  ...lostAnswersOfSessions,
  ...lostAnswersOfReports,
  ...lostAnswersOfSurveys,
  ...lostAnswersOfUserData,
};
const rows: readonly (readonly [string, LostAnswerRow])[] = Object.entries(table);
const calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;

const sandbox = sharedSandbox();
let wire: LossyWire;
let world: LostWorld;

beforeAll(async () => {
  wire = await startLossyWire(sandbox.now().port);
  world = new LostWorld(sandbox.now(), wire.port);
});
afterEach(() => wire.heal());
afterAll(() => wire.stop());

function endpointOf(name: string): Endpoint {
  const [area = '', call = ''] = name.split('.');
  const endpoint = calls[area]?.[call];
  if (endpoint === undefined) throw new Error(`There is no call ${name}.`);
  return endpoint;
}

const cases = rows.flatMap(([name, row]) => ('begin' in row ? [[name, row] as const] : []));

/** Begins a case whose first call of the endpoint loses its answer, and completes the act. */
async function loseFirst(name: string, fate: 'cut' | 'sentTwice', { begin }: (typeof cases)[number][1]) {
  const endpoint = endpointOf(name);
  const begun = await begin(world);
  wire.lost.length = 0;
  wire.lose(call => (wire.lost.length === 0 && isCallOf(endpoint, call) ? fate : 'answered'));
  const first = await begun.act(false);
  expect(wire.lost).toHaveLength(1);
  return { ...begun, first };
}

describe('a call that the browser sends twice', () => {
  it.each(cases)('%s reports success and is done once', async (name, row) => {
    const { first, says, refused, held, wanted } = await loseFirst(name, 'sentTwice', row);
    expect(refused === undefined ? first.ok : !first.ok && first.failure.kind).toBe(refused ?? true);
    if (says !== undefined) expect(first).toMatchObject({ value: says });
    expect(await held()).toEqual(wanted);
  });
});

describe('a call whose answer is lost', () => {
  it.each(cases)('%s is reported as unknown or done, and a repeat as done', async (name, row) => {
    const { first, act, says, saysAgain = says, refused, held, wanted } = await loseFirst(name, 'cut', row);
    if (!first.ok) expect([first.failure.kind, isUnknown(first.failure.kind)]).toEqual([first.failure.kind, true]);
    const last = first.ok ? first : await act(true);
    expect(refused === undefined ? last.ok : !last.ok && last.failure.kind).toBe(refused ?? true);
    const shown = first.ok ? says : saysAgain;
    if (shown !== undefined) expect(last).toMatchObject({ value: shown });
    expect(await held()).toEqual(wanted);
  });
});

describe('the table of lost answers', () => {
  /** Writing endpoints without a row. */
  const missing = (all: typeof calls, known: object): readonly string[] =>
    Object.entries(all).flatMap(([area, of]) =>
      Object.entries(of).flatMap(([call, { repeat }]) => {
        const name = `${area}.${call}`;
        return repeat === 'safe' || Object.hasOwn(known, name) ? [] : [name];
      }),
    );

  it('has a row for every call that changes something, and for no other', () => {
    expect(missing(calls, table)).toEqual([]);
    expect(rows.filter(([name]) => endpointOf(name).repeat === 'safe')).toEqual([]);
  });

  it('detects a new call without a row', () => {
    const added = { ...calls, planets: { send: { ...endpoints.chat.endChat, path: '/planets/send' } } } as const;
    expect(missing(added, table)).toEqual(['planets.send']);
  });

  it('marks no call as unused that the dashboard makes', () => {
    const sources = readdirSync('src/infrastructure', { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !file.includes('http/endpoints/'))
      .map(file => readFileSync(join('src/infrastructure', file), 'utf8'));
    const isMade = (name: string): boolean => {
      const [area = '', call = ''] = name.split('.');
      const uses = new RegExp(`\\b(endpoints\\.${area}|${area.replace(/s$/, '')}s?Endpoints)\\.${call}\\b`);
      return sources.some(source => uses.test(source));
    };
    expect([isMade('chat.endChat'), isMade('organisations.create')]).toEqual([true, true]);
    expect(rows.filter(([name, row]) => 'notCalled' in row && isMade(name))).toEqual([]);
  });

  it('names existing tests, and gives reasons', () => {
    for (const [name, row] of rows) {
      if ('suite' in row) {
        const source = existsSync(row.suite) ? readFileSync(row.suite, 'utf8') : '';
        expect([name, row.test !== '' && source.includes(row.test)]).toEqual([name, true]);
      }
      const why = 'reason' in row ? row.reason : 'notCalled' in row ? row.notCalled : undefined;
      if (why !== undefined) expect([name, why.length > 15]).toEqual([name, true]);
    }
  });
});
