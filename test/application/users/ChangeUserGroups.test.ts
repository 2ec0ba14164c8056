import { SCOPES } from '@/domain/kernel/Scope';
import { rightExpiriesOf, type RightExpiries } from '@/domain/users/UserAccess';
import { GROUPS_OF_SCOPE, SINGLE_SCOPES } from '@/domain/users/UserGroup';
import { userTools } from '#test/support/builders/users/userTools';
import { eventually } from '#test/support/eventually';

const reason = 'Covers for a colleague on leave';

/** Grace is in the group support; `mine` is what is on the screen after somebody changed it. */
function begun(
  changes: Partial<RightExpiries>,
  more: Parameters<ReturnType<typeof userTools>['gateway']['add']>[2] = {},
) {
  const tools = userTools();
  tools.gateway.add('grace', { support: '' }, more);
  const base = tools.gateway.expiriesOf('grace');
  const draft = { userId: 'grace', base, mine: { ...base, ...changes }, sent: [], reason };
  return { ...tools, save: () => tools.changeUserGroups.execute(draft) };
}

describe('ChangeUserGroups', () => {
  it('sends all groups, the last days of those that changed, and the reason', async () => {
    const { gateway, save } = begun({ admin: '2090-12-31' });
    expect(await save()).toMatchObject({ ok: true, value: { mergedFromServer: [] } });
    expect(gateway.changes).toEqual([
      { groups: ['admin', 'support'], scopes: [], lastDays: [{ right: 'admin', lastDay: '2090-12-31' }], reason },
    ]);
  });

  it('sends the single permissions with every change, those that a group carries too', async () => {
    const { gateway, save } = begun({ 'chat:download-chat': '' }, { scopes: ['survey:get', 'domo-reports:view'] });
    expect((await save()).ok).toBe(true);
    expect(gateway.changes[0]?.scopes).toEqual(['chat:download-chat', 'domo-reports:view', 'survey:get']);
  });

  it('keeps a group that a colleague has added', async () => {
    const { gateway, save } = begun({ admin: '' });
    gateway.edit('grace', { 'mi-reporter': '2090-01-01' });
    expect(await save()).toMatchObject({ ok: true, value: { mergedFromServer: ['mi-reporter'] } });
    expect(gateway.expiriesOf('grace')).toMatchObject({ admin: '', support: '', 'mi-reporter': '2090-01-01' });
  });

  it('merges also where the colleague saves between the reading and the change', async () => {
    const { gateway, save } = begun({ admin: '' });
    gateway.planned.failNext('changeGroups', { kind: 'changedMeanwhile' });
    expect((await save()).ok).toBe(true);
    expect(gateway.planned.countOf('changeGroups')).toBe(2);
    expect(gateway.expiriesOf('grace').admin).toBe('');
  });

  it('saves nothing where both chose another last day', async () => {
    const { gateway, save } = begun({ support: '2090-01-01' });
    gateway.edit('grace', { support: '2090-02-02' });
    expect(await save()).toMatchObject({
      failure: { kind: 'conflict', conflicts: [{ field: 'support', mine: '2090-01-01', theirs: '2090-02-02' }] },
    });
    expect(gateway.changes).toEqual([]);
  });

  it('has the user sign in again, and then does what was refused', async () => {
    const { gateway, reauthentication, save } = begun({ admin: '' });
    gateway.planned.failNext('changeGroups', { kind: 'recentLoginRequired' });
    const saved = save();
    await eventually(() => expect(reauthentication.asked).toBe(1));
    expect(gateway.changes).toEqual([]);
    reauthentication.answer('samePerson');
    expect((await saved).ok).toBe(true);
    expect(gateway.expiriesOf('grace').admin).toBe('');
  });

  it('changes nothing where they would rather not sign in', async () => {
    const { gateway, reauthentication, save } = begun({ admin: '' });
    gateway.planned.failNext('changeGroups', { kind: 'recentLoginRequired' });
    const saved = save();
    await eventually(() => expect(reauthentication.asked).toBe(1));
    reauthentication.answer('abandoned');
    expect(await saved).toEqual({ ok: false, failure: { kind: 'recentLoginRequired' } });
    expect(gateway.changes).toEqual([]);
  });

  it('reads back after a lost answer: saved only where the server holds it', async () => {
    for (const butDone of [true, false]) {
      const { gateway, save } = begun({ admin: '' });
      gateway.planned.failNext('changeGroups', { kind: 'unreachable' }, { butDone });
      expect((await save()).ok).toBe(butDone);
      expect(gateway.expiriesOf('grace').admin).toBe(butDone ? '' : null);
    }
  });

  it('takes nothing away that could not be read', async () => {
    const { gateway, save } = begun({ admin: '' }, { unreadable: 1 });
    expect(await save()).toEqual({ ok: false, failure: { kind: 'notWhole' } });
    expect(gateway.changes).toEqual([]);
  });
});

describe('rightExpiriesOf', () => {
  it('says of each right until when it holds, or that it does not', () => {
    const grants = [
      { right: 'group:admin', lastDay: '2090-01-01' },
      { right: 'group:support' },
      { right: 'scope:domo-reports:view', lastDay: '2090-02-02' },
    ];
    const scopes = ['domo-reports:view', 'survey:get'] as const;
    expect(rightExpiriesOf({ groups: ['admin', 'support'], scopes, grants })).toEqual({
      ...{ therapist: null, admin: '2090-01-01', support: '' },
      ...{ 'mi-reporter': null, 'super-admin': null, 'therapist-manager': null },
      ...{ 'chat:download-chat': null, 'domo-reports:view': '2090-02-02' },
    });
  });
});

describe('SINGLE_SCOPES', () => {
  it('are those that no group carries', () => {
    expect(SINGLE_SCOPES).toEqual(SCOPES.filter(scope => GROUPS_OF_SCOPE[scope].length === 0));
  });
});
