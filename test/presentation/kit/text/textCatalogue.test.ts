import { CatalogueLanguages } from '@/presentation/kit/text/CatalogueLanguages';
import { LanguageLoadError } from '@/presentation/kit/text/LanguageLoadError';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';

const files: Record<string, object | 'unreachable'> = {};

function setUp(given: Record<string, object | 'unreachable'>) {
  for (const name of Object.keys(files)) delete files[name];
  Object.assign(files, given);
  textCatalogue.start((language, namespace) => Promise.resolve(files[`${language}/${namespace}`] ?? 'missing'));
}

/** Each case has its own namespaces: the catalogue is shared by the whole window and forgets nothing. */
describe('the message catalogue', () => {
  it('returns texts in another language, and English where a translation is missing', async () => {
    setUp({ 'en/one': { hello: 'Hello', bye: 'Bye' }, 'cy/one': { hello: 'Helo' } });
    await textCatalogue.add('one');
    await textCatalogue.speak('cy');
    expect([textCatalogue.text('one', 'hello'), textCatalogue.text('one', 'bye')]).toEqual(['Helo', 'Bye']);
  });

  it('accepts language codes with an underscore', async () => {
    setUp({ 'en/two': { hello: 'Hello' }, 'pt_br/two': { hello: 'Olá' } });
    await textCatalogue.add('two');
    await textCatalogue.speak('pt_br');
    expect(textCatalogue.text('two', 'hello')).toBe('Olá');
  });

  it('falls back to English when a language has no texts', async () => {
    setUp({ 'en/three': { hello: 'Hello' } });
    await textCatalogue.add('three');
    expect(await new CatalogueLanguages().speak('zz')).toEqual({ ok: true, value: undefined });
    expect(textCatalogue.text('three', 'hello')).toBe('Hello');
  });

  it('keeps its texts when a language cannot be loaded', async () => {
    setUp({ 'en/four': { hello: 'Hello' }, 'de/four': 'unreachable' });
    await textCatalogue.add('four');
    expect(await new CatalogueLanguages().speak('de')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(textCatalogue.text('four', 'hello')).toBe('Hello');
  });

  it('inserts values literally, and nothing for a missing value', async () => {
    setUp({
      'en/six': {
        said: '{{name}} said {{text}} to {{name}}',
        left_one: '{{count}} is left',
        left_other: '{{count}} are left',
      },
    });
    await textCatalogue.add('six');
    expect(textCatalogue.text('six', 'said', { name: '{{text}}', text: '$& <b>' })).toBe(
      '{{text}} said $& <b> to {{text}}',
    );
    expect(textCatalogue.text('six', 'said', { text: 'no' })).toBe(' said no to ');
    expect([1, 2].map(count => textCatalogue.text('six', 'left', { count }))).toEqual(['1 is left', '2 are left']);
  });

  it('formats numbers with separators, and leaves texts of digits as they are', async () => {
    setUp({
      'en/seven': { of: '{{used}} of {{all}}', found_one: '{{count}} of {{all}}', found_other: '{{count}} of {{all}}' },
    });
    await textCatalogue.add('seven');
    expect(textCatalogue.text('seven', 'of', { used: 999, all: 1_000_000 })).toBe('999 of 1,000,000');
    expect(textCatalogue.text('seven', 'of', { used: 4.5, all: '2026' })).toBe('4.5 of 2026');
    expect(textCatalogue.text('seven', 'found', { count: 5_214, all: 10_000 })).toBe('5,214 of 10,000');
  });

  it('uses the plural forms of the language, and the base text when a form is missing', async () => {
    setUp({
      'en/eight': { day_one: '{{count}} day', day_other: '{{count}} days', only: '{{count}} in all' },
      'cy/eight': { day_two: '{{count}} ddiwrnod', day_other: '{{count}} diwrnod' },
    });
    await textCatalogue.add('eight');
    expect(textCatalogue.text('eight', 'only', { count: 2 })).toBe('2 in all');
    await textCatalogue.speak('cy');
    const days = [1, 2, 9].map(count => textCatalogue.text('eight', 'day', { count }));
    expect(days).toEqual(['1 diwrnod', '2 ddiwrnod', '9 diwrnod']);
    expect(textCatalogue.text('eight', 'toString')).toBe('toString');
  });

  it('loads each file once', async () => {
    const asked: string[] = [];
    textCatalogue.start((language, namespace) => {
      asked.push(`${language}/${namespace}`);
      return Promise.resolve({ hello: 'Hello' });
    });
    await textCatalogue.add('nine');
    await textCatalogue.add('nine');
    expect(asked).toEqual(['en/nine']);
  });

  it('names the language without texts when English itself is missing', async () => {
    setUp({});
    await expect(textCatalogue.add('five')).rejects.toEqual(new LanguageLoadError('en'));
    expect(new LanguageLoadError('en').message).toBe("Problem with 'en' language initialization");
  });
});
