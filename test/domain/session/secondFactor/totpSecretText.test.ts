import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { totpSecretText } from '@/domain/session/secondFactor/totpSecretText.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './totpSecretText.cases.json';

describeRule(totpSecretText, cases);

describe('a secret of 20 bytes', () => {
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 });

  it('is 32 characters that another library reads back as the same bytes', () => {
    fc.assert(
      fc.property(bytes, secret => {
        const text = totpSecretText({ bytes: secret });
        expect(text).toMatch(/^[A-Z2-7]{32}$/);
        expect(Secret.fromBase32(text).bytes).toEqual(secret);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_234_567_890, '89005924'],
    [20_000_000_000, '65353130'],
  ])('gives the codes of RFC 6238 at %i seconds', (seconds, code) => {
    const secret = totpSecretText({ bytes: new TextEncoder().encode('12345678901234567890') });
    const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 8 });
    expect(totp.generate({ timestamp: seconds * 1_000 })).toBe(code);
  });
});
