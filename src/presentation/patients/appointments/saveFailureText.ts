import { appointmentFailureText } from './appointmentFailureText';
import type { AppointmentFormFailure } from './AppointmentFormStore';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import { appointmentsText } from './appointmentsText';

/** Why an appointment was not saved, and what stands instead; `words`: when an appointment is. */
export function saveFailureText(failure: Exclude<AppointmentFormFailure, { kind: 'unreachable' }>, words: (stands: Appointment) => string): string {
  if (failure.kind === 'standsOtherwise') {
    const values = { when: words(failure.stands), why: appointmentFailureText(failure.why) };
    return appointmentsText(failure.why.kind === 'unreachable' ? 'form.changeUnknown' : 'form.notChanged', values);
  }
  const why = failure.kind === 'unfit' ? failure.faults.map(fault => appointmentsText(`fault.${fault}`)).join(' ') : appointmentFailureText(failure);
  return appointmentsText('form.notSaved', { why });
}
