import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';

/**
 * A patient who needs nothing: everything was checked, and the last contact was on the day before 20 November 2026,
 * 09:30.
 */
export function anAssignedPatient(part: Partial<AssignedPatient> = {}): AssignedPatient {
  const id = part.id ?? 'p-ana';
  return {
    id,
    userId: `u-${id}`,
    email: `${id}@example.org`,
    firstName: 'Ana',
    lastName: 'Lima',
    highRisk: false,
    highRiskSince: null,
    activeChat: null,
    isLeadTherapist: true,
    assignedSince: Date.UTC(2026, 8, 1),
    lastContactAt: Date.UTC(2026, 10, 19, 9, 30),
    lastActivityAt: null,
    nextAppointment: null,
    unreadMessageCount: 0,
    unreadSince: null,
    waitingSince: null,
    phq9: { at: Date.UTC(2026, 10, 12, 9), items: [1, 1, 1, 0, 0, 0, 0, 0, 0], previous: 4 },
    gad7: { at: Date.UTC(2026, 10, 12, 9), items: [1, 1, 0, 0, 0, 0, 0], previous: 3 },
    openRisks: [],
    waitingRequest: null,
    acceptedRequest: null,
    reportedScores: null,
    surveyAlarm: null,
    couldNotCheck: [],
    ...part,
  };
}
