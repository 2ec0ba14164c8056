import { patientOfUrl } from '@/domain/app/navigation/patientOfUrl';

const PROFILE = '/therapist/assigned-patients/patient-profile';

describe('patientOfUrl', () => {
  it.each([
    [`${PROFILE}/p-1/timeline`, 'p-1'],
    [`${PROFILE}/p-1`, 'p-1'],
    [`${PROFILE}/p-1?from=home`, 'p-1'],
    [`${PROFILE}/p%201/appointment/m-7`, 'p 1'],
    ['/therapist/assigned-patients', undefined],
    [`${PROFILE}/%E0%A4%A/timeline`, undefined],
    [`${PROFILE}/`, undefined],
    [`/elsewhere${PROFILE}/p-1`, undefined],
  ])('finds in %s the patient %s', (url, patientId) => {
    expect(patientOfUrl(url)).toBe(patientId);
  });
});
