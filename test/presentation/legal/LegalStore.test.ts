import { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import { LegalStore } from '@/presentation/legal/LegalStore';
import { FakeLanguages } from '#test/support/fakes/kernel/FakeLanguages';
import { FakeLegalArchive } from '#test/support/fakes/legal/FakeLegalArchive';
import { eventually } from '#test/support/eventually';

function setUp(doc = 'eula') {
  const archive = new FakeLegalArchive();
  archive.published.set('en/eula', '<h1>Licence</h1>');
  return {
    archive,
    store: new LegalStore({ doc, lang: null, goto: null }, new ReadLegalDocument(archive, new FakeLanguages())),
  };
}

describe('LegalStore', () => {
  it('loads the text, then shows it', async () => {
    const { store } = setUp();
    const stop = store.start();
    expect(store.phase).toBe('loading');
    await eventually(() => expect(store.phase).toBe('loaded'));
    expect(store.text?.markup).toBe('<h1>Licence</h1>');
    stop();
  });

  it('says why there is no text, and shows it after a retry', async () => {
    const { store, archive } = setUp();
    archive.unreachable.add('en');
    const stop = store.start();
    await eventually(() => expect(store.failure).toEqual({ kind: 'notRetrieved' }));
    expect(store.phase).toBe('error');
    archive.unreachable.clear();
    await store.load();
    expect([store.phase, store.failure]).toEqual(['loaded', undefined]);
    stop();
  });

  it('ignores an answer that arrives after it was stopped', async () => {
    const { store } = setUp();
    const stop = store.start();
    stop();
    await Promise.resolve();
    await Promise.resolve();
    expect(store.phase).toBe('loading');
  });
});
