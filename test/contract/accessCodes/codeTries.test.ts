import 'reflect-metadata';
import { WRONG_CODES_ALLOWED } from '#sandbox/backend/accessCodes/CodeTries';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

const KNOWN = 'BETA-2026';

describe('access codes tried by a patient', () => {
  let sandbox: Sandbox;
  let patient: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    patient = callsOf(sandbox, sandbox.backend.chat.people.patients()[0]?.uid ?? '', 'all');
  });
  afterEach(() => sandbox.stop());

  const doors = {
    valid: (code: string) => patient('GET', `/access-code/${code}/valid`),
    apply: (code: string) => patient('POST', `/access-code/${code}/apply`),
    beta: (code: string) => patient('POST', `/beta/access-code-allowlist/action/assert-code-allowed/${code}`),
  };
  type Door = keyof typeof doors;
  const guess = async (door: Door, times: number): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1) statuses.push((await doors[door](`GUESS-${door}-${at}`)).status);
    return statuses;
  };

  it.each<Door>(['valid', 'apply', 'beta'])(
    'are refused by every endpoint after too many unknown ones: %s',
    async door => {
      expect(await guess(door, WRONG_CODES_ALLOWED)).not.toContain(429);
      for (const other of ['valid', 'apply', 'beta'] as const)
        expect(await doors[other](KNOWN)).toMatchObject({ status: 429, token: 'TooManyTries' });
      sandbox.clock.offsetMs += 3_600_000;
      patient = callsOf(sandbox, sandbox.backend.chat.people.patients()[0]?.uid ?? '', 'all');
      expect((await doors.valid(KNOWN)).status).toBe(200);
    },
  );

  it('are counted over all sign-ins of a patient, but not for other patients', async () => {
    await guess('valid', WRONG_CODES_ALLOWED);
    const [first, second] = sandbox.backend.chat.people.patients();
    patient = callsOf(sandbox, first?.uid ?? '', 'all');
    expect((await doors.valid(KNOWN)).status).toBe(429);
    patient = callsOf(sandbox, second?.uid ?? '', 'all');
    expect((await doors.valid(KNOWN)).status).toBe(200);
  });

  it('are not counted if the code is known', async () => {
    for (let time = 0; time <= WRONG_CODES_ALLOWED; time += 1) expect((await doors.valid(KNOWN)).status).toBe(200);
  });
});
