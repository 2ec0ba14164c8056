import { codeTools } from '#test/support/builders/accessCodes/codeTools';

function setUp() {
  const { gateway, page } = codeTools();
  gateway.add('MILL-1', { seats: 5 });
  const notified: string[] = [];
  const acts = page().stores.acts({
    onRead: ({ seats, enabled }) => notified.push(`read ${seats ?? ''} ${enabled}`),
    onDeleted: ({ code }) => notified.push(`deleted ${code}`),
    onDoubt: () => notified.push('doubt'),
  });
  const read = gateway.stored('MILL-1');
  return { gateway, acts, notified, read };
}

describe('acts on a code', () => {
  it('need a question and a reason', async () => {
    const { acts, gateway, read } = setUp();
    await acts.confirm(read);
    acts.ask('disable');
    await acts.confirm(read);
    acts.writeReason('  ');
    await acts.confirm(read);
    expect([acts.canConfirm, gateway.changes]).toEqual([false, []]);
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

  it('ask again where another administrator changed the code, and show what it is now', async () => {
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

  it('say that they do not know what came of it, and have the code loaded', async () => {
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

  it('delete, and are closed by cancelling', async () => {
    const { acts, gateway, read, notified } = setUp();
    acts.ask('delete');
    acts.cancel();
    expect(acts.act).toBeUndefined();
    acts.ask('delete');
    acts.writeReason('Printed wrongly.');
    await acts.confirm(read);
    expect([gateway.has('MILL-1'), notified]).toEqual([false, ['deleted MILL-1']]);
  });
});
