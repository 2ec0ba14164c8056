import { DismissAlert } from '@/application/messageAlerts/DismissAlert';
import { ListMessageAlerts } from '@/application/messageAlerts/ListMessageAlerts';
import { SaveMessageAlert } from '@/application/messageAlerts/SaveMessageAlert';
import { WithdrawMessageAlert } from '@/application/messageAlerts/WithdrawMessageAlert';
import { entryOf, type AlertEntry } from '@/domain/messageAlerts/MessageAlert';
import { messageAlert } from '#test/support/builders/messageAlerts/alertTools';
import { FakeDismissalVault } from '#test/support/fakes/messageAlerts/FakeDismissalVault';
import { FakeMessageAlertGateway } from '#test/support/fakes/messageAlerts/FakeMessageAlertGateway';

const name = { id: 'alert-1', generation: 'v2' } as const;
const entry = entryOf(messageAlert());
const silence = { kind: 'unreachable' } as const;

describe('saving an alert', () => {
  function setUp() {
    const gateway = new FakeMessageAlertGateway();
    const save = new SaveMessageAlert(gateway);
    const create = (mine: AlertEntry, sent: readonly AlertEntry[] = []) =>
      save.execute({ name, mine, sent, reason: 'Planned work' });
    const change = (mine: AlertEntry, sent: readonly AlertEntry[] = []) =>
      save.execute({ name, base: entry, mine, sent, reason: 'Over' });
    return { gateway, create, change };
  }

  it('makes one alert when the first answer is lost', async () => {
    const { gateway, create } = setUp();
    gateway.planned.failNext('create', silence, { butDone: true });
    expect(await create(entry)).toMatchObject({ ok: true });
    expect(gateway.changes).toEqual(['created alert-1']);
  });

  it('reports an unknown outcome when nothing can be read, and changes that alert on the next attempt', async () => {
    const { gateway, create } = setUp();
    gateway.planned.failNext('create', silence, { butDone: true });
    gateway.planned.failNext('read', silence);
    expect(await create(entry)).toMatchObject({ ok: false, failure: silence });
    const mine = { ...entry, message: 'Another text.' };
    expect(await create(mine, [entry])).toMatchObject({
      ok: true,
      value: { saved: { value: { message: mine.message } } },
    });
    expect(gateway.changes).toEqual(['created alert-1', 'changed alert-1']);
  });

  it('merges a colleague’s change of another field', async () => {
    const { gateway, change } = setUp();
    gateway.add({});
    gateway.edit('alert-1', { kind: 'urgent' });
    const answer = await change({ ...entry, message: 'Chat is fast again.' });
    expect(answer).toMatchObject({ ok: true, value: { mergedFromServer: ['kind'] } });
    expect(gateway.held('alert-1')).toMatchObject({ kind: 'urgent', message: 'Chat is fast again.' });
  });

  it('saves nothing when both have changed the text', async () => {
    const { gateway, change } = setUp();
    gateway.add({});
    gateway.edit('alert-1', { message: 'Theirs.' });
    const answer = await change({ ...entry, message: 'Mine.' });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'conflict', conflicts: [{ field: 'message' }] } });
    expect(gateway.held('alert-1')?.message).toBe('Theirs.');
  });

  it('reads the outcome after a lost answer to a change', async () => {
    const { gateway, change } = setUp();
    gateway.add({});
    gateway.planned.failNext('change', silence, { butDone: true });
    expect(await change({ ...entry, message: 'Mine.' })).toMatchObject({ ok: true });
    expect(gateway.reasons).toEqual(['Over']);
  });
});

describe('withdrawing an alert', () => {
  function setUp(parts: object = {}) {
    const gateway = new FakeMessageAlertGateway().add(parts);
    return { gateway, withdraw: () => new WithdrawMessageAlert(gateway).execute(name, 'Wrong number') };
  }

  it('keeps a record of a published alert, but not of a draft', async () => {
    const published = setUp();
    expect(await published.withdraw()).toMatchObject({
      ok: true,
      value: { withdrawnAt: expect.any(Number) as number },
    });
    expect(published.gateway.reasons).toEqual(['Wrong number']);
    expect(await setUp({ isPublished: false }).withdraw()).toEqual({ ok: true, value: null });
  });

  it('succeeds although a colleague has just changed the alert', async () => {
    const { gateway, withdraw } = setUp();
    const read = gateway.read.bind(gateway);
    gateway.read = async asked => {
      const answer = await read(asked);
      gateway.read = read;
      gateway.edit('alert-1', { message: 'Theirs.' });
      return answer;
    };
    expect(await withdraw()).toMatchObject({ ok: true, value: { message: 'Theirs.' } });
  });

  it('reports success only if the server confirms it', async () => {
    const { gateway, withdraw } = setUp();
    gateway.planned.failNext('withdraw', silence);
    expect(await withdraw()).toEqual({ ok: false, failure: silence });
    gateway.planned.failNext('withdraw', silence, { butDone: true });
    expect(await withdraw()).toMatchObject({ ok: true });
  });

  it('succeeds if a colleague has withdrawn it already', async () => {
    expect(await setUp({ withdrawnAt: 5 }).withdraw()).toMatchObject({ ok: true, value: { withdrawnAt: 5 } });
    const gateway = new FakeMessageAlertGateway();
    expect(await new WithdrawMessageAlert(gateway).execute(name, '')).toEqual({ ok: true, value: null });
  });
});

describe('the list of alerts', () => {
  it('contains both generations, and names one that could not be loaded', async () => {
    const gateway = new FakeMessageAlertGateway().add({}).add({ id: 'old', generation: 'v1' });
    const list = new ListMessageAlerts(gateway);
    const both = await list.execute();
    expect(both.ok && both.value.alerts.map(({ id }) => id)).toEqual(['old', 'alert-1']);
    gateway.planned.failNext('list', silence);
    expect(await list.execute()).toMatchObject({
      ok: true,
      value: { alerts: [{ id: 'alert-1' }], missing: [{ generation: 'v1', failure: silence }] },
    });
    gateway.planned.failAlways('list', silence);
    expect(await list.execute()).toEqual({ ok: false, failure: silence });
  });
});

describe('dismissing an alert', () => {
  const one = { id: 'a', revision: 'r1' };
  const other = { id: 'b', revision: 'r1' };

  it('keeps what another device dismisses in the meantime', async () => {
    const vault = new FakeDismissalVault();
    vault.afterNextRead = () => (vault.kept = [other]);
    expect(await new DismissAlert(vault).execute([one])).toBe(true);
    expect(vault.kept).toEqual([one, other]);
  });

  it('keeps one entry for each alert, and 200 in total', async () => {
    const vault = new FakeDismissalVault();
    vault.kept = Array.from({ length: 200 }, (_, number) => ({ id: `${number}`, revision: 'r1' }));
    await new DismissAlert(vault).execute([{ id: '7', revision: 'r2' }]);
    expect([vault.kept.length, vault.kept[0]]).toEqual([200, { id: '7', revision: 'r2' }]);
    await new DismissAlert(vault).execute([one]);
    expect([vault.kept.length, vault.kept[0]]).toEqual([200, one]);
  });

  it('saves nothing when the dismissals could not be read', async () => {
    const vault = new FakeDismissalVault();
    vault.kept = [other];
    vault.isReachable = false;
    expect(await new DismissAlert(vault).execute([one])).toBe(false);
    expect(vault.kept).toEqual([other]);
  });
});
