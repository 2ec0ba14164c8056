import { LoadPatientFacingProfile } from '@/application/profile/LoadPatientFacingProfile';
import { SaveBiography } from '@/application/profile/SaveBiography';
import { SaveTherapistNames } from '@/application/profile/SaveTherapistNames';
import { SaveTimeZone } from '@/application/profile/SaveTimeZone';
import { SaveWeeklyHours, weekFieldsOf } from '@/application/profile/SaveWeeklyHours';
import { FakeOwnProfileGateway } from '#test/support/fakes/profile/FakeOwnProfileGateway';

describe('LoadPatientFacingProfile', () => {
  it('returns the profile that patients see, with the therapist’s id', async () => {
    const gateway = new FakeOwnProfileGateway();
    expect(await new LoadPatientFacingProfile(gateway).execute()).toMatchObject({
      ok: true,
      value: { therapistId: 'therapist-ann', name: 'Ann Example' },
    });
  });

  it('does not report a failure as an empty profile', async () => {
    const gateway = new FakeOwnProfileGateway();
    gateway.planned.failNext('seen', { kind: 'unreachable' });
    expect(await new LoadPatientFacingProfile(gateway).execute()).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });

  it('makes no further call when the therapist is not known', async () => {
    const gateway = new FakeOwnProfileGateway();
    gateway.planned.failNext('details', { kind: 'notFound' });
    expect((await new LoadPatientFacingProfile(gateway).execute()).ok).toBe(false);
    expect(gateway.planned.calls).toEqual(['details']);
  });
});

describe('SaveBiography', () => {
  const draft = { base: { biography: '' }, mine: { biography: 'Likes to listen.' }, sent: [] };

  function tools() {
    const gateway = new FakeOwnProfileGateway();
    return { gateway, save: new SaveBiography(new LoadPatientFacingProfile(gateway), gateway) };
  }

  it('saves the biography that patients see', async () => {
    const { gateway, save } = tools();
    expect(await save.execute(draft)).toMatchObject({ ok: true, value: { saved: { value: draft.mine } } });
    expect(gateway.biography).toBe('Likes to listen.');
  });

  it('does not overwrite a biography that another window has changed', async () => {
    const { gateway, save } = tools();
    gateway.biography = 'Sails.';
    expect(await save.execute(draft)).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(gateway.biography).toBe('Sails.');
  });

  it.each([true, false])(
    'reports success after a lost answer only if the server holds the text (done: %s)',
    async butDone => {
      const { gateway, save } = tools();
      gateway.planned.failNext('setBiography', { kind: 'unreachable' }, { butDone });
      expect((await save.execute(draft)).ok).toBe(butDone);
    },
  );
});

describe('SaveTherapistNames', () => {
  const base = { firstName: 'Ann', lastName: 'Example' };

  it('returns the names that are saved afterwards', async () => {
    const gateway = new FakeOwnProfileGateway();
    const save = new SaveTherapistNames(gateway);
    const answer = await save.execute({ base, mine: { ...base, lastName: 'Hart' }, sent: [] });
    expect(answer).toMatchObject({ ok: true, value: { saved: { value: { firstName: 'Ann', lastName: 'Hart' } } } });
  });

  it('reports a refused name', async () => {
    const save = new SaveTherapistNames(new FakeOwnProfileGateway());
    const answer = await save.execute({ base, mine: { ...base, lastName: ' ' }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'invalidName' } });
  });
});

describe('SaveTimeZone', () => {
  const save = (gateway: FakeOwnProfileGateway, timeZone: string) =>
    new SaveTimeZone(gateway).execute({ base: { timeZone: 'Europe/London' }, mine: { timeZone }, sent: [] });

  it('saves a zone', async () => {
    const gateway = new FakeOwnProfileGateway();
    expect(await save(gateway, 'Australia/Perth')).toMatchObject({
      ok: true,
      value: { saved: { value: 'Australia/Perth' } },
    });
    expect(gateway.zone).toBe('Australia/Perth');
  });

  it('reports an unknown time zone', async () => {
    const gateway = new FakeOwnProfileGateway();
    expect(await save(gateway, 'Mars/Olympus')).toEqual({ ok: false, failure: { kind: 'unknownZone' } });
    expect(gateway.zone).toBe('Europe/London');
  });
});

