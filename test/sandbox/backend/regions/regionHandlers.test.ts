import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';

interface StoredHours {
  readonly version: string;
  readonly changes: readonly { readonly sentence: string; readonly byName: string; readonly reason?: string }[];
}

const HOURS = '/remote-config/core-hours';
const everyDay = {
  timeZone: 'Europe/London',
  startTime: { hours: 9, minutes: 0 },
  endTime: { hours: 17, minutes: 0 },
};

describe('core hours in the sandbox', () => {
  let sandbox: Sandbox;
  let dana: Call;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    dana = callsOf(sandbox, 'staff-dana', 'region-settings:edit');
  });
  afterAll(() => sandbox.stop());

  const read = async () => (await dana('GET', HOURS)).json as StoredHours;

  it('have a history entry for each change, with both values and the reason', async () => {
    const { version } = await read();
    const week = [
      { weekday: 7, isOpen: false },
      { weekday: 6, isOpen: true, hours: { startTime: { hours: 10, minutes: 0 }, endTime: { hours: 2, minutes: 5 } } },
    ];
    const exceptions = [{ date: '2026-12-25', isOpen: false }];
    await dana('POST', HOURS, { body: { ...everyDay, week, exceptions, basedOn: version, reason: 'Winter hours' } });
    const { changes } = await read();
    expect(changes.map(({ sentence }) => sentence)).toEqual([
      'The core hours on 2026-12-25 changed from as every week to none.',
      'The core hours on Sundays changed from those of every day to none.',
      'The core hours on Saturdays changed from those of every day to 10:00 to 02:05.',
      'The core hours of every day changed from 09:00 to 17:30 to 09:00 to 17:00.',
    ]);
    expect(new Set(changes.map(({ byName, reason }) => `${byName}: ${reason}`))).toEqual(
      new Set(['Dana Whitfield: Winter hours']),
    );
  });

  it('store a time zone under its canonical name, however it was written', async () => {
    const { version } = await read();
    await dana('POST', HOURS, { body: { ...everyDay, timeZone: 'europe/LONDON', basedOn: version } });
    expect(await read()).toMatchObject({ timeZone: 'Europe/London' });
  });

  it('accept one of two changes of the same version, even simultaneous ones', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      [8, 7].map(hours =>
        dana('POST', HOURS, { body: { ...everyDay, startTime: { hours, minutes: 0 }, basedOn: version } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.token).toBe('ConflictError');
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, 'InvalidTimeZone'],
    [{ exceptions: [{ date: '2026-02-30', isOpen: false }] }, 'InvalidDate'],
    [{ week: [1, 1].map(weekday => ({ weekday, isOpen: false })) }, 'ValidationError'],
    [{ week: [{ weekday: 1, isOpen: true }] }, 'ValidationError'],
    [{ exceptions: [{ date: '<b>', isOpen: false }] }, 'ValidationError'],
  ])('reject %j', async (part, token) => {
    const { version } = await read();
    expect((await dana('POST', HOURS, { body: { ...everyDay, ...part, basedOn: version } })).token).toBe(token);
    expect((await read()).version).toBe(version);
  });

  it('may not be changed by users who may only view them', async () => {
    const viewer = callsOf(sandbox, 'staff-amelia', 'region-settings:view');
    const { version } = (await viewer('GET', HOURS)).json as StoredHours;
    expect((await viewer('POST', HOURS, { body: { ...everyDay, basedOn: version } })).status).toBe(403);
  });
});
