import { autorun } from 'mobx';
import { COUNT_PAUSE_MS, type EditedAlert } from '@/presentation/messageAlerts/AlertEditorStore';
import { messageAlertTools } from '#test/support/builders/messageAlerts/messageAlertTools';
import { eventually } from '#test/support/eventually';

async function opened(edited: EditedAlert = { generation: 'v2' }, tools = messageAlertTools()) {
  let changes = 0;
  const store = tools.page().editor(edited, () => (changes += 1));
  const stop = store.start();
  await store.form.loaded;
  if ('id' in edited) await eventually(() => expect(store.alert.status).not.toBe('unknown'));
  return { ...tools, store, stop, changed: () => changes };
}

type Opened = Awaited<ReturnType<typeof opened>>;

function fill({ store }: Opened): void {
  store.write('message', 'Chat is slower than usual.');
  store.write('kind', 'warning');
  store.write('dismissible', 'yes');
  store.write('audiences', ['patients']);
  store.write('timeZone', 'Europe/London');
}

const name = { id: 'alert-1', generation: 'v2' } as const;

describe('a new message', () => {
  it('saves no value that was not chosen', async () => {
    const tools = await opened();
    tools.store.write('message', 'Chat is slower than usual.');
    await tools.store.save('keep');
    expect(tools.store.faults).toEqual({ kind: 'missing', dismissible: 'missing', timeZone: 'missing' });
    expect(tools.gateway.changes).toEqual([]);
  });

  it('can be kept as a draft without an audience, or shown only to its author', async () => {
    const tools = await opened();
    fill(tools);
    tools.store.write('audiences', []);
    await tools.store.save('keep');
    expect(tools.store.made).toMatchObject({ isPublished: false, audiences: [] });
    expect([tools.store.form.mine.message, tools.changed()]).toEqual(['', 1]);
    const other = await opened({ generation: 'v2' });
    fill(other);
    other.store.write('audiences', []);
    await other.store.save('onlyMe');
    expect(other.store.made).toMatchObject({ isPublished: true, onlyAuthor: true });
  });

  it('is confirmed before others see it, once it has no errors', async () => {
    const tools = await opened();
    fill(tools);
    tools.store.write('audiences', []);
    tools.store.ask();
    expect([tools.store.isAsking, tools.store.faults]).toEqual([false, { audiences: 'none' }]);
    tools.store.write('audiences', ['patients', 'public']);
    tools.store.ask();
    expect([tools.store.isAsking, tools.gateway.changes]).toEqual([true, []]);
    await tools.store.save('everyone');
    expect(tools.store.made).toMatchObject({ isPublished: true, onlyAuthor: false, audiences: ['patients', 'public'] });
  });

  it('keeps its id after a lost answer, so that it is created once', async () => {
    const tools = await opened();
    fill(tools);
    tools.gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    tools.gateway.planned.failNext('read', { kind: 'unreachable' });
    await tools.store.save('everyone');
    expect(tools.store.form.status).toBe('unanswered');
    await tools.store.save('everyone');
    expect([tools.store.form.status, tools.gateway.changes.length]).toEqual(['saved', 1]);
  });

  it('is restored after a reload', async () => {
    const first = await opened();
    fill(first);
    first.store.write('organisations', [{ id: 'org-2', name: 'North Board' }]);
    first.stop();
    await new Promise(resolve => setTimeout(resolve, 20));
    const second = await opened({ generation: 'v2' }, first);
    await eventually(() => expect(second.store.form.restored).toBe(true));
    expect(second.store.form.mine).toMatchObject({
      message: 'Chat is slower than usual.',
      organisations: [{ id: 'org-2', name: 'North Board' }],
    });
  });
});

describe('the times of a message', () => {
  it.each([
    ['2026-11-28T22:00', 'Europe/London', '2026-11-28T22:00:00.000Z'],
    ['2026-11-28T22:00', 'Australia/Sydney', '2026-11-28T11:00:00.000Z'],
  ])('are converted: %s in %s is %s', async (from, zone, moment) => {
    const tools = await opened();
    fill(tools);
    tools.store.write('timeZone', zone);
    tools.store.write('from', from);
    await tools.store.save('keep');
    expect(new Date(tools.store.made?.from ?? 0).toISOString()).toBe(moment);
  });

  it('must exist, and are chosen when clocks show them twice', async () => {
    const tools = await opened();
    fill(tools);
    tools.store.write('from', '2027-03-28T01:30');
    expect(tools.store.faults.from).toBe('gap');
    tools.store.write('from', '2027-10-31T01:30');
    expect(tools.store.faults.from).toBe('twice');
    tools.store.write('fromWhich', 'later');
    await tools.store.save('keep');
    expect(new Date(tools.store.made?.from ?? 0).toISOString()).toBe('2027-10-31T01:30:00.000Z');
  });

  it('must have an end after the start and in the future', async () => {
    const tools = await opened();
    fill(tools);
    tools.store.write('from', '2026-11-28T22:00');
    tools.store.write('until', '2026-11-28T21:00');
    tools.store.ask();
    expect([tools.store.faults.until, tools.store.isAsking]).toEqual(['tooEarly', false]);
    tools.store.write('from', '');
    tools.store.write('until', '2026-11-20T21:00');
    expect(tools.store.faults.until).toBe('past');
  });
});

