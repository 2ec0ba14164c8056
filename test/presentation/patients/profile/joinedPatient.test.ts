import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { joinedPatient, type KnownOfPatient } from '@/presentation/patients/profile/joinedPatient';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { aPatient } from '#test/support/builders/patients/aPatient';

const risk = (riskAssessmentId: string) =>
  ({ riskAssessmentId, level: 'high', assessedAt: 1, reviewOn: null }) as const;

/** The profile was read at 100 and shows no flag, no assessment and no PHQ-9. */
function joined(listed: Partial<AssignedPatient>, asOf: number, profile: Partial<KnownOfPatient['profile']> = {}) {
  const details = aPatient();
  const { patient } = joinedPatient({
    patientId: 'p-ana',
    details,
    profile: {
      details: { status: 'known', value: details, at: 100 },
      record: { status: 'unknown' },
      appointments: { status: 'unknown' },
      riskAssessments: { status: 'known', value: { assessments: [], unreadable: 0 }, at: 100 },
      phq9: { status: 'known', value: null, at: 100 },
      ...profile,
    },
    assigned: { patients: [anAssignedPatient(listed)], status: 'complete', total: 1, unreadable: 0, asOf },
  });
  return patient;
}

const listed = { highRisk: true, highRiskSince: 5, openRisks: [risk('r-1')] };

describe('joinedPatient', () => {
  it('prefers a profile that was read after the list', () => {
    expect(joined(listed, 50)).toMatchObject({ highRisk: false, highRiskSince: null, openRisks: [], phq9: null });
  });

  it('adds what a newer list knows', () => {
    const { phq9 } = anAssignedPatient();
    expect(joined(listed, 150)).toMatchObject({ ...listed, phq9 });
  });

  it('uses the list for a part of the profile that could not be read, and says that it could not', () => {
    const riskAssessments = { status: 'couldNotCheck', failure: { kind: 'unreachable' } } as const;
    expect(joined(listed, 50, { riskAssessments })).toMatchObject({
      highRisk: false,
      openRisks: [risk('r-1')],
      couldNotCheck: ['openRisks'],
    });
  });

  it('uses the profile for what the list could not check, and keeps the rest of the list', () => {
    expect(joined({ couldNotCheck: ['record', 'openRisks', 'gad7'] }, 50).couldNotCheck).toEqual(['gad7']);
  });
});
