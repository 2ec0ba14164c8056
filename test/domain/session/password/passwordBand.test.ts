import { passwordBand } from '@/domain/session/password/passwordBand';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof passwordBand>[0];
  readonly expected: ReturnType<typeof passwordBand>;
}

describe('passwordBand', () => {
  it.each<Case>([
    { why: '0: Nothing yet.', input: { percent: 0 }, expected: 'weak' },
    { why: '20: One rule.', input: { percent: 20 }, expected: 'weak' },
    { why: '35: Up to 35.', input: { percent: 35 }, expected: 'weak' },
    { why: '36: Above 35.', input: { percent: 36 }, expected: 'ok' },
    { why: '40: Two rules.', input: { percent: 40 }, expected: 'ok' },
    { why: '65: Up to 65.', input: { percent: 65 }, expected: 'ok' },
    { why: '66: Above 65.', input: { percent: 66 }, expected: 'good' },
    { why: '80: Four rules.', input: { percent: 80 }, expected: 'good' },
    { why: '99: Up to 99.', input: { percent: 99 }, expected: 'good' },
    { why: '100: All rules.', input: { percent: 100 }, expected: 'strong' },
  ])('$why', ({ input, expected }) => {
    expect(passwordBand(input)).toEqual(expected);
  });
});
