import { SEEN_AFTER_MS } from '@/presentation/kit/SeenItems';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { eventually } from '#test/support/eventually';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 9, 30);
const cleo = { userId: 'u-cleo', name: 'Cleo Park' };

/** Cleo's notes, one a day, the newest first: `m-1` is yesterday's. */
const notes = (count: number): readonly Moment[] =>
  Array.from({ length: count }, (_, index) =>
    aMoment({ momentId: `m-${String(index + 1)}`, at: NOW - (index + 1) * DAY, author: cleo }),
  );

function setUp(moments: readonly Moment[] = notes(3), lookedAt?: number) {
  const tools = historyTools();
  tools.history.put(...moments);
  if (lookedAt !== undefined) tools.looked.kept.set('p-ana', lookedAt);
  const { timeline } = tools.actions;
  const shown = () => timeline.entries.map(({ moment }) => moment.momentId);
  return { ...tools, timeline, shown };
}

/** Waits until pending writes are stored. */
const written = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

describe('PatientTimelineStore', () => {
  it('loads page after page, and says where the record begins', async () => {
    const { timeline, shown } = setUp(notes(120));
    timeline.start();
    await eventually(() => expect(timeline.phase).toBe('known'));
    expect([shown().length, timeline.older]).toEqual([50, 'idle']);
    for (let page = 0; page < 2; page += 1) await timeline.loadOlder();
    expect([shown().length, new Set(shown()).size, timeline.older]).toEqual([120, 120, 'end']);
  });

  it('distinguishes an empty history from one that could not be loaded', async () => {
    const { timeline, history } = setUp([]);
    history.planned.failNext('page', { kind: 'unreachable' });
    timeline.start();
    await eventually(() => expect([timeline.phase, timeline.failure]).toEqual(['failed', { kind: 'unreachable' }]));
    timeline.reload();
    await eventually(() =>
      expect([timeline.phase, timeline.failure, timeline.entries]).toEqual(['known', undefined, []]),
    );
  });

  it('keeps what is shown when older entries cannot be loaded, and waits for a retry', async () => {
    const { timeline, shown, history } = setUp(notes(60));
    timeline.start();
    await eventually(() => expect(timeline.phase).toBe('known'));
    history.planned.failNext('page', { kind: 'unreachable' });
    await timeline.loadOlder();
    timeline.reachedEnd();
    expect([shown().length, timeline.older]).toEqual([50, 'failed']);
    await timeline.loadOlder();
    expect([shown().length, timeline.older]).toEqual([60, 'end']);
  });

  it('shows only the chosen kinds, and drops the answer to an earlier choice', async () => {
    const { timeline, shown } = setUp([...notes(2), aMoment({ momentId: 'c-1', type: 'cgi', at: NOW - 5 * DAY })]);
    timeline.start();
    await eventually(() => expect(timeline.phase).toBe('known'));
    timeline.toggle('notes');
    timeline.toggle('cgi');
    timeline.toggle('notes');
    await eventually(() => expect(shown()).toEqual(['c-1']));
    timeline.showAll();
    await eventually(() => expect(shown()).toEqual(['m-1', 'm-2', 'c-1']));
  });

  it('marks what colleagues recorded since the last visit, whatever its date, and shows the line once', async () => {
    const late = aMoment({ momentId: 'late', at: NOW - 9 * DAY, recordedAt: NOW - DAY / 2, author: cleo });
    const own = aMoment({ momentId: 'own', at: NOW - DAY / 4 });
    const { timeline } = setUp([...notes(4), late, own], NOW - 2.5 * DAY);
    timeline.start();
    await eventually(() => expect(timeline.newCount).toBe(3));
    expect(timeline.entries.filter(({ isNew }) => isNew).map(({ moment }) => moment.momentId)).toEqual([
      'm-1',
      'm-2',
      'late',
    ]);
    expect(timeline.entries.filter(({ belowLooked }) => belowLooked).map(({ moment }) => moment.momentId)).toEqual([
      'm-3',
    ]);
  });

  it('marks nothing as new or seen when the last visit is unknown', async () => {
    const { timeline, looked, shown } = setUp();
    looked.reachable = false;
    const stop = timeline.start();
    await eventually(() => expect([timeline.lookedAt, shown().length]).toEqual(['couldNotCheck', 3]));
    timeline.recordSeen(shown());
    expect(timeline.newCount).toBe(0);
    looked.reachable = true;
    stop();
    await written();
    expect(looked.kept.size).toBe(0);
  });

  it.each([
    ['in a window that is hidden', [false, false], (): boolean => true],
    ['in a window without the focus', [false, true], (): boolean => true],
    ['behind something else', [true, true], (): boolean => false],
  ] as const)('does not count as seen what is shown %s', async (_, [focused, visible], isInSight) => {
    const { timeline, looked, clock, shown } = setUp(notes(3), NOW - 10 * DAY);
    const stop = timeline.start();
    await eventually(() => expect(timeline.newCount).toBe(3));
    timeline.onScreen.attend(focused, visible);
    timeline.onScreen.showing(shown(), isInSight);
    clock.advance(10 * SEEN_AFTER_MS);
    stop();
    await written();
    expect(looked.kept.get('p-ana')).toBe(NOW - 10 * DAY);
  });

  it.each([
    ['just long enough', SEEN_AFTER_MS, NOW - DAY],
    ['just too short', SEEN_AFTER_MS - 1, NOW - 10 * DAY],
  ])('counts as seen only what was on the screen long enough: %s', async (_, lookedFor, mark) => {
    const { timeline, looked, clock, shown } = setUp(notes(3), NOW - 10 * DAY);
    const stop = timeline.start();
    await eventually(() => expect(timeline.newCount).toBe(3));
    timeline.onScreen.attend(true, true);
    timeline.onScreen.showing(shown());
    clock.advance(lookedFor);
    stop();
    await written();
    expect(looked.kept.get('p-ana')).toBe(mark);
  });

  it('counts entries shown under a filter only once they are shown among all', async () => {
    const { timeline, looked, clock, shown } = setUp(notes(3), NOW - 10 * DAY);
    const stop = timeline.start();
    await eventually(() => expect(timeline.newCount).toBe(3));
    const all = shown();
    timeline.onScreen.attend(true, true);
    timeline.toggle('notes');
    timeline.onScreen.showing(all);
    clock.advance(10 * SEEN_AFTER_MS);
    timeline.showAll();
    await eventually(() => expect([timeline.phase, shown()]).toEqual(['known', all]));
    timeline.onScreen.showing(all);
    clock.advance(SEEN_AFTER_MS);
    stop();
    await written();
    expect(looked.kept.get('p-ana')).toBe(NOW - DAY);
  });

  it('remembers what was on the screen, and keeps the rest new', async () => {
    const { timeline, looked } = setUp(notes(4), NOW - 3.5 * DAY);
    const stop = timeline.start();
    await eventually(() => expect(timeline.newCount).toBe(3));
    timeline.recordSeen(['m-1', 'm-3']);
    stop();
    await eventually(() => expect(looked.kept.get('p-ana')).toBe(NOW - 3 * DAY));
  });

  it('remembers the whole history as seen so far, even when it is left under a filter', async () => {
    const { timeline, looked, shown } = setUp(notes(3), NOW - 10 * DAY);
    const stop = timeline.start();
    await eventually(() => expect(timeline.newCount).toBe(3));
    timeline.recordSeen(shown());
    timeline.toggle('cgi');
    stop();
    await eventually(() => expect(looked.kept.get('p-ana')).toBe(NOW - DAY));
  });

  it('does not count entries below the user’s own as seen on a first visit', async () => {
    const own = aMoment({ momentId: 'own', at: NOW + 9 * DAY, recordedAt: NOW });
    const { timeline, looked } = setUp([own, ...notes(3)]);
    const stop = timeline.start();
    await eventually(() => expect(timeline.lookedAt).toBeNull());
    await eventually(() => expect(timeline.older).toBe('end'));
    timeline.recordSeen(['own']);
    stop();
    await written();
    expect(looked.kept.size).toBe(0);
    const leave = timeline.start();
    await eventually(() => expect(timeline.phase).toBe('known'));
    timeline.recordSeen(['m-2']);
    leave();
    await eventually(() => expect(looked.kept.get('p-ana')).toBe(NOW - 2 * DAY));
  });

  it('counts nothing as seen until the loaded entries reach back to the last visit', async () => {
    const coming = Array.from({ length: 60 }, (_, index) =>
      aMoment({ momentId: `own-${String(index)}`, at: NOW + (index + 1) * DAY, recordedAt: NOW }),
    );
    const { timeline, looked, shown } = setUp([...coming, ...notes(3)], NOW - 2.5 * DAY);
    const stop = timeline.start();
    await eventually(() => expect(shown()).toHaveLength(50));
    timeline.recordSeen(shown());
    stop();
    await written();
    expect(looked.kept.get('p-ana')).toBe(NOW - 2.5 * DAY);
    const leave = timeline.start();
    await eventually(() => expect(timeline.phase).toBe('known'));
    await timeline.loadOlder();
    timeline.recordSeen(shown());
    leave();
    await eventually(() => expect(looked.kept.get('p-ana')).toBe(NOW));
  });

  it('drops entries deleted elsewhere when it reloads, but not those written since', async () => {
    const { timeline, history, shown } = setUp(notes(60));
    timeline.start();
    await eventually(() => expect(timeline.phase).toBe('known'));
    await timeline.loadOlder();
    history.moments.delete('m-2');
    timeline.reload();
    timeline.put(aMoment({ momentId: 'own', at: NOW }));
    await eventually(() => expect(timeline.phase).toBe('known'));
    expect([shown().slice(0, 3), shown().length, timeline.older]).toEqual([['own', 'm-1', 'm-3'], 60, 'end']);
  });

  it.each(['notAllowed', 'notFound'] as const)(
    'shows nothing of a patient whom the user may no longer see: %s',
    async kind => {
      const { timeline, history, shown } = setUp(notes(60));
      timeline.start();
      await eventually(() => expect(timeline.phase).toBe('known'));
      history.planned.failNext('page', { kind });
      await timeline.loadOlder();
      expect([shown(), timeline.phase, timeline.isLost]).toEqual([[], 'failed', true]);
      timeline.reload();
      await eventually(() =>
        expect([shown().length, timeline.phase, timeline.older, timeline.isLost]).toEqual([50, 'known', 'idle', false]),
      );
      history.planned.failNext('page', { kind });
      timeline.reload();
      await eventually(() => expect([shown(), timeline.phase]).toEqual([[], 'failed']));
    },
  );

  it('shows newer entries when it is shown again, and leaves no hidden gap', async () => {
    const { timeline, history, shown } = setUp(notes(3));
    timeline.start()();
    const leave = timeline.start();
    await eventually(() => expect(shown()).toHaveLength(3));
    leave();
    history.put(
      ...Array.from({ length: 70 }, (_, index) =>
        aMoment({ momentId: `n-${String(index)}`, at: NOW - index * 1_000, author: cleo }),
      ),
    );
    timeline.start();
    await eventually(() => expect(shown()).toHaveLength(50));
    await timeline.loadOlder();
    expect(shown()).toHaveLength(73);
  });
});
