import { isAccessType, isPhoneNumber } from '@/domain/transactional/contactLimits';
import { tokenKind } from '@/domain/transactional/tokenKind';

describe('isPhoneNumber', () => {
  it.each(['+44 20 7946 0018', '(020) 7946-0018', '123456', '020.7946.0018'])('accepts %s', text => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each(['', '12345', '1234567890123456', 'call me on 020 7946 0018', '020 7946 0018+', '٠٢٠٧٩٤٦٠'])(
    'rejects %j',
    text => {
      expect(isPhoneNumber(text)).toBe(false);
    },
  );
});

describe('tokenKind', () => {
  it.each([
    ['a'.repeat(22), 'link'],
    ['aa.bb.cc', 'email'],
    ['a'.repeat(21), undefined],
    ['a.b', undefined],
    ['../..', undefined],
    [`${'a'.repeat(1_024)}.b.c`, undefined],
  ])('of %s is %s', (token, kind) => {
    expect(tokenKind(token)).toBe(kind);
  });

  it('accepts only the three kinds of access', () => {
    expect(['dashboard', 'app', 'organisation', 'admin', ''].map(isAccessType)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
