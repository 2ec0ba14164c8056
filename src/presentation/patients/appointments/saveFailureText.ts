import type { SaveAppointmentFailure } from '@/application/patients/SaveAppointment';
import { appointmentsText } from './appointmentsText';

/** Why an appointment was not saved, or that nobody knows whether it was. */
export function saveFailureText(failure: SaveAppointmentFailure): string {
  if (failure.kind === 'unreachable') return appointmentsText('form.maybeSaved');
  const why = failure.kind === 'unfit' ? failure.faults.map(fault => appointmentsText(`fault.${fault}`)).join(' ') : appointmentsText(`failure.${failure.kind}`);
  return appointmentsText('form.notSaved', { why });
}
