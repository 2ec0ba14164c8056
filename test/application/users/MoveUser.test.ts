import { MoveUser } from '@/application/users/MoveUser';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { danasAuthorship } from '#test/support/builders/kernel/danasAuthorship';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';
import { FakeUserAccountGateway } from '#test/support/fakes/users/FakeUserAccountGateway';

const reason = 'Joins the team of the south';

async function prepared() {
  const [accounts, codes] = [new FakeUserAccountGateway(), new FakeAccessCodeGateway()];
  const reauthentication = new FakeReauthentication();
  const recentSignIn = new RequireRecentSignIn(reauthentication);
  const ada = { emailAddress: 'ada@staff.example', firstName: 'Ada', lastName: 'L', accessCode: 'NORTH-1', reason };
  await accounts.create('ada', ada);
  const users = new FakeUserGateway().add('user-ada', {}, { user: { accessCode: 'NORTH-1' } });
  const moveUser = new MoveUser(accounts, codes, users, danasAuthorship(), recentSignIn);
  return { accounts, codes, users, moveUser, reauthentication };
}

describe('MoveUser', () => {
  it('moves a user to the organisation of a code, with the reason', async () => {
    const { accounts, moveUser } = await prepared();
    const moved = await moveUser.move('user-ada', { accessCode: ' south-1 ', reason: ` ${reason} `, seen: 'north' });
    expect(moved).toMatchObject({ ok: true, value: { organisation: { id: 'south' } } });
    expect(accounts.reasons).toEqual([reason]);
    expect(await moveUser.load('user-ada')).toMatchObject({
      value: { path: [{ id: 'south' }, { id: 'root' }], choosable: { items: [{ id: 'north' }, { id: 'south' }] } },
    });
  });

  it('sends nothing if a colleague has moved the user since', async () => {
    const { accounts, moveUser } = await prepared();
    await accounts.changeAccessCode('user-ada', 'SOUTH-1', 'Moved by a colleague');
    const moved = await moveUser.move('user-ada', { accessCode: 'NORTH-1', reason, seen: 'north' });
    expect(moved).toEqual({ ok: false, failure: { kind: 'changedMeanwhile' } });
    expect(accounts.reasons).toEqual(['Moved by a colleague']);
  });

  it.each([
    ['reports success when an earlier unanswered attempt moved the user', 'dana', true],
    ['reports a conflict when a colleague moved the user with the same reason', 'emrys', false],
  ] as const)('%s', async (_, byUserId, isDone) => {
    const { accounts, users, moveUser } = await prepared();
    await accounts.changeAccessCode('user-ada', 'SOUTH-1', reason);
    const change = { at: 0, byUserId, byName: 'Name', sentence: 'The access code was changed.', reason };
    users.add('user-ada', {}, { user: { accessCode: 'SOUTH-1' }, changes: [change] });
    const moved = await moveUser.move('user-ada', { accessCode: 'south-1', reason, seen: 'north' });
    expect(moved.ok || moved.failure.kind).toBe(isDone || 'changedMeanwhile');
    expect(accounts.reasons).toEqual([reason]);
  });

  it('sends nothing if the user’s organisation could not be read', async () => {
    const { accounts, moveUser } = await prepared();
    const moved = await moveUser.move('user-ada', { accessCode: 'SOUTH-1', reason, seen: undefined });
    expect(moved).toEqual({ ok: false, failure: { kind: 'changedMeanwhile' } });
    expect(accounts.reasons).toEqual([]);
  });

  it('requires a recent sign-in if the move changes what a user reports on', async () => {
    const { accounts, moveUser, reauthentication } = await prepared();
    accounts.planned.failNext('changeAccessCode', { kind: 'recentLoginRequired' });
    const moving = moveUser.move('user-ada', { accessCode: 'SOUTH-1', reason, seen: 'north' });
    await new Promise(resolve => setImmediate(resolve));
    expect(reauthentication.reason).toBe('recentLoginRequired');
    reauthentication.answer('samePerson');
    expect(await moving).toMatchObject({ ok: true, value: { organisation: { id: 'south' } } });
  });

  it('lists the enabled codes of both generations, and reports that there are more', async () => {
    const { codes, moveUser } = await prepared();
    codes.addOrganisation('south', 'South Board').add('SOUTH-1', {}, 'south');
    codes.add('SOUTH-OLD', { generation: 'v1' }, 'south').add('SOUTH-OFF', { enabled: false }, 'south');
    const offered = await moveUser.codesOf('south');
    expect(offered).toMatchObject({ value: { isPart: false } });
    expect(offered.ok && offered.value.codes.map(({ code }) => code).sort()).toEqual(['SOUTH-1', 'SOUTH-OLD']);
    codes.add('SOUTH-2', {}, 'south').add('SOUTH-3', {}, 'south').add('SOUTH-4', {}, 'south');
    expect(await moveUser.codesOf('south')).toMatchObject({ value: { isPart: true } });
  });

  it('reports a failure instead of an empty list', async () => {
    const { accounts, codes, moveUser } = await prepared();
    accounts.planned.failNext('choosableOrganisations', { kind: 'unreachable' });
    expect((await moveUser.load('user-ada')).ok).toBe(false);
    codes.addOrganisation('south', 'South Board').planned.failNext('list', { kind: 'notAllowed' });
    expect(await moveUser.codesOf('south')).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
  });
});
