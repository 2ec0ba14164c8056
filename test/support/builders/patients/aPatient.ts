import type { PatientDetails } from '@/domain/patients/record/PatientDetails';

/** Ana Lima of London, in the care of Ben. */
export function aPatient(part: Partial<PatientDetails> = {}): PatientDetails {
  return {
    id: 'p-ana',
    userId: 'u-ana',
    email: 'ana@example.org',
    firstName: 'Ana',
    lastName: 'Lima',
    dateOfBirth: '1990-03-29',
    region: 'UK',
    timeZone: 'Europe/London',
    highRisk: false,
    activeChat: null,
    therapists: [{ therapistId: 't-ben', userId: 'u-ben', name: 'Ben Okoro', isLead: true, onlyReads: false }],
    unreadableTherapists: 0,
    onlyReads: false,
    lastContactAt: null,
    ...part,
  };
}
