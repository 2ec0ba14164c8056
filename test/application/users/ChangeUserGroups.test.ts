import { SCOPES } from '@/domain/kernel/Scope';
import { rightExpiriesOf, type RightExpiries } from '@/domain/users/UserAccess';
import { GROUPS_OF_SCOPE, SINGLE_SCOPES } from '@/domain/users/UserGroup';
import { userTools } from '#test/support/builders/users/userTools';
import { eventually } from '#test/support/eventually';

const reason = 'Covers for a colleague on leave';

/** Grace is in the support group. `mine` holds what the user has chosen on screen. */
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
  it('sends all groups, the changed last days and the reason', async () => {
    const { gateway, save } = begun({ admin: '2090-12-31' });
    expect(await save()).toMatchObject({ ok: true, value: { mergedFromServer: [] } });
    expect(gateway.changes).toEqual([
      { groups: ['admin', 'support'], scopes: [], lastDays: [{ right: 'admin', lastDay: '2090-12-31' }], reason },
    ]);
  });

  it('sends the single permissions with every change, even those that a group contains', async () => {
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

  it('also merges when the colleague saves between the reading and the change', async () => {
    const { gateway, save } = begun({ admin: '' });
    gateway.planned.failNext('changeGroups', { kind: 'changedMeanwhile' });
    expect((await save()).ok).toBe(true);
    expect(gateway.planned.countOf('changeGroups')).toBe(2);
    expect(gateway.expiriesOf('grace').admin).toBe('');
  });

  it('saves nothing when both chose different last days', async () => {
    const { gateway, save } = begun({ support: '2090-01-01' });
    gateway.edit('grace', { support: '2090-02-02' });
    expect(await save()).toMatchObject({
      failure: { kind: 'conflict', conflicts: [{ field: 'support', mine: '2090-01-01', theirs: '2090-02-02' }] },
    });
    expect(gateway.changes).toEqual([]);
  });

  it('requires a recent sign-in, then repeats what was refused', async () => {
    const { gateway, reauthentication, save } = begun({ admin: '' });
    gateway.planned.failNext('changeGroups', { kind: 'recentLoginRequired' });
    const saved = save();
    await eventually(() => expect(reauthentication.asked).toBe(1));
    expect(gateway.changes).toEqual([]);
    reauthentication.answer('samePerson');
    expect((await saved).ok).toBe(true);
    expect(gateway.expiriesOf('grace').admin).toBe('');
  });

  it('changes nothing when the user declines to sign in', async () => {
    const { gateway, reauthentication, save } = begun({ admin: '' });
    gateway.planned.failNext('changeGroups', { kind: 'recentLoginRequired' });
    const saved = save();
    await eventually(() => expect(reauthentication.asked).toBe(1));
    reauthentication.answer('abandoned');
    expect(await saved).toEqual({ ok: false, failure: { kind: 'recentLoginRequired' } });
    expect(gateway.changes).toEqual([]);
  });

  it('reports success after a lost answer only if the server holds the groups', async () => {
    for (const butDone of [true, false]) {
      const { gateway, save } = begun({ admin: '' });
      gateway.planned.failNext('changeGroups', { kind: 'unreachable' }, { butDone });
      expect((await save()).ok).toBe(butDone);
      expect(gateway.expiriesOf('grace').admin).toBe(butDone ? '' : null);
    }
  });

  it('changes nothing when some rights could not be read', async () => {
    const { gateway, save } = begun({ admin: '' }, { unreadable: 1 });
    expect(await save()).toEqual({ ok: false, failure: { kind: 'notWhole' } });
    expect(gateway.changes).toEqual([]);
  });
});

describe('rightExpiriesOf', () => {
  it('returns for each right its last day, an empty text if unlimited, or null', () => {
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
  it('are those that no group contains', () => {
    expect(SINGLE_SCOPES).toEqual(SCOPES.filter(scope => GROUPS_OF_SCOPE[scope].length === 0));
  });
});
