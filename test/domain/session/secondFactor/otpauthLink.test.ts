import { URI } from 'otpauth';
import { otpauthLink } from '@/domain/session/secondFactor/otpauthLink.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './otpauthLink.cases.json';

describeRule(otpauthLink, cases);

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
