import 'reflect-metadata';
import fc from 'fast-check';
import { nextRuns, type RunTimes } from '@/domain/reports/nextRuns.rule';
import { writtenEntry, type WrittenEntry } from '@/domain/reports/ReportSchedule';
import { assertProperty } from '#test/support/assertProperty';
import { anEntry } from '#test/support/builders/reports/aReport';
import { aSource, lasting, START, startReports, type Lasting } from './setUpReports';

const MINUTE = 60_000;
const DAY = 86_400_000;
const daily: RunTimes = { every: 'day', weekday: null, day: null, time: '07:00', zone: 'Europe/London' };
const entry = (more: Partial<WrittenEntry> = {}): WrittenEntry => ({
  ...writtenEntry(anEntry('daily')),
  ...{ times: daily, recipients: ['dana@staff.example'], ...more },
});

function schedule(world: Lasting, written = entry(), source = aSource()) {
  const started = startReports(world, source);
  started.schedules.save('farah', started.schedules.versionFor('farah'), [written]);
  const states = () =>
    [...started.schedules.runs.values()].map(run => [
      new Date(run.dueAt).toISOString().slice(0, 16),
      started.schedules.stateOf(run),
    ]);
  return { ...started, states };
}

describe('the runner of scheduled reports', () => {
  it('makes what is due once, and emails a link without numbers', () => {
    const world = lasting();
    const { runner, makeAll, states, reports } = schedule(world);
    runner.tick();
    expect(states()).toEqual([]);
    world.clock.time = START + 19 * 3_600_000;
    for (let tick = 0; tick < 3; tick += 1) {
      runner.tick();
      makeAll();
    }
    expect(states()).toEqual([['2026-01-06T07:00', 'ran']]);
    expect(reports.all().map(({ inputs }) => [inputs.from, inputs.to])).toEqual([['2025-12-29', '2026-01-04']]);
    expect(world.emails).toHaveLength(1);
    expect(world.emails[0]).toMatchObject({ to: 'dana@staff.example', subject: 'Report ready: daily, 2026-01-06' });
    expect(world.emails[0]?.text.replace(/report=[\w-]+/, '')).not.toMatch(/\d/);
  });

  it('makes the newest run late after a clock jump, and marks the others as missed', () => {
    const world = lasting();
    const { runner, makeAll, states } = schedule(world);
    world.clock.time += 3 * DAY;
    runner.tick();
    makeAll();
    runner.tick();
    expect(states()).toEqual([
      ['2026-01-06T07:00', 'missed'],
      ['2026-01-07T07:00', 'missed'],
      ['2026-01-08T07:00', 'late'],
    ]);
    runner.tick();
    expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['dana@staff.example', 'Report missed: daily'],
      ['farah@staff.example', 'Report missed: daily'],
      ['dana@staff.example', 'Report ready: daily, 2026-01-08'],
    ]);
  });

  it('makes a run that has just become due although the entry is saved with another name', () => {
    const world = lasting();
    const { runner, schedules, states } = schedule(world);
    world.clock.time = START + 19 * 3_600_000 + 500;
    schedules.save('farah', schedules.versionFor('farah'), [entry({ name: 'Renamed' })]);
    runner.tick();
    expect(states()).toEqual([['2026-01-06T07:00', 'running']]);
    world.clock.time += DAY;
    schedules.save('farah', schedules.versionFor('farah'), [entry({ times: { ...daily, time: '06:00' } })]);
    runner.tick();
    expect(states()).toHaveLength(1);
  });

  it('continues with other entries when one cannot be counted', () => {
    const world = lasting();
    const source = aSource();
    let broken = true;
    const people = (): ReturnType<typeof source.people> => {
      if (broken) throw new RangeError('Too much recursion');
      return source.people();
    };
    const { runner, reports, states } = schedule(world, entry(), { ...source, people });
    world.clock.time = START + 19 * 3_600_000;
    runner.tick();
    expect([states(), reports.all()[0]?.failure]).toEqual([[['2026-01-06T07:00', 'running']], 'failed']);
    broken = false;
    world.clock.time += MINUTE;
    runner.tick();
    world.clock.time += MINUTE;
    runner.tick();
    expect(reports.all()[0]).toMatchObject({ state: 'waiting', tries: 2 });
  });

  it('runs a paused entry in the name of the user who resumes it, and keeps it paused when others are saved', () => {
    const world = lasting();
    const { runner, schedules } = schedule(world);
    world.owners.delete('farah');
    world.clock.time += DAY;
    runner.tick();
    world.owners.add('grace');
    const save = (resumed: readonly string[]) =>
      schedules.save('grace', schedules.versionFor('grace'), [entry()], resumed);
    save([]);
    expect(schedules.entries.get('daily')?.paused).toBeDefined();
    save(['daily']);
    expect(schedules.entries.get('daily')).toMatchObject({ ownerUid: 'grace' });
    expect(schedules.entries.get('daily')?.paused).toBeUndefined();
  });

  it('does not repeat a run when the clock goes back', () => {
    const world = lasting();
    const { runner, makeAll, states } = schedule(world);
    world.clock.time += DAY;
    runner.tick();
    makeAll();
    world.clock.time -= 6 * 3_600_000;
    runner.tick();
    world.clock.time += 6 * 3_600_000;
    runner.tick();
    expect(states()).toHaveLength(1);
  });

  it('tries three times with growing pauses, then notifies recipients and owner of the failure', () => {
    const world = lasting();
    const { runner, makeAll, states, reports } = schedule(world, entry(), aSource(3));
    world.clock.time = START + 19 * 3_600_000;
    const tries = () => reports.all()[0]?.tries;
    const tick = (minutes: number) => {
      world.clock.time += minutes * MINUTE;
      runner.tick();
      makeAll();
      runner.tick();
      return [tries(), states()[0]?.[1]];
    };
    expect([tick(0), tick(1), tick(4), tick(1)]).toEqual([
      ...[
        [1, 'running'],
        [2, 'running'],
        [2, 'running'],
        [3, 'failed'],
      ],
    ]);
    expect(tick(60)).toEqual([3, 'failed']);
    expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['dana@staff.example', 'Report failed: daily, 2026-01-06'],
      ['farah@staff.example', 'Report failed: daily, 2026-01-06'],
    ]);
  });

  it('pauses an entry whose owner lost the permission, says so once, and resumes it for the user who saves it', () => {
    const world = lasting();
    const { runner, schedules, states } = schedule(world);
    world.owners.delete('farah');
    world.clock.time += DAY;
    runner.tick();
    runner.tick();
    expect(states()).toEqual([]);
    expect(schedules.entries.get('daily')?.paused).toMatchObject({ why: 'ownerWithoutRight' });
    expect(world.emails.map(({ to }) => to)).toEqual(['dana@staff.example', 'farah@staff.example']);
    world.owners.add('grace');
    schedules.save('grace', schedules.versionFor('grace'), [entry({ name: 'Mine now' })]);
    expect(schedules.entries.get('daily')).toMatchObject({ ownerUid: 'grace' });
    expect(schedules.entries.get('daily')?.paused).toBeUndefined();
  });

  it('rejects recipients who are not staff, and an outdated schedule', () => {
    const { schedules } = schedule(lasting());
    const version = schedules.versionFor('farah');
    const save =
      (written: readonly WrittenEntry[], basedOn = version) =>
      () =>
        schedules.save('farah', basedOn, written);
    expect(save([entry({ recipients: ['patient@home.example'] })])).toThrow('InvalidReport');
    expect(save([entry({ name: 'Later' })], 'older')).toThrow('ConflictError');
    expect(save([entry()], 'older')).not.toThrow();
  });
});

