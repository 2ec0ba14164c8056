import type { ReviewItem } from '@/application/users/bulk/reviewActions';
import { userBulkRuns } from '#test/support/builders/users/userBulkRuns';

const item = (userId: string, right: string, more: Partial<ReviewItem> = {}): ReviewItem => ({
  ...{
    userId,
    emailAddress: `${userId}@staff.example`,
    right,
    lastDay: null,
    confirmedAt: null,
    from: null,
    heldUntil: null,
  },
  reason: 'Quarterly review of all rights',
  ...more,
});

/** Henry’s right as listed. */
const seen = { heldUntil: '2090-12-31' };

function people() {
  const runs = userBulkRuns();
  runs.gateway
    .add('dana', { 'super-admin': '' })
    .add('grace', { admin: '', support: '' }, { scopes: ['chat:download-chat'] })
    .add('henry', { support: '2090-12-31' })
    .add('tess', { therapist: '' }, { duties: { openChats: 0, patientsLed: 2, appointments: 0 } })
    .add('max', { 'therapist-manager': '' });
  return runs;
}

describe('reviewing rights in bulk', () => {
  it('plans each right separately, but never the user’s own', async () => {
    const { plans } = people();
    expect(
      await plans('users.endRight', [
        ...[item('grace', 'group:admin'), item('grace', 'scope:chat:download-chat'), item('grace', 'group:admin')],
        ...[item('dana', 'group:super-admin'), item('grace', 'group:super-admin'), item('tess', 'group:therapist')],
        ...[item('nobody', 'group:admin'), item('grace', 'group:of-a-later-build')],
      ]),
    ).toEqual([
      ...['willBeDone', 'willBeDone', 'repeated', 'selfChange', 'alreadyDone', 'handOverFirst', 'notFound'],
      'unreadable',
    ]);
  });

  it('skips a right that was granted again or got another last day since it was listed', async () => {
    const { plans } = people();
    const row = item('henry', 'group:support');
    for (const kind of ['users.confirmRight', 'users.endRight'] as const)
      expect(await plans(kind, [row])).toEqual(['seenOtherwise']);
    expect(await plans('users.limitRight', [{ ...row, lastDay: '2090-06-30' }])).toEqual(['seenOtherwise']);
    expect(await plans('users.confirmRight', [{ ...row, ...seen }])).toEqual(['willBeDone']);
    expect(await plans('users.confirmRight', [{ ...row, ...seen, from: 1 }])).toEqual(['seenOtherwise']);
  });

  it('reports the last holder of a right that no one else could grant again', async () => {
    const { plans, gateway } = people();
    const max = [item('max', 'group:therapist-manager')];
    expect(await plans('users.endRight', max)).toEqual(['lastHolder']);
    gateway.add('nora', { 'therapist-manager': '2090-12-31' });
    gateway.add('olaf', { 'therapist-manager': '' }, { user: { state: 'disabled' } });
    expect(
      await plans('users.limitRight', [item('max', 'group:therapist-manager', { lastDay: '2090-01-01' })]),
    ).toEqual(['lastHolder']);
    gateway.add('pia', { 'therapist-manager': '' });
    expect(await plans('users.endRight', max)).toEqual(['willBeDone']);
    expect(await plans('users.confirmRight', [item('max', 'group:therapist-manager')])).toEqual(['willBeDone']);
  });

  it('reports a last holder as not checked if others could not be read', async () => {
    const { plans, gateway } = people();
    gateway.cannotRead(1);
    expect(await plans('users.endRight', [item('max', 'group:therapist-manager')])).toEqual(['couldNotCheck']);
  });

  it('ends several rights of one user, and leaves their others unchanged', async () => {
    const { begin, gateway } = people();
    const wanted = [item('grace', 'group:admin'), item('grace', 'scope:chat:download-chat')];
    expect(await begin('users.endRight', wanted)).toEqual(['done', 'done']);
    const { groups, scopes } = gateway.accessOf('grace');
    expect([groups, scopes]).toEqual([['support'], []]);
  });

  it('keeps what a colleague has granted', async () => {
    const { begin, gateway } = people();
    const outcomes = await begin('users.endRight', [item('henry', 'group:support', seen)], () =>
      gateway.edit('henry', { admin: '' }),
    );
    expect([outcomes, gateway.accessOf('henry').groups]).toEqual([['done'], ['admin']]);
  });

  it('skips a right that a colleague has changed since the dry run', async () => {
    const { begin, gateway } = people();
    const outcomes = await begin('users.endRight', [item('henry', 'group:support', seen)], () =>
      gateway.edit('henry', { support: '2091-01-01' }),
    );
    expect([outcomes, gateway.expiriesOf('henry').support]).toEqual([['changedSince'], '2091-01-01']);
  });

  it('sets the last day of a group and of a single permission', async () => {
    const { begin, gateway } = people();
    const lastDay = '2090-03-31';
    const wanted = ['group:admin', 'scope:chat:download-chat'].map(right => item('grace', right, { lastDay }));
    expect(await begin('users.limitRight', wanted)).toEqual(['done', 'done']);
    const days = Object.fromEntries(gateway.accessOf('grace').grants.map(grant => [grant.right, grant.lastDay]));
    expect(days).toEqual({
      'group:admin': lastDay,
      'group:support': undefined,
      'scope:chat:download-chat': lastDay,
    });
  });

  it('confirms a right once, even when the answer is lost', async () => {
    const { begin, rights, gateway, check } = people();
    rights.planned.failNext('changeRights', { kind: 'unreachable' }, { butDone: true });
    expect(await begin('users.confirmRight', [item('grace', 'group:admin')])).toEqual(['done']);
    expect(rights.changes).toEqual(['grace =group:admin+group:support+scope:chat:download-chat']);
    const [grant] = gateway.accessOf('grace').grants;
    expect(typeof grant?.confirmedAt).toBe('number');
    const again = item('grace', 'group:admin', { confirmedAt: grant?.confirmedAt ?? null });
    const { plan } = await check('users.confirmRight', [again, item('henry', 'group:admin')]);
    expect(plan.rows.map(row => row.plan)).toEqual(['willBeDone', 'cannot']);
  });

  it('offers no undo, because ended rights are granted again on purpose', () => {
    const { actions } = people();
    expect(actions['users.endRight'].undo).toBeUndefined();
  });
});
