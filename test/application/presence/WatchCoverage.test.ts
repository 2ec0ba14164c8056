import { ObservableValue } from '@/application/kernel/ObservableValue';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { WatchCoverage, type CoverageState } from '@/application/presence/WatchCoverage';
import { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import { flagDefaults } from '@/domain/access/featureFlags';
import { FakeCoreHoursGateway } from '#test/support/fakes/regions/FakeCoreHoursGateway';
import { FlagCache } from '@/application/access/FlagCache';
import { ScopeCache } from '@/application/access/ScopeCache';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

async function setUp({
  at = '2026-11-20T16:58:30Z',
  scopes = ['region-settings:view'],
  unreachable = false,
  known = new ObservableValue<CoverageSchedule | undefined>(undefined),
} = {}) {
  const coreHours = new FakeCoreHoursGateway();
  const { schedule } = coreHours;
  if (unreachable) coreHours.schedule = 'unreachable';
  const cache = new ScopeCache();
  const flags = new FlagCache();
  const clock = new ManualClock(Date.parse(at));
  cache.write({ status: 'known', scopes, checkedAt: 0 });
  const received: CoverageState[] = [];
  const load = new LoadCoreHours(coreHours, known);
  const stop = new WatchCoverage({ load, known, scopes: cache, flags, clock }).execute(cover => received.push(cover));
  await settled();
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  const shown = (): CoverageState | undefined => received.at(-1);
  return { coreHours, load, known, schedule, cache, flags, clock, received, stop, after, shown };
}

/** Holds back the next reading until it is released. It then returns what was read before, or fails. */
function holdReading(coreHours: FakeCoreHoursGateway, answers: boolean) {
  const read = coreHours.read.bind(coreHours);
  let arrive: () => void = () => undefined;
  coreHours.read = async () => {
    coreHours.read = read;
    const older = await read();
    await new Promise<void>(resolve => (arrive = resolve));
    return answers ? older : { ok: false, failure: { kind: 'unreachable' } };
  };
  return async (): Promise<void> => {
    arrive();
    await settled();
  };
}

describe('WatchCoverage', () => {
  it('reports unknown until the core hours are loaded, then updates with the time', async () => {
    const { received, shown, after } = await setUp();
    expect(received[0]).toMatchObject({ indicator: 'unknown', failed: false });
    expect(shown()?.indicator).toBe('active');
    await after(89_999);
    expect(shown()?.indicator).toBe('active');
    await after(1);
    expect(shown()?.indicator).toBe('inactive');
  });

  it('reports unknown when they could not be loaded, and retries after a minute', async () => {
    const { coreHours, schedule, shown, after } = await setUp({ unreachable: true });
    expect(shown()).toMatchObject({ indicator: 'unknown', failed: true });
    coreHours.schedule = schedule;
    await after(60_000);
    expect(shown()).toMatchObject({ indicator: 'active', failed: false });
  });

  it('keeps the core hours when a reload fails, and reports the failure', async () => {
    const { coreHours, shown, after } = await setUp({ at: '2026-11-20T10:00:00Z' });
    coreHours.schedule = 'unreachable';
    await after(15 * 60_000);
    expect([shown()?.indicator, shown()?.failed, coreHours.reads]).toEqual(['active', true, 2]);
  });

  it('loads nothing without the scope or the flag, and loads once both are known', async () => {
    const { coreHours, cache, flags, shown } = await setUp({ scopes: [] });
    expect([shown()?.indicator, coreHours.reads]).toEqual(['hidden', 0]);
    cache.write({ status: 'known', scopes: ['region-settings:view'], checkedAt: 1 });
    await settled();
    expect(shown()?.indicator).toBe('active');
    flags.write({ ...flagDefaults, isThrive24Enabled: false });
    expect(shown()?.indicator).toBe('hidden');
  });

  it('applies core hours loaded elsewhere on the page, without loading them again', async () => {
    const { coreHours, known, shown } = await setUp({ at: '2026-11-20T10:00:00Z' });
    known.write({
      timeZone: 'Europe/London',
      startTime: { hours: 11, minutes: 0 },
      endTime: { hours: 12, minutes: 0 },
    });
    expect([shown()?.indicator, coreHours.reads]).toEqual(['inactive', 1]);
  });

  it.each([
    ['an older answer', true],
    ['an older failure', false],
  ])('does not overwrite later core hours with %s', async (_, answers) => {
    const { coreHours, load, known, shown, after } = await setUp({ at: '2026-11-20T10:00:00Z' });
    const arrive = holdReading(coreHours, answers);
    await after(15 * 60_000);
    coreHours.edit({ startTime: { hours: 11, minutes: 0 } });
    await load.execute();
    await arrive();
    expect(known.read()).toEqual(coreHours.schedule);
    expect(shown()).toMatchObject({ indicator: 'inactive', failed: false });
  });

  it('ignores an answer that was meant for a previous user', async () => {
    const known = new ObservableValue<CoverageSchedule | undefined>({
      timeZone: 'Europe/London',
      startTime: { hours: 0, minutes: 0 },
      endTime: { hours: 0, minutes: 0 },
    });
    const { received } = await setUp({ known, unreachable: true });
    expect(received.map(({ indicator }) => indicator)).not.toContain('active');
  });

  it('leaves no alarm once it is stopped', async () => {
    const { clock, stop } = await setUp();
    stop();
    expect(clock.pendingWakes).toBe(0);
  });
});
