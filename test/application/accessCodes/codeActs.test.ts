import { SetCodeEnabled } from '@/application/accessCodes/SetCodeEnabled';
import type { CodeGeneration } from '@/domain/accessCodes/AccessCode';
import { DeleteAccessCode } from '@/application/accessCodes/DeleteAccessCode';
import { danasAuthorship } from '#test/support/builders/kernel/danasAuthorship';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';

describe('SetCodeEnabled', () => {
  function setUp(generation: CodeGeneration) {
    const gateway = new FakeAccessCodeGateway().addOrganisation('north', 'North Board').add('MILL-1', { generation });
    const clock = new ManualClock();
    gateway.now = () => clock.now();
    const disable = async (read = gateway.stored('MILL-1')) =>
      new SetCodeEnabled(gateway, danasAuthorship(clock)).execute(read, false, 'The campaign is over.');
    return { gateway, disable };
  }

  describe.each(['v1', 'v2'] as const)('disabling a code of generation %s', generation => {
    it('sends the reason and returns the code as it is afterwards', async () => {
      const { gateway, disable } = setUp(generation);
      expect(await disable()).toMatchObject({ ok: true, value: { enabled: false } });
      expect([gateway.changes, gateway.reasons]).toEqual([['disable MILL-1'], ['The campaign is over.']]);
    });

    it('changes nothing if another administrator changed it, and returns its present state', async () => {
      const { gateway, disable } = setUp(generation);
      const read = gateway.stored('MILL-1');
      gateway.edit('MILL-1', { seats: 7 });
      expect(await disable(read)).toMatchObject({
        failure: { kind: 'changedMeanwhile', now: { seats: 7, enabled: true } },
      });
      expect(gateway.changes).toEqual([]);
    });

    it('succeeds although patients have joined since', async () => {
      const { gateway, disable } = setUp(generation);
      const read = gateway.stored('MILL-1');
      gateway.edit('MILL-1', { used: 7 }, { sameVersion: true });
      expect((await disable(read)).ok).toBe(true);
    });

    it('reports success when the answer is lost and the code is disabled', async () => {
      const { gateway, disable } = setUp(generation);
      gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone: true });
      expect(await disable()).toMatchObject({ ok: true, value: { enabled: false } });
    });

    it('reports success when the browser sends the call twice', async () => {
      const { gateway, disable } = setUp(generation);
      gateway.planned.repeatNext('setEnabled');
      expect(await disable()).toMatchObject({ ok: true, value: { enabled: false } });
    });

    it('reports failure when the answer is lost and the code is still enabled', async () => {
      const { gateway, disable } = setUp(generation);
      gateway.planned.failNext('setEnabled', { kind: 'unreachable' });
      expect(await disable()).toMatchObject({ failure: { kind: 'notDone', now: { enabled: true } } });
    });

    it('reports that it was done and changed since when a colleague enabled the code right away', async () => {
      const { gateway, disable } = setUp(generation);
      const read = gateway.stored('MILL-1');
      const original = gateway.setEnabled.bind(gateway);
      gateway.setEnabled = async (...args) => {
        const answer = await original(...args);
        gateway.edit('MILL-1', { enabled: true });
        return answer;
      };
      expect(await disable(read)).toMatchObject({ failure: { kind: 'doneAndChanged', now: { enabled: true } } });
    });

    it('reports an unknown outcome when the code cannot be read afterwards', async () => {
      const { gateway, disable } = setUp(generation);
      const read = gateway.stored('MILL-1');
      const original = gateway.setEnabled.bind(gateway);
      gateway.setEnabled = (...args) => {
        gateway.planned.failNext('read', { kind: 'unreachable' });
        return original(...args);
      };
      expect(await disable(read)).toEqual({
        ok: false,
        failure: { kind: 'unconfirmed', why: { kind: 'unreachable' } },
      });
    });

    it('reports that another administrator deleted the code first', async () => {
      const { gateway, disable } = setUp(generation);
      const read = gateway.stored('MILL-1');
      gateway.remove('MILL-1');
      expect(await disable(read)).toEqual({ ok: false, failure: { kind: 'notFound' } });
    });
  });
});

describe('deleting a code', () => {
  function setUp() {
    const gateway = new FakeAccessCodeGateway().addOrganisation('north', 'North Board').add('MILL-1');
    const read = gateway.stored('MILL-1');
    return { gateway, remove: () => new DeleteAccessCode(gateway).execute(read, 'It was printed wrongly.') };
  }

  it('succeeds when the code can no longer be found', async () => {
    const { gateway, remove } = setUp();
    expect(await remove()).toEqual({ ok: true, value: undefined });
    expect([gateway.has('MILL-1'), gateway.reasons]).toEqual([false, ['It was printed wrongly.']]);
  });

  it('deletes nothing that another administrator has changed', async () => {
    const { gateway, remove } = setUp();
    gateway.edit('MILL-1', { seats: 7 });
    expect(await remove()).toMatchObject({ failure: { kind: 'changedMeanwhile', now: { seats: 7 } } });
    expect(gateway.has('MILL-1')).toBe(true);
  });

  it('does not delete a code that a patient has joined with', async () => {
    const { gateway, remove } = setUp();
    gateway.edit('MILL-1', { used: 1 }, { sameVersion: true });
    expect(await remove()).toMatchObject({ failure: { kind: 'changedMeanwhile', now: { used: 1 } } });
    expect(gateway.has('MILL-1')).toBe(true);
  });

  it('reports an unknown outcome when the code cannot be read afterwards', async () => {
    const { gateway, remove } = setUp();
    gateway.loseAnswers('delete', { butDone: true });
    expect(await remove()).toEqual({ ok: false, failure: { kind: 'unconfirmed', why: { kind: 'unreachable' } } });
  });

  it('succeeds when another administrator deleted it first', async () => {
    const { gateway, remove } = setUp();
    gateway.remove('MILL-1');
    expect((await remove()).ok).toBe(true);
  });

  it.each([
    [true, { ok: true, value: undefined }],
    [false, { failure: { kind: 'notDone', now: { code: 'MILL-1' } } }],
  ])('reads the outcome after a lost answer (carried out: %s)', async (butDone, expected) => {
    const { gateway, remove } = setUp();
    gateway.planned.failNext('delete', { kind: 'unreachable' }, { butDone });
    expect(await remove()).toMatchObject(expected);
  });

  it('fails without the permission', async () => {
    const { gateway, remove } = setUp();
    gateway.planned.failNext('delete', { kind: 'notAllowed' });
    expect(await remove()).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
  });
});
