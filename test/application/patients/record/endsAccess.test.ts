import { endsAccess } from '@/application/patients/record/endsAccess';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';

const verdicts: readonly (readonly [PatientFailure['kind'], boolean])[] = [
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
