import { dueTasks, TASK_KINDS, type TaskReading } from '@/domain/app/dueTasks';

const some = (count: number, isAtLeast = false): TaskReading => ({ status: 'known', count, isAtLeast });
const none = some(0);

describe('the tasks due for those who look after the service', () => {
  it('are ordered: coverage gaps first, then access, deletions, contracts and bulk actions', () => {
    const readings = {
      userActions: some(1),
      codeActions: some(1),
      seats: some(3),
      subscriptions: some(4),
      deletions: some(2),
      rightsDue: some(12),
    };
    const { due } = dueTasks({ ...readings, coverGaps: some(1) });
    expect(due.map(({ kind, count }) => [kind, count])).toEqual([
      ['coverGaps', 1],
      ['rightsDue', 12],
      ['deletions', 2],
      ['subscriptions', 4],
      ['seats', 3],
      ['codeActions', 1],
      ['userActions', 1],
    ]);
    expect(due.map(({ kind }) => kind)).toEqual(TASK_KINDS);
  });

  it('leave out kinds without any', () => {
    expect(dueTasks({ coverGaps: none, deletions: some(1) }).due).toEqual([
      { kind: 'deletions', count: 1, isAtLeast: false },
    ]);
  });

  it('report a number that may be too small', () => {
    expect(dueTasks({ deletions: some(1, true) })).toMatchObject({ due: [{ isAtLeast: true }], unchecked: [] });
  });

  it.each<readonly [string, TaskReading]>([
    ['could not be checked', { status: 'couldNotCheck' }],
    ['was only partly checked, without a result', some(0, true)],
  ])('report a kind as unchecked that %s', (_, reading) => {
    expect(dueTasks({ coverGaps: none, rightsDue: reading })).toEqual({
      due: [],
      unchecked: ['rightsDue'],
      isChecking: false,
      isNothing: false,
    });
  });

  it('are not empty while a kind is being checked', () => {
    expect(dueTasks({ rightsDue: none, deletions: { status: 'checking' } })).toMatchObject({
      isChecking: true,
      isNothing: false,
    });
  });

  it('are empty once every kind was checked and has none', () => {
    expect(dueTasks({ rightsDue: none, deletions: none }).isNothing).toBe(true);
    expect(dueTasks({}).isNothing).toBe(true);
  });
});
