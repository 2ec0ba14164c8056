import fc from 'fast-check';
import { legalParameters } from '@/domain/legal/legalParameters.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './legalParameters.cases.json';

describeRule(legalParameters, cases);

describe('whatever the address of a legal page says', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '/', '%2e', 'en', 'EN_gb', '#x'),
  );

  it('leads to a folder with a plain name and to an anchor with a plain name', () => {
    fc.assert(
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
