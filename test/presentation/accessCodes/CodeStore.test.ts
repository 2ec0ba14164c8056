import { codeTools } from '#test/support/builders/accessCodes/codeTools';
import { eventually } from '#test/support/eventually';

async function opened(more: object = {}) {
  const tools = codeTools();
  tools.gateway.add('MILL-1', { seats: 5, ...more });
  const read: string[] = [];
  const store = tools.page().stores.code({ code: 'MILL-1' }, code => read.push(`${code.code} ${code.seats ?? '∞'}`));
  const stop = store.start();
  await store.form.loaded;
  await eventually(() => expect(store.state.status).not.toBe('unknown'));
  return { ...tools, store, stop, read };
}

type Opened = Awaited<ReturnType<typeof opened>>;

async function saveSeats({ store }: Opened, text: string): Promise<void> {
  store.write('seats', { limit: 'limited', text });
  store.write('reason', 'More people.');
  await store.save();
}

describe('the store of one code', () => {
  it('finds codes of both generations, and shows their seats and expiry', async () => {
    const { store } = await opened({ generation: 'v1' });
    expect([store.known?.generation, store.form.mine.seats, store.form.mine.expiry.limit]).toEqual([
      'v1',
      { limit: 'limited', text: '5' },
      'unlimited',
    ]);
  });

  it('does not replace a saved value with an older reading', async () => {
    const tools = await opened();
    const { gateway, store } = tools;
    const read = gateway.read.bind(gateway);
    const older = await read({ code: 'MILL-1', generation: 'v2' });
    let arrive = (): void => undefined;
    gateway.read = () => new Promise(resolve => (arrive = () => resolve(older)));
    const loading = store.load();
    gateway.read = read;
    await saveSeats(tools, '9');
    arrive();
    await loading;
    expect([store.form.status, store.known?.seats]).toEqual(['saved', 9]);
  });

  it('saves nothing without a reason, without a change or with an invalid value', async () => {
    const { store, gateway } = await opened();
    expect(store.canSave).toBe(false);
    store.write('seats', { limit: 'limited', text: '9' });
    store.write('reason', ' ');
    await store.save();
    expect([store.hasTriedToSubmit, store.isReasonMissing, gateway.reasons]).toEqual([true, true, []]);
    store.write('reason', 'More people.');
    expect([store.canSave, store.isReasonMissing]).toEqual([true, false]);
    store.write('seats', { limit: 'limited', text: 'nine' });
    expect([store.canSave, store.faults]).toEqual([false, { seats: 'noNumber' }]);
  });

  it('notifies the list of a save, and starts the next change without the former reason', async () => {
    const tools = await opened();
    await saveSeats(tools, '9');
    const { store, read, gateway } = tools;
    expect([store.form.status, store.reason, read.at(-1)]).toEqual(['saved', '', 'MILL-1 9']);
    store.write('seats', { limit: 'unlimited', text: '' });
    expect([store.form.mine.reason, store.isReasonMissing, store.hasTriedToSubmit]).toEqual(['', true, false]);
    expect(gateway.reasons).toEqual(['More people.']);
  });

  it('keeps both versions of a field that two administrators changed', async () => {
    const tools = await opened();
    tools.gateway.edit('MILL-1', { seats: 7 });
    await saveSeats(tools, '9');
    const { store } = tools;
    expect([store.form.status, store.canSave, store.known?.seats]).toEqual(['conflict', false, 7]);
    store.form.choose('seats', 'theirs');
    await store.save();
    expect([store.form.status, tools.gateway.stored('MILL-1').seats]).toEqual(['saved', 7]);
  });

  it('names the field that a colleague changed at the same time', async () => {
    const tools = await opened();
    tools.gateway.edit('MILL-1', { expiresAt: Date.parse('2031-03-02T00:00:00Z') });
    await saveSeats(tools, '9');
    expect([tools.store.mergedFromServer, tools.store.form.mine.expiry.text]).toEqual([['expiry'], '2031-03-01']);
  });

  it('leaves the save unconfirmed when the answer is lost and the code cannot be read', async () => {
    const tools = await opened();
    tools.gateway.loseAnswers('change', { butDone: true });
    await saveSeats(tools, '9');
    expect([tools.store.form.status, tools.store.form.failure]).toEqual(['unanswered', { kind: 'unreachable' }]);
    await tools.store.save();
    expect([tools.store.form.status, tools.gateway.changes.length]).toEqual(['saved', 1]);
  });

  it('keeps the last known code when it cannot be reloaded, and forgets it when access is refused', async () => {
    const { store, gateway } = await opened();
    gateway.planned.failNext('read', { kind: 'unreachable' });
    await store.load();
    expect([store.state.status, store.known?.code]).toEqual(['couldNotCheck', 'MILL-1']);
    gateway.planned.failNext('read', { kind: 'notAllowed' });
    await store.load();
    expect(store.known).toBeUndefined();
  });

  it('keeps what is entered when the code is reloaded', async () => {
    const { store, gateway } = await opened();
    store.write('seats', { limit: 'limited', text: '9' });
    gateway.edit('MILL-1', { seats: 7 });
    await store.load();
    expect([store.form.mine.seats.text, store.known?.seats]).toEqual(['9', 7]);
    store.discard();
    expect(store.form.mine.seats.text).toBe('7');
  });

  it('counts the people who joined on each of the last 90 days', async () => {
    const { store } = await opened();
    expect(store.days).toHaveLength(90);
  });

  it('reads the code again when an unconfirmed save is discarded, and shows no old values until then', async () => {
    const tools = await opened();
    const { store, gateway } = tools;
    gateway.loseAnswers('change', { butDone: true });
    await saveSeats(tools, '9');
    expect(store.form.status).toBe('unanswered');
    gateway.planned.failNext('read', { kind: 'unreachable' });
    store.discard();
    expect([store.state.status, store.known, store.loading]).toEqual(['unknown', undefined, true]);
    await eventually(() => expect(store.state).toEqual({ status: 'couldNotCheck', failure: { kind: 'unreachable' } }));
    await store.load();
    expect([store.known?.seats, store.form.mine.seats.text, store.form.isUnsaved]).toEqual([9, '9', false]);
  });
});
