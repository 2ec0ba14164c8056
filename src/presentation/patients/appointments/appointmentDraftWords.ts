import type { EnteredAppointment, TypedTimes } from './appointmentFields';
import { appointmentsText } from './appointmentsText';

/** What another window holds, as it was typed there; undefined where it cannot be read. */
export function appointmentDraftWords(entered: EnteredAppointment | undefined): string | undefined {
  if (entered === undefined) return undefined;
  const { time, kind, place } = entered;
  return [timeWords(time), kind === null ? '' : appointmentsText(`kind.${kind}`), place].filter(Boolean).join(' · ');
}

export const timeWords = ({ start, end }: TypedTimes): string => (start === '' && end === '' ? '' : `${start.replace('T', ' ')} – ${end.replace('T', ' ')}`);
