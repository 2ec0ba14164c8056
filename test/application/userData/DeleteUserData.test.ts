import { DeleteUserData } from '@/application/userData/DeleteUserData';
import { FakeUserDataGateway } from '#test/support/fakes/userData/FakeUserDataGateway';

const recentSignIn = { execute: <T>(act: () => Promise<T>) => act() };

async function prepared() {
  const data = new FakeUserDataGateway().add('ida');
  await data.export('ida', { obfuscated: false, reason: 'asked' });
  return { data, remove: new DeleteUserData(data, recentSignIn) };
}

describe('DeleteUserData', () => {
  it('returns the receipt', async () => {
    const { remove } = await prepared();
    expect(await remove.execute('ida', 'asked')).toMatchObject({ ok: true, value: { id: 'receipt-ida' } });
  });

  it('finds the receipt of a deletion whose answer was lost', async () => {
    const { data, remove } = await prepared();
    data.planned.failNext('delete', { kind: 'unreachable' }, { butDone: true });
    expect(await remove.execute('ida', 'asked')).toMatchObject({ ok: true, value: { id: 'receipt-ida' } });
  });

  it('reports that nothing was deleted when the call never arrived', async () => {
    const { data, remove } = await prepared();
    data.planned.failNext('delete', { kind: 'unreachable' });
    expect(await remove.execute('ida', 'asked')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('reports an unknown outcome when the receipt cannot be read either', async () => {
    const { data, remove } = await prepared();
    data.planned.failNext('delete', { kind: 'unreachable' }, { butDone: true });
    data.planned.failNext('read', { kind: 'unreachable' });
    expect(await remove.execute('ida', 'asked')).toEqual({ ok: false, failure: { kind: 'unconfirmed' } });
  });

  it('passes on a refusal', async () => {
    const { data, remove } = await prepared();
    data.add('ida', { chatOpen: true });
    expect(await remove.execute('ida', 'asked')).toEqual({
      ...{ ok: false, failure: { kind: 'notDeleted', refusals: ['ChatOpen'] } },
    });
  });
});
