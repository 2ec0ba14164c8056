import { URI } from 'otpauth';
import { otpauthLink } from '@/domain/session/secondFactor/totpSecretText';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof otpauthLink>[0];
  readonly expected: ReturnType<typeof otpauthLink>;
}

describe('otpauthLink', () => {
  it.each<Case>([
    {
      why: 'uk: The region is part of the label.',
      input: {
        product: 'Staff dashboard',
        region: 'UK',
        email: 'ann@staff.example',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
      expected:
        'otpauth://totp/Staff%20dashboard%20UK:ann%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Staff%20dashboard%20UK&algorithm=SHA1&digits=6&period=30',
    },
    {
      why: 'australia: The Australian deployment.',
      input: {
        product: 'Staff dashboard',
        region: 'AUS',
        email: 'ann@staff.example',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
      expected:
        'otpauth://totp/Staff%20dashboard%20AUS:ann%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Staff%20dashboard%20AUS&algorithm=SHA1&digits=6&period=30',
    },
    {
      why: 'plus: A plus sign is no space.',
      input: {
        product: 'Staff dashboard',
        region: 'UK',
        email: 'ann+work@staff.example',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
      expected:
        'otpauth://totp/Staff%20dashboard%20UK:ann%2Bwork%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Staff%20dashboard%20UK&algorithm=SHA1&digits=6&period=30',
    },
    {
      why: 'ampersand: Ends no parameter.',
      input: {
        product: 'Staff dashboard',
        region: 'UK',
        email: 'a&b@staff.example',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
      expected:
        'otpauth://totp/Staff%20dashboard%20UK:a%26b%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Staff%20dashboard%20UK&algorithm=SHA1&digits=6&period=30',
    },
    {
      why: 'hash: Starts no anchor.',
      input: {
        product: 'Staff dashboard',
        region: 'UK',
        email: 'a#b@staff.example',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
      expected:
        'otpauth://totp/Staff%20dashboard%20UK:a%23b%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Staff%20dashboard%20UK&algorithm=SHA1&digits=6&period=30',
    },
    {
      why: 'percent: Is not decoded twice.',
      input: {
        product: 'Staff dashboard',
        region: 'UK',
        email: 'a%41@staff.example',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
      expected:
        'otpauth://totp/Staff%20dashboard%20UK:a%2541%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Staff%20dashboard%20UK&algorithm=SHA1&digits=6&period=30',
    },
    {
      why: 'colon: Does not end the issuer.',
      input: {
        product: 'Staff dashboard',
        region: 'UK',
        email: 'a:b@staff.example',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
      expected:
        'otpauth://totp/Staff%20dashboard%20UK:a%3Ab%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Staff%20dashboard%20UK&algorithm=SHA1&digits=6&period=30',
    },
    {
      why: 'umlaut: Beyond ASCII.',
      input: {
        product: 'Staff dashboard',
        region: 'UK',
        email: 'jürgen@staff.example',
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      },
      expected:
        'otpauth://totp/Staff%20dashboard%20UK:j%C3%BCrgen%40staff.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Staff%20dashboard%20UK&algorithm=SHA1&digits=6&period=30',
    },
  ])('$why', ({ input, expected }) => {
    expect(otpauthLink(input)).toEqual(expected);
  });
});

describe('the link', () => {
  it.each(['ann+work@staff.example', 'a&b#c%41:d@staff.example', 'jürgen@staff.example'])(
    'is read back by another library: %s',
    email => {
      const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
      const read = URI.parse(otpauthLink({ product: 'Staff dashboard', region: 'UK', email, secret }));
      expect([read.label, read.issuer, read.secret.base32]).toEqual([email, 'Staff dashboard UK', secret]);
    },
  );
});
