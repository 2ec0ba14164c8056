import { userTools } from '#test/support/builders/users/userTools';
import { eventually } from '#test/support/eventually';

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

describe('UserAccessStore', () => {
  it('shows what a change would give and take', async () => {
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

  it('names what a last day ends, although nothing is lost before it', async () => {
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
  ])('wants a reason of 10 to 500 characters: %j', async (text, isSaved) => {
    const { store, gateway } = await opened();
    store.write('admin', '');
    store.writeReason(text);
    expect(store.isReasonMissing).toBe(!isSaved);
    await store.save();
    expect([gateway.changes.length, store.isTried]).toEqual([isSaved ? 1 : 0, !isSaved]);
  });

  it.each([
    ['dana', 'dana@staff.example', true],
    ['dana-again', 'Dana@staff.example', true],
    ['grace', 'grace@staff.example', false],
  ])('knows the person who is signed in by id or address: %s', async (id, emailAddress, isSelf) => {
    const tools = userTools();
    tools.gateway.add(id, {}, { user: { emailAddress } });
    const store = tools.page().stores.access(id);
    store.start();
    await eventually(() => expect(store.known).toBeDefined());
    expect(store.isSelf).toBe(isSelf);
    store.write('admin', '');
    expect(store.canSave).toBe(!isSelf);
  });

  it('does not put an older reading over what was saved after it', async () => {
    const { gateway, store } = await opened();
    const access = gateway.access.bind(gateway);
    const older = await access('grace');
    let arrive = (): void => undefined;
    gateway.access = () => new Promise(resolve => (arrive = () => resolve(older)));
    const loading = store.load();
    gateway.access = access;
    store.write('admin', '');
    store.writeReason(reason);
    await store.save();
    arrive();
    await loading;
    expect([store.form.status, store.known?.groups, store.loading]).toEqual(['saved', ['admin', 'support'], false]);
  });

  it('wants a change', async () => {
    const { store } = await opened();
    store.writeReason(reason);
    expect(store.canSave).toBe(false);
  });

  it.each([
    ['2020-01-01', 'over'],
    ['2026-02-30', 'noDay'],
    ['2090-01-01', undefined],
    ['', undefined],
  ])('says what is wrong with the last day %j', async (day, fault) => {
    const { store } = await opened();
    store.write('admin', day);
    store.writeReason(reason);
    expect([store.faultOf('admin'), store.canSave]).toEqual([fault, fault === undefined]);
  });

  it('finds nothing wrong with a passed day that the person did not enter', async () => {
    const tools = userTools();
    tools.gateway.add('grace', { support: '2020-01-01' });
    const { store } = await opened(tools);
    store.write('admin', '');
    store.writeReason(reason);
    expect([store.faultOf('support'), store.canSave]).toEqual([undefined, true]);
  });

  it('says saved, and begins another change after that', async () => {
    const { store, gateway } = await opened();
    store.write('admin', '2090-01-01');
    store.writeReason(reason);
    await store.save();
    expect([store.form.status, store.reason, gateway.termsOf('grace').admin]).toEqual(['saved', '', '2090-01-01']);
    store.write('admin', null);
    expect([store.changedRights, store.isReasonMissing, store.isTried]).toEqual([['admin'], true, false]);
  });

  it('names the groups that a colleague changed meanwhile', async () => {
    const { store, gateway } = await opened();
    store.write('admin', '');
    store.writeReason(reason);
    gateway.edit('grace', { 'mi-reporter': '' });
    await store.save();
    expect([store.form.status, store.takenOver]).toEqual(['saved', ['mi-reporter']]);
    expect(store.form.mine['mi-reporter']).toBe('');
  });

  it('keeps what is entered and loads the person anew after a refusal', async () => {
    const { store, gateway } = await opened();
    store.write('support', null);
    store.writeReason(reason);
    gateway.planned.failNext('changeGroups', { kind: 'handOverFirst' });
    const before = gateway.planned.countOf('access');
    await store.save();
    expect(store.form.lastFailure).toEqual({ kind: 'handOverFirst' });
    expect([store.form.mine.support, store.form.mine.reason]).toEqual([null, reason]);
    expect(gateway.planned.countOf('access')).toBe(before + 2);
  });

  it('changes nobody of whom it could not read everything', async () => {
    const tools = userTools();
    tools.gateway.add('grace', {}, { unreadable: 1 });
    const { store } = await opened(tools);
    store.write('admin', '');
    store.writeReason(reason);
    expect(store.canSave).toBe(false);
  });

  it('removes the person from the screen once they may not be seen', async () => {
    const { store, gateway } = await opened();
    gateway.planned.failNext('access', { kind: 'unreachable' });
    await store.load();
    expect(store.known).toBeDefined();
    gateway.planned.failNext('access', { kind: 'notAllowed' });
    await store.load();
    expect([store.known, store.access.status]).toEqual([undefined, 'couldNotCheck']);
  });
});
