import { isAccessType, isPhoneNumber } from '@/domain/transactional/contactLimits';
import { tokenKind } from '@/domain/transactional/tokenKind';

describe('a phone number', () => {
  it.each(['+44 20 7946 0018', '(020) 7946-0018', '123456', '020.7946.0018'])('is one: %s', text => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each(['', '12345', '1234567890123456', 'call me on 020 7946 0018', '020 7946 0018+', '٠٢٠٧٩٤٦٠'])(
    'is none: %j',
    text => {
      expect(isPhoneNumber(text)).toBe(false);
    },
  );
});

describe('the token of a page', () => {
  it.each([
    ['a'.repeat(22), 'link'],
    ['aa.bb.cc', 'email'],
    ['a'.repeat(21), undefined],
    ['a.b', undefined],
    ['../..', undefined],
    [`${'a'.repeat(1_024)}.b.c`, undefined],
  ])('%s', (token, kind) => {
    expect(tokenKind(token)).toBe(kind);
  });

  it('asks for no other access than the three kinds', () => {
    expect(['dashboard', 'app', 'organisation', 'admin', ''].map(isAccessType)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
