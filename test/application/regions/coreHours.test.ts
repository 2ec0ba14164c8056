import { ObservableValue } from '@/application/kernel/ObservableValue';
import { LoadCoreHours, type KnownCoreHours } from '@/application/regions/LoadCoreHours';
import { ChangeCoreHours } from '@/application/regions/ChangeCoreHours';
import { entryOf, type CoreHoursEntry } from '@/domain/regions/CoreHoursEntry';
import { FakeCoreHoursGateway } from '#test/support/fakes/regions/FakeCoreHoursGateway';

describe('LoadCoreHours', () => {
  const known = (): KnownCoreHours => new ObservableValue(undefined) as KnownCoreHours;

  it('returns the core hours with their version, and shares them with the page', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    const answer = await new LoadCoreHours(gateway, shared).execute();
    expect(answer).toMatchObject({ ok: true, value: { version: '1', schedule: gateway.schedule } });
    expect(shared.read()).toEqual(gateway.schedule);
  });

  it('shares nothing when they could not be loaded', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    gateway.schedule = 'unreachable';
    expect((await new LoadCoreHours(gateway, shared).execute()).ok).toBe(false);
    expect(shared.read()).toBeUndefined();
  });

  it('returns and shares the hours even if the server sends no version', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    const { schedule } = gateway;
    gateway.namesVersion = false;
    const answer = await new LoadCoreHours(gateway, shared).execute();
    expect(answer).toEqual({ ok: true, value: { schedule, version: undefined, changes: [] } });
    expect(shared.read()).toEqual(schedule);
  });
});

const reason = 'Agreed in the meeting of the region';
const closed = { choice: 'none', start: '', end: '' } as const;

function begun(changes: Partial<CoreHoursEntry>, sent: readonly CoreHoursEntry[] = []) {
  const gateway = new FakeCoreHoursGateway();
  const known: KnownCoreHours = new ObservableValue(undefined) as KnownCoreHours;
  if (gateway.schedule === 'unreachable') throw new Error('They can be read.');
  const base = entryOf(gateway.schedule);
  const changing = new ChangeCoreHours(gateway, new LoadCoreHours(gateway, known));
  const draft = { base, mine: { ...base, ...changes }, sent, reason };
  return { gateway, known, save: () => changing.execute(draft) };
}

describe('ChangeCoreHours', () => {
  it('sends the whole schedule with the version it is based on, and shares the saved hours', async () => {
    const { gateway, known, save } = begun({ sunday: closed, end: '18:15' });
    expect(await save()).toMatchObject({ ok: true, value: { mergedFromServer: [] } });
    expect(gateway.changes).toEqual([
      {
        basedOn: '1',
        reason,
        schedule: {
          timeZone: 'Europe/London',
          startTime: { hours: 9, minutes: 0 },
          endTime: { hours: 18, minutes: 15 },
          week: [{ weekday: 7, hours: null }],
          exceptions: [],
        },
      },
    ]);
    expect(known.read()).toEqual(gateway.schedule);
  });

  it('keeps what a colleague changed, and reports it', async () => {
    const { gateway, save } = begun({ sunday: closed });
    gateway.edit({ endTime: { hours: 20, minutes: 0 } });
    expect(await save()).toMatchObject({ ok: true, value: { mergedFromServer: ['end'] } });
    expect(gateway.schedule).toMatchObject({ endTime: { hours: 20 }, week: [{ weekday: 7, hours: null }] });
  });

  it('also merges when the colleague saves between the reading and the change', async () => {
    const { gateway, save } = begun({ sunday: closed });
    gateway.planned.failNext('change', { kind: 'changedMeanwhile' });
    expect((await save()).ok).toBe(true);
    expect(gateway.planned.countOf('change')).toBe(2);
  });

  it('saves nothing when both changed the same day differently', async () => {
    const { gateway, save } = begun({ sunday: closed });
    const hours = { startTime: { hours: 10, minutes: 0 }, endTime: { hours: 12, minutes: 0 } };
    gateway.edit({ week: [{ weekday: 7, hours }] });
    expect(await save()).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', conflicts: [{ field: 'sunday', mine: closed, theirs: { start: '10:00' } }] },
    });
    expect(gateway.changes).toEqual([]);
  });

  it('reports success after a lost answer only if the server holds the hours', async () => {
    for (const butDone of [true, false]) {
      const { gateway, save } = begun({ sunday: closed });
      gateway.planned.failNext('change', { kind: 'unreachable' }, { butDone });
      expect((await save()).ok).toBe(butDone);
      expect(gateway.changes).toHaveLength(butDone ? 1 : 0);
    }
  });

  it('does not report success when the hours could not be read back', async () => {
    const { gateway, save } = begun({ sunday: closed });
    const original = gateway.change.bind(gateway);
    gateway.change = async change => {
      const answer = await original(change);
      gateway.schedule = 'unreachable';
      return answer;
    };
    expect(await save()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('repeats nothing that an unanswered attempt has done', async () => {
    const { gateway, save } = begun({ end: '18:00' }, [{ ...entryOf(londonNights), end: '18:00' }]);
    gateway.edit({ endTime: { hours: 18, minutes: 0 } });
    expect(await save()).toMatchObject({ ok: true, value: { mergedFromServer: [] } });
    expect(gateway.changes).toEqual([]);
  });

  it('rejects incomplete hours without a call', async () => {
    const { gateway, save } = begun({ monday: { choice: 'own', start: '09:00', end: '' } });
    expect(await save()).toEqual({ ok: false, failure: { kind: 'incomplete' } });
    expect(gateway.changes).toEqual([]);
  });

  it('passes on a refusal', async () => {
    const { save } = begun({ timeZone: 'Mars/Olympus' });
    expect(await save()).toEqual({ ok: false, failure: { kind: 'invalidTimeZone' } });
  });

  it('changes nothing when the server sends no version', async () => {
    const { gateway, save } = begun({ sunday: closed });
    gateway.namesVersion = false;
    expect(await save()).toEqual({ ok: false, failure: { kind: 'unreachable', unreadable: true } });
    expect(gateway.planned.countOf('change')).toBe(0);
  });
});

const londonNights = {
  timeZone: 'Europe/London',
  startTime: { hours: 9, minutes: 0 },
  endTime: { hours: 17, minutes: 0 },
};
