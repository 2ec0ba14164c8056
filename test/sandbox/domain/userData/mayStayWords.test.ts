import { APPOINTMENT_KINDS, APPOINTMENT_STATUSES } from '@/domain/patients/appointments/Appointment';
import { RISK_PRESENCES } from '@/domain/patients/risk/RiskAssessment';
import { MOMENT_TYPES } from '@/domain/patients/timeline/MomentType';
import { mayStay } from '#sandbox/domain/userData/mayStay.rule';

describe('the list of values that may stay', () => {
  it.each([
    ['history.type', MOMENT_TYPES, ['drive-file']],
    ['history.content.appointment.kind', APPOINTMENT_KINDS, []],
    ['history.content.appointment.status', APPOINTMENT_STATUSES, []],
    ['risks.selfHarm', RISK_PRESENCES, []],
  ])('covers all values of %s that are not left out on purpose', (path, known, left) => {
    expect(known.filter(value => mayStay({ path, value }) !== 'keep')).toEqual(left);
  });
});
