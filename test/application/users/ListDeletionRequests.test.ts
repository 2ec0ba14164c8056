import { countOpen, ListDeletionRequests } from '@/application/users/ListDeletionRequests';
import { FakeDeletionRequestGateway } from '#test/support/fakes/users/FakeDeletionRequestGateway';

const DAY_MS = 86_400_000;

describe('ListDeletionRequests', () => {
  it('lists open requests first, longest wait first, then the others, latest end first', async () => {
    const gateway = new FakeDeletionRequestGateway()
      .add('old', { state: 'withdrawn', requestedAt: DAY_MS, endedAt: 4 * DAY_MS })
      .add('late', { requestedAt: 3 * DAY_MS })
      .add('new', { state: 'carriedOut', requestedAt: DAY_MS, endedAt: 5 * DAY_MS })
      .add('early', { requestedAt: 2 * DAY_MS });
    const listed = await new ListDeletionRequests(gateway).execute();
    expect(listed.ok && listed.value.rows.map(({ userId }) => userId)).toEqual(['early', 'late', 'new', 'old']);
  });

  it('counts a request with an unknown state as open', async () => {
    const gateway = new FakeDeletionRequestGateway()
      .add('odd', { state: undefined })
      .add('ben', { state: 'withdrawn' });
    const listed = await new ListDeletionRequests(gateway).execute();
    expect(listed.ok && countOpen(listed.value)).toEqual({ open: 1, isAtLeast: false });
  });

  it('lists partly unreadable open requests first, and ended ones last', async () => {
    const gateway = new FakeDeletionRequestGateway()
      .add('old', { state: 'withdrawn', requestedAt: DAY_MS })
      .add('undated', { state: 'withdrawn', requestedAt: undefined })
      .add('late', { requestedAt: DAY_MS })
      .add('unsaid', { state: undefined, requestedAt: undefined });
    const listed = await new ListDeletionRequests(gateway).execute();
    expect(listed.ok && listed.value.rows.map(({ userId }) => userId)).toEqual(['unsaid', 'late', 'old', 'undated']);
  });

  it('counts a request once that is listed twice, and as open if one of the two may be', async () => {
    const gateway = new FakeDeletionRequestGateway()
      .add('ann', { state: 'withdrawn', endedAt: 2 * DAY_MS })
      .add('ann')
      .add('ann');
    const listed = await new ListDeletionRequests(gateway).execute();
    expect(listed).toMatchObject({ ok: true, value: { rows: [{ userId: 'ann', state: 'open' }], total: 1 } });
    expect(listed.ok && countOpen(listed.value)).toEqual({ open: 1, isAtLeast: false });
  });

  it('reports that more may be open when some could not be read', async () => {
    const gateway = new FakeDeletionRequestGateway();
    gateway.unreadable = 2;
    const listed = await new ListDeletionRequests(gateway).execute();
    expect(listed).toMatchObject({ ok: true, value: { rows: [], total: 2, unreadable: 2 } });
    expect(listed.ok && countOpen(listed.value)).toEqual({ open: 0, isAtLeast: true });
  });

  it('passes on a failure', async () => {
    const gateway = new FakeDeletionRequestGateway();
    gateway.planned.failNext('list', { kind: 'unreachable' });
    expect(await new ListDeletionRequests(gateway).execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
