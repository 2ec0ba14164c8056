import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { continueUrl } from '@/domain/session/signIn/continueUrl.rule';

describe('continueUrl, for any link', () => {
  const origin = 'https://dashboard.example';
  const nasty = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '.',
    '%2f',
    '%5c',
    '\t',
    '\n',
    'https:',
    'javascript:',
    'evil.example',
    'logout',
    'action',
    'callback',
    '?',
    '#',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(nasty, { maxLength: 8 }).map(parts => parts.join('')),
  );

  it('stays on this site, and avoids logout, action and callback', () => {
    assertProperty(
      fc.property(texts, text => {
        const there = new URL(continueUrl({ continueUrl: text, origin }), origin);
        expect(there.origin).toBe(origin);
        expect(there.pathname.toLowerCase().split('/')).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(logout|action|callback)$/)]),
        );
      }),
      { numRuns: 5_000 },
    );
  });
});
