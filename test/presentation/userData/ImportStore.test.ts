import { ImportStore } from '@/presentation/userData/ImportStore';
import { FakeUserDataGateway } from '#test/support/fakes/userData/FakeUserDataGateway';

const recentSignIn = { execute: <T>(act: () => Promise<T>) => act() };

async function shown() {
  const data = new FakeUserDataGateway().add('ida');
  await data.export('ida', { obfuscated: false, reason: 'asked' });
  await data.delete('ida', 'asked');
  const store = new ImportStore({ data, recentSignIn });
  store.open();
  return { store, data };
}

describe('ImportStore', () => {
  it('sends nothing without region, complete link and reason', async () => {
    const { store, data } = await shown();
    const before = data.planned.countOf('import');
    store.writeLink('uk.example/exports/ida');
    await store.send();
    expect(store.faults).toEqual({ source: true, link: true, reason: true });
    expect(data.planned.countOf('import')).toBe(before);
  });

  it('imports a person, and names them', async () => {
    const { store } = await shown();
    store.choose('UK');
    store.writeLink(' https://uk.example/exports/ida ');
    store.write('A mistake');
    await store.send();
    expect([store.isOpen, store.imported?.userId]).toEqual([false, 'ida']);
  });

  it('keeps the entries when the export is invalid', async () => {
    const { store } = await shown();
    store.choose('UK');
    store.writeLink('https://uk.example/exports/other');
    store.write('A mistake');
    await store.send();
    expect([store.isOpen, store.failure, store.link]).toEqual([
      ...[true, { kind: 'invalidExport' }, 'https://uk.example/exports/other'],
    ]);
  });
});
