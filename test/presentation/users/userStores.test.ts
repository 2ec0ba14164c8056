import { FILTER_PAUSE_MS } from '@/presentation/users/UsersStore';
import { AddressSearch } from '@/presentation/users/AddressSearch';
import { filterOf, GROUP_FILTERS, usersPath } from '@/presentation/users/userPath';
import { userTools } from '#test/support/builders/users/userTools';
import { eventually } from '#test/support/eventually';

describe('UsersStore', () => {
  const everybody = { emailAddress: '', groups: [], accessCode: '' } as const;

  async function opened() {
    const tools = userTools();
    for (const name of ['ada', 'ben', 'cleo', 'dan']) tools.gateway.add(name, name === 'dan' ? { admin: '' } : {});
    const store = tools.page().stores.list(everybody);
    const stop = store.start();
    const ids = (): readonly string[] => store.table.rows.map(({ id }) => id);
    await eventually(() => expect(ids()).toEqual(['ada', 'ben', 'cleo']));
    return { ...tools, store, stop, ids };
  }

  describe('UsersStore', () => {
    it('filters once the user stops typing', async () => {
      const { store, clock, gateway, ids } = await opened();
      const before = gateway.planned.countOf('list');
      store.setFilter({ ...everybody, emailAddress: 'd' });
      store.setFilter({ ...everybody, emailAddress: 'da' });
      clock.advance(FILTER_PAUSE_MS - 1);
      expect(gateway.planned.countOf('list')).toBe(before);
      clock.advance(1);
      await eventually(() => expect(ids()).toEqual(['dan']));
      expect(gateway.planned.countOf('list')).toBe(before + 1);
    });

    it('drops the answer to an earlier filter', async () => {
      const { store, clock, ids } = await opened();
      store.setFilter({ ...everybody, emailAddress: 'a' });
      clock.advance(FILTER_PAUSE_MS);
      store.setFilter({ ...everybody, groups: ['admin'] });
      clock.advance(FILTER_PAUSE_MS);
      await eventually(() => expect(ids()).toEqual(['dan']));
    });

    it('loads nothing after the page is left', async () => {
      const { store, stop, clock, gateway } = await opened();
      store.setFilter({ ...everybody, emailAddress: 'd' });
      const before = gateway.planned.countOf('list');
      stop();
      clock.advance(FILTER_PAUSE_MS);
      expect(gateway.planned.countOf('list')).toBe(before);
    });
  });

  describe('the address of the list', () => {
    it('holds the filter without the email address, which stays in memory', () => {
      const filter = { emailAddress: 'dana', groups: ['admin', 'single-scope'], accessCode: 'MILL' } as const;
      const address = usersPath(filter);
      expect(address).toBe('/admin/users?group=admin&group=single-scope&accessCode=MILL');
      expect(filterOf(new URL(address, 'https://x.example').searchParams, 'dana')).toEqual(filter);
    });

    it('shows staff when it names no existing group', () => {
      const staff = { emailAddress: '', groups: GROUP_FILTERS, accessCode: '' };
      for (const query of ['', 'group=nobody']) expect(filterOf(new URLSearchParams(query), '')).toEqual(staff);
      expect(usersPath(staff)).toBe('/admin/users');
    });

    it('can include people without any access', () => {
      const address = usersPath(everybody);
      expect(address).toBe('/admin/users?group=all');
      expect(filterOf(new URL(address, 'https://x.example').searchParams, '')).toEqual(everybody);
    });
  });

  describe('the search by email address', () => {
    it('is restored for the user who typed it, and for no one else', () => {
      let self: { readonly uid: string } | undefined = { uid: 'dana' };
      const search = new AddressSearch(() => self);
      search.write('secret.person@');
      expect(search.read()).toBe('secret.person@');
      self = undefined;
      expect(search.read()).toBe('');
      self = { uid: 'emrys' };
      expect(search.read()).toBe('');
      search.write('');
      self = { uid: 'dana' };
      expect(search.read()).toBe('');
    });
  });
});

