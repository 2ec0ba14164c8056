import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { setUpCare, tried } from '../setUpCare';

const time = (weekday: number, from: number, to: number) => ({
  weekday,
  startTime: { hours: from, minutes: 0 },
  endTime: { hours: to, minutes: 30 },
});

describe('a therapist’s availability', () => {
  it('is set once and then replaced, in the order of the week', async () => {
    const { profile, asAmy } = setUpCare();
    const body = { timeZone: 'Europe/London', times: [time(3, 9, 12), time(1, 14, 16), time(1, 9, 12)] };
    expect(await profile.availability(asAmy)).toEqual({ timeZone: 'Europe/London', times: [] });
    expect(
      (await profile.addAvailability({ ...asAmy, body })).times.map(({ weekday, startTime }) => [
        weekday,
        startTime.hours,
      ]),
    ).toEqual([
      [1, 9],
      [1, 14],
      [3, 9],
    ]);
    await expect(tried(() => profile.addAvailability({ ...asAmy, body }))).rejects.toMatchObject({
      status: 409,
      token: 'ConflictError',
    });
    await profile.replaceAvailability({ ...asAmy, body: { timeZone: 'Australia/Perth', times: [time(5, 9, 10)] } });
    expect(await profile.availability(asAmy)).toMatchObject({ timeZone: 'Australia/Perth', times: [{ weekday: 5 }] });
    await profile.removeAvailability(asAmy);
    expect((await profile.availability(asAmy)).times).toEqual([]);
  });

  it('starts with the seeded one, and does not return once it was removed', async () => {
    const { profile, asAmy } = setUpCare({
      availability: () => ({ timeZone: 'Australia/Sydney', times: [time(1, 9, 12)] }),
    });
    expect([await profile.availability(asAmy), await profile.timeZone(asAmy)]).toMatchObject([
      { times: [{ weekday: 1 }] },
      { timeZone: 'Australia/Sydney' },
    ]);
    await profile.removeAvailability(asAmy);
    expect(await profile.availability(asAmy)).toEqual({ timeZone: 'Australia/Sydney', times: [] });
  });

  it.each([
    [[time(1, 12, 9)], 'Europe/London', 'InvalidAvailability'],
    [[time(1, 9, 12), time(1, 12, 14)], 'Europe/London', 'InvalidAvailability'],
    [[time(1, 9, 12)], 'Europe/Atlantis', 'InvalidTimeZone'],
  ])('may not be %j in %s: %s', async (times, timeZone, token) => {
    const { profile, asAmy } = setUpCare();
    await expect(
      tried(() => profile.replaceAvailability({ ...asAmy, body: { timeZone, times } })),
    ).rejects.toMatchObject({ status: 400, token });
    expect((await profile.availability(asAmy)).times).toEqual([]);
  });
});

describe('the time zone of a therapist', () => {
  it('is one of those listed, and applies to hours that are set later', async () => {
    const { profile, asAmy, asBen } = setUpCare();
    expect((await profile.timeZones(asAmy)).timeZones).toEqual(
      expect.arrayContaining(['Europe/London', 'Australia/Lord_Howe']),
    );
    expect(await profile.setTimeZone({ ...asAmy, body: { timeZone: 'Australia/Sydney' } })).toEqual({
      timeZone: 'Australia/Sydney',
    });
    expect([
      await profile.timeZone(asAmy),
      await profile.timeZone(asBen),
      (await profile.availability(asAmy)).timeZone,
    ]).toEqual([{ timeZone: 'Australia/Sydney' }, { timeZone: 'Europe/London' }, 'Australia/Sydney']);
    await expect(tried(() => profile.setTimeZone({ ...asAmy, body: { timeZone: 'Mars/Base' } }))).rejects.toMatchObject(
      { status: 400, token: 'InvalidTimeZone' },
    );
  });

  it('is stored under its canonical name, however it was written', async () => {
    const { profile, asAmy } = setUpCare();
    const kept = { timeZone: 'Europe/London' };
    expect(await profile.setTimeZone({ ...asAmy, body: { timeZone: 'Europe/london' } })).toEqual(kept);
    expect(await profile.timeZone(asAmy)).toEqual(kept);
    const body = { timeZone: 'EUROPE/LONDON', times: [time(1, 9, 12)] };
    expect(await profile.replaceAvailability({ ...asAmy, body })).toMatchObject(kept);
  });
});

describe('the profile of a therapist in the sandbox', () => {
  let sandbox: Sandbox;
  let amelia: Call;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    amelia = callsOf(sandbox, 'staff-amelia', 'all');
  });
  afterAll(() => sandbox.stop());

  const seenBy = async (uid: string, scope: string) =>
    (await callsOf(sandbox, uid, scope)('GET', '/therapists/details/therapist-amelia')).json;

  it('shows patients the screen name, colleagues the full name, and no one the email address', async () => {
    await amelia('POST', '/account/screenname', { body: { screenName: 'Dr Amy' } });
    await amelia('POST', '/therapist/biography', { body: { biography: '  Likes to listen.\r\n\r\n\r\nSails. ' } });
    const patient = await seenBy('patient-05', 'patient:chat');
    const colleague = await seenBy('staff-benedict', 'all');
    expect(patient).toMatchObject({ name: 'Dr Amy', biography: 'Likes to listen.\n\nSails.' });
    expect(colleague).toMatchObject({ name: 'Amelia Hart' });
    expect(JSON.stringify([patient, colleague])).not.toContain('@staff.example');
  });

  it('is for therapists only', async () => {
    for (const id of ['administrator-dana', 'nobody'])
      expect((await amelia('GET', `/therapists/details/${id}`)).token).toBe('NotFound');
  });

  it('changes the name for everyone immediately, and rejects an invalid one', async () => {
    expect((await amelia('POST', '/therapist/name', { body: { firstName: ' ', lastName: 'H' } })).token).toBe(
      'InvalidName',
    );
    await amelia('POST', '/therapist/name', { body: { firstName: 'Amy', lastName: 'Hart' } });
    expect(await seenBy('staff-benedict', 'all')).toMatchObject({ name: 'Amy Hart' });
  });
});
