import { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import { FakeLanguages } from '#test/support/fakes/kernel/FakeLanguages';
import { FakeLegalArchive } from '#test/support/fakes/legal/FakeLegalArchive';

function setUp() {
  const archive = new FakeLegalArchive();
  archive.published
    .set('en/eula', '<h1>Licence</h1>')
    .set('cy/eula', '<h1>Trwydded</h1>')
    .set('en/privacy-policy', '<h1>Privacy</h1>');
  const languages = new FakeLanguages();
  return { archive, languages, read: new ReadLegalDocument(archive, languages) };
}

describe('ReadLegalDocument', () => {
  it('reads the document in the requested language', async () => {
    const { read, languages } = setUp();
    expect(await read.execute({ doc: 'eula', lang: 'cy', goto: 'end' })).toEqual({
      ok: true,
      value: { document: 'eula', language: 'cy', markup: '<h1>Trwydded</h1>', anchor: 'end' },
    });
    expect(languages.spoken).toBe('cy');
  });

  it('falls back to English when the document does not exist in that language', async () => {
    const { read, archive } = setUp();
    expect(await read.execute({ doc: 'privacy-policy', lang: 'cy', goto: null })).toMatchObject({
      ok: true,
      value: { language: 'en', markup: '<h1>Privacy</h1>' },
    });
    expect(archive.asked).toEqual(['cy/privacy-policy', 'en/privacy-policy']);
  });

  it('makes one request when English is requested, and reports a missing document', async () => {
    const { read, archive } = setUp();
    expect(await read.execute({ doc: 'collection-statement', lang: null, goto: null })).toEqual({
      ok: false,
      failure: { kind: 'notRetrieved' },
    });
    expect(archive.asked).toEqual(['en/collection-statement']);
  });

  it('does not fall back when the storage does not answer', async () => {
    const { read, archive } = setUp();
    archive.unreachable.add('cy');
    expect(await read.execute({ doc: 'eula', lang: 'cy', goto: null })).toEqual({
      ok: false,
      failure: { kind: 'notRetrieved' },
    });
    expect(archive.asked).toEqual(['cy/eula']);
  });

  it('loads no document when the texts of its language could not be loaded, and names the language', async () => {
    const { read, archive, languages } = setUp();
    languages.unreachable.add('cy');
    expect(await read.execute({ doc: 'eula', lang: 'CY', goto: null })).toEqual({
      ok: false,
      failure: { kind: 'languageUnavailable', language: 'cy' },
    });
    expect(archive.asked).toEqual([]);
  });

  it('makes no request for an unknown document', async () => {
    const { read, archive, languages } = setUp();
    expect(await read.execute({ doc: 'terms', lang: 'cy', goto: null })).toEqual({
      ok: false,
      failure: { kind: 'invalidParameter' },
    });
    expect(archive.asked).toEqual([]);
    expect(languages.spoken).toBe('en');
  });
});