describe('the number of people that a message reaches', () => {
  it('is counted after a pause, and again only for another audience', async () => {
    const tools = await opened();
    const { store, gateway, clock } = tools;
    fill(tools);
    clock.advance(COUNT_PAUSE_MS);
    await eventually(() => expect(store.reach).toMatchObject({ status: 'known', value: { patients: 40 } }));
    store.write('message', 'Another text.');
    clock.advance(COUNT_PAUSE_MS);
    expect(gateway.counted).toHaveLength(1);
    store.write('regions', ['UK']);
    clock.advance(COUNT_PAUSE_MS);
    await eventually(() => expect(gateway.counted).toHaveLength(2));
  });

  it('is unknown for another audience until that is counted', async () => {
    const tools = await opened();
    const { store, clock } = tools;
    fill(tools);
    clock.advance(COUNT_PAUSE_MS);
    await eventually(() => expect(store.reach.status).toBe('known'));
    store.write('audiences', ['patients', 'staff']);
    store.ask();
    expect([store.isAsking, store.reach]).toEqual([true, { status: 'unknown' }]);
    clock.advance(COUNT_PAUSE_MS);
    await eventually(() => expect(store.reach.status).toBe('known'));
  });

  it('is unknown, and not zero, when it could not be counted', async () => {
    const tools = await opened();
    tools.gateway.planned.failNext('count', { kind: 'unreachable' });
    fill(tools);
    tools.clock.advance(COUNT_PAUSE_MS);
    await eventually(() => expect(tools.store.reach.status).toBe('couldNotCheck'));
  });
});

describe('an existing message', () => {
  async function editing(parts: object = {}) {
    const tools = messageAlertTools();
    tools.gateway.add({ isPublished: true, ...parts });
    return opened(name, tools);
  }

  it('is changed with a reason, and stays published', async () => {
    const { store, gateway } = await editing();
    store.write('message', 'Chat is fast again.');
    store.write('reason', 'Repaired');
    await store.save('keep');
    expect(gateway.held('alert-1')).toMatchObject({ message: 'Chat is fast again.', isPublished: true });
    expect([gateway.reasons, store.done]).toEqual([['Repaired'], 'keep']);
  });

  it('shows both texts when a colleague has changed it too, and saves the chosen one', async () => {
    const { store, gateway } = await editing();
    store.write('message', 'Mine.');
    gateway.edit('alert-1', { message: 'Theirs.', kind: 'urgent' });
    await store.save('keep');
    expect(store.form.conflicts).toMatchObject([{ field: 'message', mine: 'Mine.', theirs: 'Theirs.' }]);
    store.form.choose('message', 'mine');
    await store.save('keep');
    expect(gateway.held('alert-1')).toMatchObject({ message: 'Mine.', kind: 'urgent' });
  });

  it('is extended from its author to everyone in one step', async () => {
    const { store, gateway } = await editing({ onlyAuthor: true });
    expect(store.isPublished).toBe(false);
    store.ask();
    await store.save('everyone');
    expect([gateway.held('alert-1')?.onlyAuthor, store.isPublished]).toEqual([false, true]);
  });

  it('changes between planned, showing and ended exactly on time while its page is open', async () => {
    const tools = messageAlertTools();
    const now = tools.clock.now();
    tools.gateway.add({ isPublished: true, from: now + 2_000, until: now + 7_200_000 });
    const { store, stop, clock } = await opened(name, tools);
    const seen: (string | undefined)[] = [];
    const unwatch = autorun(() => seen.push(store.state));
    clock.advance(2_000);
    clock.advance(7_198_000);
    expect(seen).toEqual(['planned', 'showing', 'ended']);
    unwatch();
    stop();
  });

  it('is withdrawn with a reason', async () => {
    const { store, gateway, changed } = await editing();
    store.openWithdrawal();
    store.writeWithdrawReason('Wrong number');
    await store.withdraw();
    expect([store.state, store.withdrawal.phase, gateway.reasons, changed()]).toEqual([
      'withdrawn',
      'done',
      ['Wrong number'],
      1,
    ]);
  });

  it('is not called withdrawn when that is unknown', async () => {
    const { store, gateway } = await editing();
    gateway.planned.failNext('withdraw', { kind: 'unreachable' });
    store.openWithdrawal();
    await store.withdraw();
    expect([store.state, store.withdrawal.phase]).toEqual(['showing', 'failed']);
  });

  it('is called unknown when it could not be loaded', async () => {
    const tools = messageAlertTools();
    tools.gateway.add({});
    tools.gateway.planned.failNext('read', { kind: 'unreachable' });
    const { store } = await opened(name, tools);
    expect([store.alert.status, store.known]).toEqual(['couldNotCheck', undefined]);
  });

  it('has only a text and versions in the first generation', async () => {
    const tools = messageAlertTools();
    tools.gateway.add({ generation: 'v1', timeZone: '', versions: '<4.3' });
    const { store, gateway } = await opened({ id: 'alert-1', generation: 'v1' }, tools);
    store.write('versions', '>2 <1');
    await store.save('keep');
    expect([store.faults, gateway.changes]).toEqual([{ versions: 'empty' }, []]);
    store.write('versions', '<4.2');
    await store.save('keep');
    expect(gateway.held('alert-1')?.versions).toBe('<4.2');
  });
});
