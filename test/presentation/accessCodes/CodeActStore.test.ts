import { codeTools } from '#test/support/builders/accessCodes/codeTools';

function setUp() {
  const { gateway, page, drafts } = codeTools();
  gateway.add('MILL-1', { seats: 5 });
  const notified: string[] = [];
  const acts = page().stores.acts('MILL-1', {
    onRead: ({ seats, enabled }) => notified.push(`read ${seats ?? ''} ${enabled}`),
    onDeleted: ({ code }) => notified.push(`deleted ${code}`),
    onDoubt: () => notified.push('doubt'),
  });
  const read = gateway.stored('MILL-1');
  return { gateway, page, drafts, acts, notified, read };
}

describe('acts on a code', () => {
  it('need a question and a reason', async () => {
    const { acts, gateway, read } = setUp();
    await acts.confirm(read);
    acts.ask('disable');
    await acts.confirm(read);
    acts.writeReason('  ');
    await acts.confirm(read);
    expect([acts.hasTriedToSubmit, acts.isReasonMissing, gateway.changes]).toEqual([true, true, []]);
  });

  it('are done once, however often they are confirmed', async () => {
    const { acts, gateway, read, notified } = setUp();
    acts.ask('disable');
    acts.writeReason(' The campaign is over. ');
    await Promise.all([acts.confirm(read), acts.confirm(read)]);
    expect([acts.act, acts.done, gateway.changes, gateway.reasons]).toEqual([
      undefined,
      'disable',
      ['disable MILL-1'],
      ['The campaign is over.'],
    ]);
    expect(notified).toEqual(['read 5 false']);
  });

  it('ask again when another administrator changed the code, and show its new state', async () => {
    const { acts, gateway, read, notified } = setUp();
    gateway.edit('MILL-1', { seats: 7 });
    acts.ask('disable');
    acts.writeReason('Over.');
    await acts.confirm(read);
    expect([acts.act, acts.failure?.kind, acts.reason, notified]).toEqual([
      'disable',
      'changedMeanwhile',
      'Over.',
      ['read 7 true'],
    ]);
    await acts.confirm(gateway.stored('MILL-1'));
    expect(acts.done).toBe('disable');
  });

  it('report an unknown outcome after a lost answer, and have the code loaded again', async () => {
    const { acts, gateway, read, notified } = setUp();
    acts.ask('disable');
    acts.writeReason('Over.');
    gateway.loseAnswers('setEnabled', { butDone: true });
    await acts.confirm(read);
    expect([acts.failure, acts.done, notified]).toEqual([
      { kind: 'unconfirmed', why: { kind: 'unreachable' } },
      undefined,
      ['doubt'],
    ]);
  });

  it('close when they are cancelled, and delete the code when they are confirmed', async () => {
    const { acts, gateway, read, notified } = setUp();
    acts.ask('delete');
    acts.cancel();
    expect(acts.act).toBeUndefined();
    acts.ask('delete');
    acts.writeReason('Printed wrongly.');
    await acts.confirm(read);
    expect([gateway.has('MILL-1'), notified]).toEqual([false, ['deleted MILL-1']]);
  });

  it('keep the question and its reason over a reload, until it is answered or cancelled', async () => {
    const { gateway, page, drafts, read } = setUp();
    const listener = { onRead: () => undefined, onDeleted: () => undefined, onDoubt: () => undefined };
    const open = async () => {
      const { formDrafts, stores } = page();
      const store = stores.acts('MILL-1', listener);
      const stop = store.start();
      await store.form.loaded;
      const close = async () => {
        stop();
        await formDrafts.flush();
      };
      return { store, close };
    };
    const first = await open();
    first.store.ask('disable');
    first.store.writeReason('The campaign is over.');
    await first.close();
    const second = await open();
    expect([second.store.act, second.store.reason, second.store.form.restored]).toEqual([
      'disable',
      'The campaign is over.',
      true,
    ]);
    await second.store.confirm(read);
    await second.close();
    expect([gateway.reasons, drafts.kept.get('/accessCodeAct/MILL-1')]).toEqual([['The campaign is over.'], undefined]);
    const third = await open();
    expect([third.store.act, third.store.form.restored]).toEqual([undefined, false]);
    third.store.ask('delete');
    await third.close();
    expect(drafts.kept.get('/accessCodeAct/MILL-1')).toBeUndefined();
    third.store.writeReason('Over.');
    third.store.cancel();
    await third.close();
    expect(drafts.kept.get('/accessCodeAct/MILL-1')).toBeUndefined();
  });
});
