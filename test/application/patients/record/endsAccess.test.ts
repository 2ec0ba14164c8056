import { endsAccess } from '@/application/patients/record/endsAccess';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';

const verdicts: readonly (readonly [CallFailure['kind'], boolean])[] = [
  ['notAllowed', true],
  ['notFound', true],
  ['unreachable', false],
  ['sessionEnded', false],
  ['refused', false],
];

describe('endsAccess', () => {
  it.each(verdicts)('knows whether what was read earlier has to go: %s', (kind, ends) => {
    expect(endsAccess({ kind })).toBe(ends);
  });
});
