import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { Secret, TOTP } from 'otpauth';
import { totpSecretText } from '@/domain/session/secondFactor/totpSecretText';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof totpSecretText>[0];
  readonly expected: ReturnType<typeof totpSecretText>;
}

describe('totpSecretText', () => {
  it.each<Case>([
    { why: 'rfc4648-0: RFC 4648 section 10, without padding: "".', input: { bytes: [] }, expected: '' },
    { why: 'rfc4648-1: RFC 4648 section 10, without padding: "f".', input: { bytes: [102] }, expected: 'MY' },
    { why: 'rfc4648-2: RFC 4648 section 10, without padding: "fo".', input: { bytes: [102, 111] }, expected: 'MZXQ' },
    {
      why: 'rfc4648-3: RFC 4648 section 10, without padding: "foo".',
      input: { bytes: [102, 111, 111] },
      expected: 'MZXW6',
    },
    {
      why: 'rfc4648-4: RFC 4648 section 10, without padding: "foob".',
      input: { bytes: [102, 111, 111, 98] },
      expected: 'MZXW6YQ',
    },
    {
      why: 'rfc4648-5: RFC 4648 section 10, without padding: "fooba".',
      input: { bytes: [102, 111, 111, 98, 97] },
      expected: 'MZXW6YTB',
    },
    {
      why: 'rfc4648-6: RFC 4648 section 10, without padding: "foobar".',
      input: { bytes: [102, 111, 111, 98, 97, 114] },
      expected: 'MZXW6YTBOI',
    },
    {
      why: 'zeros: 20 bytes are 32 characters; zeros are written.',
      input: { bytes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      expected: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    },
    {
      why: 'ones: The last symbol of the alphabet.',
      input: {
        bytes: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
      },
      expected: '77777777777777777777777777777777',
    },
    {
      why: 'rfc6238: The secret of the vectors in RFC 6238, appendix B.',
      input: { bytes: [49, 50, 51, 52, 53, 54, 55, 56, 57, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 48] },
      expected: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    },
  ])('$why', ({ input, expected }) => {
    expect(totpSecretText(input)).toEqual(expected);
  });
});

describe('a secret of 20 bytes', () => {
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 });

  it('is 32 characters that another library reads back as the same bytes', () => {
    assertProperty(
      fc.property(bytes, secret => {
        const text = totpSecretText({ bytes: secret });
        expect(text).toMatch(/^[A-Z2-7]{32}$/);
        expect(Secret.fromBase32(text).bytes).toEqual(secret);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_234_567_890, '89005924'],
    [20_000_000_000, '65353130'],
  ])('returns the codes of RFC 6238 at %i seconds', (seconds, code) => {
    const secret = totpSecretText({ bytes: new TextEncoder().encode('12345678901234567890') });
    const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 8 });
    expect(totp.generate({ timestamp: seconds * 1_000 })).toBe(code);
  });
});
