import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { legalParameters } from '@/domain/legal/legalParameters';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof legalParameters>[0];
  readonly expected: ReturnType<typeof legalParameters>;
}

describe('legalParameters', () => {
  it.each<Case>([
    {
      why: 'plain: English from the top by default.',
      input: { doc: 'eula', lang: null, goto: null },
      expected: { document: 'eula', language: 'en', anchor: null },
    },
    {
      why: 'privacy: A language and a heading.',
      input: { doc: 'privacy-policy', lang: 'cy', goto: 'contact' },
      expected: { document: 'privacy-policy', language: 'cy', anchor: 'contact' },
    },
    {
      why: 'collection: Capital letters are lower-cased.',
      input: { doc: 'collection-statement', lang: 'EN', goto: null },
      expected: { document: 'collection-statement', language: 'en', anchor: null },
    },
    {
      why: 'unknown-doc: There are three documents.',
      input: { doc: 'terms', lang: null, goto: null },
      expected: { document: null, language: 'en', anchor: null },
    },
    {
      why: 'doc-case: Names are exact.',
      input: { doc: 'EULA', lang: null, goto: null },
      expected: { document: null, language: 'en', anchor: null },
    },
    {
      why: 'doc-prototype: A property of every object is not a document.',
      input: { doc: 'constructor', lang: null, goto: null },
      expected: { document: null, language: 'en', anchor: null },
    },
    {
      why: 'doc-empty: An empty name is not a document.',
      input: { doc: '', lang: null, goto: null },
      expected: { document: null, language: 'en', anchor: null },
    },
    {
      why: 'underscore: An underscore is kept.',
      input: { doc: 'eula', lang: 'pt_BR', goto: null },
      expected: { document: 'eula', language: 'pt_br', anchor: null },
    },
    {
      why: 'hyphen: A hyphen is neither letter nor underscore.',
      input: { doc: 'eula', lang: 'en-GB', goto: null },
      expected: { document: 'eula', language: 'engb', anchor: null },
    },
    {
      why: 'path: No path leaves the folder.',
      input: { doc: 'eula', lang: '../../api', goto: null },
      expected: { document: 'eula', language: 'api', anchor: null },
    },
    {
      why: 'markup: Markup is neither code nor anchor.',
      input: { doc: 'eula', lang: '<b>', goto: '<img src=x>' },
      expected: { document: 'eula', language: 'b', anchor: null },
    },
    {
      why: 'digits: English if nothing is left.',
      input: { doc: 'eula', lang: '123', goto: null },
      expected: { document: 'eula', language: 'en', anchor: null },
    },
    {
      why: 'underscores-only: A code needs a letter.',
      input: { doc: 'eula', lang: '___', goto: null },
      expected: { document: 'eula', language: 'en', anchor: null },
    },
    {
      why: 'long-20: Twenty letters are accepted.',
      input: { doc: 'eula', lang: 'abcdefghijklmnopqrst', goto: null },
      expected: { document: 'eula', language: 'abcdefghijklmnopqrst', anchor: null },
    },
    {
      why: 'long-21: The letter after the twentieth is cut.',
      input: { doc: 'eula', lang: 'abcdefghijklmnopqrstu', goto: null },
      expected: { document: 'eula', language: 'abcdefghijklmnopqrst', anchor: null },
    },
    {
      why: 'accent: Only letters from a to z name a folder.',
      input: { doc: 'eula', lang: 'é', goto: null },
      expected: { document: 'eula', language: 'en', anchor: null },
    },
    {
      why: 'anchor-odd: All characters allowed in an anchor.',
      input: { doc: 'eula', lang: null, goto: 'section-2.1_b' },
      expected: { document: 'eula', language: 'en', anchor: 'section-2.1_b' },
    },
    {
      why: 'anchor-empty: An empty anchor is ignored.',
      input: { doc: 'eula', lang: null, goto: '' },
      expected: { document: 'eula', language: 'en', anchor: null },
    },
    {
      why: 'anchor-quote: A quote could end a selector.',
      input: { doc: 'eula', lang: null, goto: 'a"]' },
      expected: { document: 'eula', language: 'en', anchor: null },
    },
    {
      why: 'anchor-100: The longest name.',
      input: {
        doc: 'eula',
        lang: null,
        goto: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
      expected: {
        document: 'eula',
        language: 'en',
        anchor: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
    },
    {
      why: 'anchor-101: A longer name is ignored.',
      input: {
        doc: 'eula',
        lang: null,
        goto: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
      expected: { document: 'eula', language: 'en', anchor: null },
    },
  ])('$why', ({ input, expected }) => {
    expect(legalParameters(input)).toEqual(expected);
  });
});

describe('legalParameters, for any address', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '/', '%2e', 'en', 'EN_gb', '#x'),
  );

  it('leads to a folder and an anchor with plain names', () => {
    assertProperty(
      fc.property(text, fc.option(text), fc.option(text), (doc, lang, goto) => {
        const { document, language, anchor } = legalParameters({ doc, lang, goto });
        expect(language).toMatch(/^[a-z_]{1,20}$/);
        if (document !== null) expect(['eula', 'privacy-policy', 'collection-statement']).toContain(document);
        if (anchor !== null) expect(anchor).toMatch(/^[\w.-]{1,100}$/);
      }),
      { numRuns: 5_000 },
    );
  });
});