describe('SaveWeeklyHours', () => {
  const base = weekFieldsOf({ timeZone: 'Europe/London', times: [] });
  const morning = [{ from: '09:00', to: '12:00' }];
  const time = (weekday: number, from: number, to: number) => ({
    weekday,
    startTime: { hours: from, minutes: 0 },
    endTime: { hours: to, minutes: 0 },
  });

  function tools() {
    const gateway = new FakeOwnProfileGateway();
    return { gateway, save: new SaveWeeklyHours(gateway) };
  }

  it('adds the first hours, replaces hours and removes the last ones', async () => {
    const { gateway, save } = tools();
    const first = { ...base, friday: [{ from: '22:00', to: '02:00' }] };
    expect((await save.execute({ base, mine: first, sent: [] })).ok).toBe(true);
    expect(gateway.week.times).toEqual([time(5, 22, 24), time(6, 0, 2)]);
    expect((await save.execute({ base: first, mine: { ...first, monday: morning }, sent: [] })).ok).toBe(true);
    expect(gateway.week.times).toHaveLength(3);
    expect((await save.execute({ base: { ...first, monday: morning }, mine: base, sent: [] })).ok).toBe(true);
    expect(gateway.week.times).toEqual([]);
    expect(gateway.planned.calls.filter(call => call !== 'availability')).toEqual([
      'addAvailability',
      'replaceAvailability',
      'removeAvailability',
    ]);
  });

  it('keeps a day that another window has changed', async () => {
    const { gateway, save } = tools();
    gateway.week = { timeZone: 'Europe/London', times: [time(2, 14, 16)] };
    const answer = await save.execute({ base, mine: { ...base, monday: morning }, sent: [] });
    expect(answer).toMatchObject({ ok: true, value: { mergedFromServer: ['tuesday'] } });
    expect(gateway.week.times).toEqual([time(1, 9, 12), time(2, 14, 16)]);
  });

  it('shows both versions of a day that both windows changed', async () => {
    const { gateway, save } = tools();
    gateway.week = { timeZone: 'Europe/London', times: [time(1, 14, 16)] };
    const answer = await save.execute({ base, mine: { ...base, monday: morning }, sent: [] });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'conflict', conflicts: [{ field: 'monday' }] } });
  });

  it('sends nothing when the merged hours would overlap', async () => {
    const { gateway, save } = tools();
    gateway.week = { timeZone: 'Europe/London', times: [time(2, 0, 3)] };
    const answer = await save.execute({ base, mine: { ...base, monday: [{ from: '22:00', to: '02:00' }] }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'invalidHours' } });
    expect(gateway.planned.calls).toEqual(['availability']);
  });

  it('reports success when the browser sends the call twice', async () => {
    const { gateway, save } = tools();
    jest.spyOn(gateway, 'addAvailability').mockImplementationOnce(async wanted => {
      await gateway.replaceAvailability(wanted);
      return { ok: false, failure: { kind: 'hoursThere' } };
    });
    expect((await save.execute({ base, mine: { ...base, monday: morning }, sent: [] })).ok).toBe(true);
  });

  it('does not replace hours that another window has added in the same moment', async () => {
    const { gateway, save } = tools();
    gateway.planned.failNext('addAvailability', { kind: 'hoursThere' });
    const answer = await save.execute({ base, mine: { ...base, monday: morning }, sent: [] });
    expect(answer).toEqual({ ok: false, failure: { kind: 'hoursThere' } });
  });

  it.each([true, false])(
    'reports success after a lost answer only if the server holds the hours (done: %s)',
    async butDone => {
      const { gateway, save } = tools();
      gateway.planned.failNext('addAvailability', { kind: 'unreachable' }, { butDone });
      expect((await save.execute({ base, mine: { ...base, monday: morning }, sent: [] })).ok).toBe(butDone);
    },
  );
});