describe('UserAccessStore', () => {
  const reason = 'Covers for a colleague on leave';

  async function opened(tools = withGrace()) {
    const store = tools.page().stores.access('grace');
    store.start();
    await eventually(() => expect(store.known).toBeDefined());
    return { ...tools, store };
  }

  function withGrace() {
    const tools = userTools();
    tools.gateway.add('grace', { support: '' });
    return tools;
  }

  it('shows what a change would add and remove', async () => {
    const { store } = await opened();
    store.write('support', null);
    store.write('mi-reporter', '');
    expect(store.difference).toEqual({
      gained: ['mi-report:basic'],
      lost: ['iams:escalate-to-analyst', 'iams:downgrade-from-analyst'],
      kept: [],
      ending: [],
    });
  });

  it('names what a last day will end, although nothing is lost yet', async () => {
    const { store } = await opened();
    store.write('support', '2090-01-01');
    expect(store.difference).toMatchObject({
      gained: [],
      lost: [],
      ending: [
        { scope: 'iams:escalate-to-analyst', lastDay: '2090-01-01' },
        { scope: 'iams:downgrade-from-analyst', lastDay: '2090-01-01' },
      ],
    });
  });

  it.each([
    ['', false],
    ['too short', false],
    [' '.repeat(20), false],
    ['x'.repeat(10), true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
  ])('requires a reason of 10 to 500 characters: %j', async (text, isSaved) => {
    const { store, gateway } = await opened();
    store.write('admin', '');
    store.write('reason', text);
    expect(store.isReasonMissing).toBe(!isSaved);
    await store.save();
    expect([gateway.changes.length, store.hasTriedToSubmit]).toEqual([isSaved ? 1 : 0, !isSaved]);
  });

  it.each([
    ['dana', 'dana@staff.example', true],
    ['dana-again', 'Dana@staff.example', true],
    ['grace', 'grace@staff.example', false],
  ])('recognises the signed-in user by id or address: %s', async (id, emailAddress, isSelf) => {
    const tools = userTools();
    tools.gateway.add(id, {}, { user: { emailAddress } });
    const store = tools.page().stores.access(id);
    store.start();
    await eventually(() => expect(store.known).toBeDefined());
    expect(store.isSelf).toBe(isSelf);
    store.write('admin', '');
    expect(store.canSave).toBe(!isSelf);
  });

  it('does not replace saved access with an older reading', async () => {
    const { gateway, store } = await opened();
    const access = gateway.access.bind(gateway);
    const older = await access('grace');
    let arrive = (): void => undefined;
    gateway.access = () => new Promise(resolve => (arrive = () => resolve(older)));
    const loading = store.load();
    gateway.access = access;
    store.write('admin', '');
    store.write('reason', reason);
    await store.save();
    arrive();
    await loading;
    expect([store.form.status, store.known?.groups, store.loading]).toEqual(['saved', ['admin', 'support'], false]);
  });

  it('requires a change', async () => {
    const { store } = await opened();
    store.write('reason', reason);
    expect(store.canSave).toBe(false);
  });

  it.each([
    ['2020-01-01', 'over'],
    ['2026-02-30', 'noDay'],
    ['2090-01-01', undefined],
    ['', undefined],
  ])('reports the error in the last day %j', async (day, fault) => {
    const { store } = await opened();
    store.write('admin', day);
    store.write('reason', reason);
    expect([store.faultOf('admin'), store.canSave]).toEqual([fault, fault === undefined]);
  });

  it('accepts a past day that the user did not enter', async () => {
    const tools = userTools();
    tools.gateway.add('grace', { support: '2020-01-01' });
    const { store } = await opened(tools);
    store.write('admin', '');
    store.write('reason', reason);
    expect([store.faultOf('support'), store.canSave]).toEqual([undefined, true]);
  });

  it('says saved, and starts another change after that', async () => {
    const { store, gateway } = await opened();
    store.write('admin', '2090-01-01');
    store.write('reason', reason);
    await store.save();
    expect([store.form.status, store.reason, gateway.expiriesOf('grace').admin]).toEqual(['saved', '', '2090-01-01']);
    store.write('admin', null);
    expect([store.changed, store.isReasonMissing, store.hasTriedToSubmit]).toEqual([['admin'], true, false]);
  });

  it('names the groups that a colleague has changed', async () => {
    const { store, gateway } = await opened();
    store.write('admin', '');
    store.write('reason', reason);
    gateway.edit('grace', { 'mi-reporter': '' });
    await store.save();
    expect([store.form.status, store.mergedFromServer]).toEqual(['saved', ['mi-reporter']]);
    expect(store.form.mine['mi-reporter']).toBe('');
  });

  it('keeps the entries and reloads the user after a refusal', async () => {
    const { store, gateway } = await opened();
    store.write('support', null);
    store.write('reason', reason);
    gateway.planned.failNext('changeGroups', { kind: 'handOverFirst' });
    const before = gateway.planned.countOf('access');
    await store.save();
    expect(store.form.lastFailure).toEqual({ kind: 'handOverFirst' });
    expect([store.form.mine.support, store.form.mine.reason]).toEqual([null, reason]);
    expect(gateway.planned.countOf('access')).toBe(before + 2);
  });

  it('does not change a user who could not be read completely', async () => {
    const tools = userTools();
    tools.gateway.add('grace', {}, { unreadable: 1 });
    const { store } = await opened(tools);
    store.write('admin', '');
    store.write('reason', reason);
    expect(store.canSave).toBe(false);
  });

  it('removes the user from the screen once access is lost', async () => {
    const { store, gateway } = await opened();
    gateway.planned.failNext('access', { kind: 'unreachable' });
    await store.load();
    expect(store.known).toBeDefined();
    gateway.planned.failNext('access', { kind: 'notAllowed' });
    await store.load();
    expect([store.known, store.state.status]).toEqual([undefined, 'couldNotCheck']);
  });

  it('reads the user again when an unconfirmed save is discarded, and shows no old values until then', async () => {
    const { store, gateway } = await opened();
    store.write('support', null);
    store.write('reason', reason);
    gateway.loseAnswers('changeGroups', { butDone: true });
    await store.save();
    expect(store.form.status).toBe('unanswered');
    gateway.planned.failNext('access', { kind: 'unreachable' });
    store.discard();
    expect([store.state.status, store.known, store.loading]).toEqual(['unknown', undefined, true]);
    await eventually(() => expect(store.state).toEqual({ status: 'couldNotCheck', failure: { kind: 'unreachable' } }));
    await store.load();
    expect([store.known !== undefined, store.form.mine.support, store.form.isUnsaved]).toEqual([true, null, false]);
  });
});

describe('MoveUserStore', () => {
  const reason = 'Joins the team of the south';

  async function opened() {
    const tools = userTools();
    const ada = { emailAddress: 'ada@staff.example', firstName: 'Ada', lastName: 'L', accessCode: 'NORTH-1', reason };
    await tools.accounts.create('ada', ada);
    const store = tools.page().stores.move('user-ada', () => undefined);
    store.start();
    await eventually(() => expect(store.organisations?.ok).toBe(true));
    store.open();
    store.write('accessCode', 'SOUTH-1');
    store.write('reason', reason);
    return { ...tools, store };
  }

  const placeOf = ({ organisations }: Awaited<ReturnType<typeof opened>>['store']): string | undefined =>
    organisations?.ok === true ? organisations.value.path[0]?.id : undefined;

  it('moves a user, then shows their organisation', async () => {
    const { store } = await opened();
    await store.save();
    await eventually(() => expect(placeOf(store)).toBe('south'));
    expect([store.form.status, store.isOpen]).toEqual(['saved', false]);
  });

  it('shows a colleague’s move of the user before anything is sent', async () => {
    const { accounts, store } = await opened();
    accounts.codes.set('WEST-1', { id: 'west', name: 'West Board' });
    await accounts.changeAccessCode('user-ada', 'WEST-1', 'Moved by a colleague');
    await store.save();
    expect([store.form.status, store.form.lastFailure?.kind, placeOf(store)]).toEqual([
      'refused',
      'changedMeanwhile',
      'west',
    ]);
    expect(accounts.reasons).toEqual(['Moved by a colleague']);
    await store.save();
    expect([store.form.status, accounts.reasons.at(-1)]).toEqual(['saved', reason]);
  });

  it('sends again after a lost answer, and does not take its own move for a colleague’s', async () => {
    const { accounts, store } = await opened();
    accounts.planned.failNext('changeAccessCode', { kind: 'unreachable' }, { butDone: true });
    await store.save();
    expect([store.form.status, placeOf(store)]).toEqual(['unanswered', 'south']);
    await store.save();
    expect(store.form.status).toBe('saved');
  });

  it('does not replace a user’s new organisation with an older reading', async () => {
    const { accounts, store } = await opened();
    const organisationsOf = accounts.organisationsOf.bind(accounts);
    const older = await organisationsOf('user-ada');
    let arrive = (): void => undefined;
    accounts.organisationsOf = () => new Promise(resolve => (arrive = () => resolve(older)));
    const loading = store.load();
    accounts.organisationsOf = organisationsOf;
    await store.save();
    await eventually(() => expect(placeOf(store)).toBe('south'));
    arrive();
    await loading;
    expect(placeOf(store)).toBe('south');
  });
});
