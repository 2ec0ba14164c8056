import type texts from '../../../../public/i18n/en/appointments.json';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import type { EnteredAppointment, TypedTimes } from './appointmentFields';
import { failureWord } from '@/application/kernel/failureWord';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AppointmentFormFailure } from './appointmentAnswer';
import type { Appointment } from '@/domain/patients/appointments/Appointment';

export const appointmentsText = textsOf<typeof texts>('appointments');

/** A text with a number in it, in its singular or plural form. */
export const appointmentsCount = (
  key: 'chosen' | 'clash.overlaps' | 'times.hours' | 'times.minutes' | 'unreadable',
  count: number,
): string => textCatalogue.text('appointments', key, { count });

/** Entries from another window, as they were typed there; undefined if they cannot be read. */
export function appointmentDraftWords(entered: EnteredAppointment | undefined): string | undefined {
  if (entered === undefined) return undefined;
  const { time, kind, place } = entered;
  return [timeWords(time), kind === null ? '' : appointmentsText(`kind.${kind}`), place].filter(Boolean).join(' · ');
}

export const timeWords = ({ start, end }: TypedTimes): string =>
  start === '' && end === '' ? '' : `${start.replace('T', ' ')} – ${end.replace('T', ' ')}`;

type Failure = CallFailure | { readonly kind: 'changedMeanwhile' | 'notYet' | 'keepsChanging' };

/** Explains why appointments could not be loaded or changed. */
export const appointmentFailureText = (failure: Failure): string =>
  appointmentsText(`failure.${failureWord<'changedMeanwhile' | 'notYet' | 'keepsChanging'>(failure)}`);

/** Explains why an appointment was not saved, and what is saved instead; `words` formats the time of an appointment. */
export function saveFailureText(
  failure: Exclude<AppointmentFormFailure, { kind: 'unreachable' }>,
  words: (stands: Appointment) => string,
): string {
  if (failure.kind === 'savedOtherwise') {
    const values = { when: words(failure.existing), why: appointmentFailureText(failure.why) };
    return appointmentsText(failure.why.kind === 'unreachable' ? 'form.changeUnknown' : 'form.notChanged', values);
  }
  if (failure.kind === 'settledMeanwhile')
    return appointmentsText('form.settledMeanwhile', {
      when: words(failure.existing),
      status: appointmentsText(`status.${failure.existing.status}`),
    });
  const why =
    failure.kind === 'unfit'
      ? failure.faults.map(fault => appointmentsText(`fault.${fault}`)).join(' ')
      : appointmentFailureText(failure);
  return appointmentsText('form.notSaved', { why });
}
