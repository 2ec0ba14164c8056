import { WAITING, type BulkRun } from '@/application/kernel/bulk/BulkRun';
import { ContinueBulkActions } from '@/application/kernel/bulk/ContinueBulkActions';
import { bulkRunText, parseBulkRun, parseProgress } from '@/application/kernel/bulk/bulkRunText';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';
import { SessionEvents } from '@/application/session/SessionEvents';

describe('ContinueBulkActions', () => {
  const user = { uid: 'u-ann' } as Parameters<SessionEvents['announce']>[0]['user'] & object;

  function setUp() {
    const [events, connectivity, said] = [new SessionEvents(), new FakeConnectivity(), [] as string[]];
    const runner = {
      continueAfter: (reason: string) => void said.push(`continue after ${reason}`),
      forgetPerson: () => void said.push('forget'),
      load: async () => void said.push('load'),
    };
    const stop = new ContinueBulkActions(runner, events, connectivity, () => void said.push('close')).execute();
    return { events, connectivity, said, stop };
  }

  it('forgets the action on sign-out, and loads that of the next user', () => {
    const { events, said } = setUp();
    events.announce({ kind: 'signedOut', user });
    events.announce({ kind: 'signedIn', user });
    expect(said).toEqual(['forget', 'close', 'forget', 'load']);
  });

  it('continues when the same user is back or the network is back', () => {
    const { events, connectivity, said, stop } = setUp();
    events.announce({ kind: 'renewed', user });
    connectivity.goOnline();
    expect(said).toEqual(['continue after sessionEnded', 'continue after unreachable']);
    stop();
    connectivity.goOnline();
    events.announce({ kind: 'signedOut', user });
    expect(said).toHaveLength(2);
  });
});

describe('the stored text of a bulk action', () => {
  const row = (planned: BulkRun['rows'][number]['planned']): BulkRun['rows'][number] => ({
    ...{ planned, item: { code: 'A', seats: null }, version: '"1"', before: {}, progress: WAITING },
  });
  const run: BulkRun = {
    ...{ id: 'r-1', kind: 'things.off', subject: 'North', subjectId: 'org-1', startedAt: 1 },
    rows: [
      row({ row: 1, key: 'A', plan: 'willBeDone' }),
      row({ row: 2, key: 'B', plan: 'cannot', reason: 'notFound' }),
      row({ row: 3, key: 'A', plan: 'repeated', first: 1 }),
    ],
  };

  it('restores the action', () => {
    expect(parseBulkRun(bulkRunText(run))).toEqual(run);
    const { subjectId: _subjectId, ...without } = run;
    expect(parseBulkRun(bulkRunText(without))).toEqual(without);
  });

  it('parses each row as its kind of action does', () => {
    const read = parseBulkRun(bulkRunText(run), (kind, { item, before }) => ({
      item: { ...item, codes: [kind] },
      before,
    }));
    expect(read?.rows.map(({ item }) => item['codes'])).toEqual([['things.off'], ['things.off'], ['things.off']]);
    expect(read && parseBulkRun(bulkRunText(read))).toEqual(read);
  });

  it('is rejected if its kind of action does not know a row', () => {
    expect(parseBulkRun(bulkRunText(run), () => undefined)).toBeUndefined();
  });

  it.each<readonly [string, (stored: Record<string, unknown>) => unknown]>([
    ['a number for its id', stored => ({ ...stored, id: 1 })],
    ['no time', ({ startedAt: _startedAt, ...stored }) => stored],
    ['no list of rows', stored => ({ ...stored, rows: 'all' })],
    ['a row that is not one', stored => ({ ...stored, rows: [null] })],
    [
      'a plan of another version',
      stored => ({ ...stored, rows: [{ ...run.rows[0], planned: { row: 1, key: 'A', plan: 'later' } }] }),
    ],
    [
      'a missing reason',
      stored => ({ ...stored, rows: [{ ...run.rows[0], planned: { row: 1, key: 'A', plan: 'cannot' } }] }),
    ],
    ['an item that is a list of lists', stored => ({ ...stored, rows: [{ ...run.rows[0], item: { code: [[]] } }] })],
    ['a version that is a number', stored => ({ ...stored, rows: [{ ...run.rows[0], version: 1 }] })],
  ])('is rejected with %s', (_, harm) => {
    const stored = JSON.parse(bulkRunText(run)) as Record<string, unknown>;
    expect(parseBulkRun(JSON.stringify(harm(stored)))).toBeUndefined();
  });

  it('is rejected with progress of other rows or an unknown mark', () => {
    expect(parseProgress('[{"kind":"sent","answered":true}]', 1)).toEqual([{ kind: 'sent', answered: true }]);
    expect(parseProgress('[{"kind":"sent"}]', 2)).toBeUndefined();
    expect(parseProgress('[{"kind":"sent","answered":1}]', 1)).toBeUndefined();
  });
});
