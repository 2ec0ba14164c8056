import { URI } from 'otpauth';
import { otpauthLink } from '@/domain/session/secondFactor/totpSecretText';

type Region = Parameters<typeof otpauthLink>[0]['region'];

interface Case {
  readonly why: string;
  readonly region: Region;
  readonly email: string;
  /** Issuer and email, as in the link. */
  readonly label: string;
}

const product = 'Staff dashboard';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('otpauthLink', () => {
  it.each<Case>([
    {
      why: 'uk: The region is part of the label.',
      region: 'UK',
      email: 'ann@staff.example',
      label: 'Staff%20dashboard%20UK:ann%40staff.example',
    },
    {
      why: 'australia: The Australian deployment.',
      region: 'AUS',
      email: 'ann@staff.example',
      label: 'Staff%20dashboard%20AUS:ann%40staff.example',
    },
    {
      why: 'plus: A plus sign is not a space.',
      region: 'UK',
      email: 'ann+work@staff.example',
      label: 'Staff%20dashboard%20UK:ann%2Bwork%40staff.example',
    },
    {
      why: 'ampersand: An ampersand ends no parameter.',
      region: 'UK',
      email: 'a&b@staff.example',
      label: 'Staff%20dashboard%20UK:a%26b%40staff.example',
    },
    {
      why: 'hash: A hash starts no anchor.',
      region: 'UK',
      email: 'a#b@staff.example',
      label: 'Staff%20dashboard%20UK:a%23b%40staff.example',
    },
    {
      why: 'percent: A percent sign is not decoded twice.',
      region: 'UK',
      email: 'a%41@staff.example',
      label: 'Staff%20dashboard%20UK:a%2541%40staff.example',
    },
    {
      why: 'colon: A colon does not end the issuer.',
      region: 'UK',
      email: 'a:b@staff.example',
      label: 'Staff%20dashboard%20UK:a%3Ab%40staff.example',
    },
    {
      why: 'umlaut: Characters beyond ASCII.',
      region: 'UK',
      email: 'jürgen@staff.example',
      label: 'Staff%20dashboard%20UK:j%C3%BCrgen%40staff.example',
    },
  ])('$why', ({ region, email, label }) => {
    const parameters = `secret=${secret}&issuer=Staff%20dashboard%20${region}&algorithm=SHA1&digits=6&period=30`;
    expect(otpauthLink({ product, region, email, secret })).toBe(`otpauth://totp/${label}?${parameters}`);
  });
});

describe('the link', () => {
  it.each(['ann+work@staff.example', 'a&b#c%41:d@staff.example', 'jürgen@staff.example'])(
    'is parsed by another library: %s',
    email => {
      const read = URI.parse(otpauthLink({ product, region: 'UK', email, secret }));
      expect([read.label, read.issuer, read.secret.base32]).toEqual([email, 'Staff dashboard UK', secret]);
    },
  );
});