it('makes each due run at most once and misses none silently, over clock jumps both ways and restarts', () => {
  assertProperty(
    fc.property(
      fc.record({
        every: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        time: fc.constantFrom('00:00', '01:30', '02:15', '12:00', '23:59'),
        zone: fc.constantFrom('Europe/London', 'Australia/Lord_Howe', 'Australia/Perth'),
      }),
      fc.array(
        fc.record({
          hours: fc.oneof(fc.integer({ min: -30, max: 60 }), fc.integer({ min: 100, max: 1_500 })),
          restarts: fc.boolean(),
          makes: fc.boolean(),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      ({ every, time, zone }, steps) => {
        const times = { every, weekday: every === 'week' ? 7 : null, day: every === 'month' ? 31 : null, time, zone };
        const world = lasting();
        let now = schedule(world, entry({ times }));
        let latest = world.clock.time;
        for (const { hours, restarts, makes } of steps) {
          world.clock.time += hours * 3_600_000;
          latest = Math.max(latest, world.clock.time);
          if (restarts) now = { ...startReports(world), states: now.states };
          now.runner.tick();
          if (makes) now.makeAll();
          now.runner.tick();
        }
        const due = nextRuns({ times, after: START, count: 10_000, until: latest }).map(({ at }) => at);
        expect([...now.schedules.runs.values()].map(({ dueAt }) => dueAt).sort((a, b) => a - b)).toEqual(due);
        const made = [...now.schedules.runs.values()].filter(({ outcome }) => outcome !== 'missed');
        expect(now.reports.all().length).toBe(made.length);
        const ready = world.emails.map(({ subject }) => subject).filter(subject => subject.startsWith('Report ready'));
        expect(new Set(ready).size).toBe(ready.length);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
