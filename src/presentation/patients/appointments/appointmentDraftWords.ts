import { readAppointmentDraft } from '@/application/patients/AppointmentDraft';
import { appointmentsText } from './appointmentsText';

/** What another window holds, as it was typed there. */
export function appointmentDraftWords(kept: string): string {
  const typed = readAppointmentDraft(kept)?.typed;
  if (typed === undefined) return '';
  return [`${typed.start.replace('T', ' ')} – ${typed.end.replace('T', ' ')}`, appointmentsText(`kind.${typed.kind}`), typed.place].filter(Boolean).join(' · ');
}
