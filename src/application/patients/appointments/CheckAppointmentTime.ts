import {
  appointmentClash,
  type AppointmentOverlaps,
  type BookedSpan,
} from '@/domain/patients/appointments/appointmentClash.rule';
import { LONGEST_APPOINTMENT_MS } from '@/domain/patients/appointments/appointmentTimes.rule';
import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { AvailabilityGateway } from '../ports/AvailabilityGateway';
import type { MomentArchive } from '../ports/MomentArchive';

export interface AppointmentTimeCheck {
  readonly patientId: string;
  /** Milliseconds since 1970, end excluded. */
  readonly start: number;
  readonly end: number;
  /** The appointment that is being changed; null for a new one. */
  readonly momentId: string | null;
  /** Next appointments of the therapist's other patients, from the list of patients. */
  readonly others: MaybeChecked<readonly BookedSpan[]>;
}

/** More appointments than one patient can have in a day. */
const NEAR = 100;

/** Finds conflicts of an appointment with the therapist's weekly hours and other appointments. */
export class CheckAppointmentTime {
  constructor(
    private readonly calendar: AvailabilityGateway,
    private readonly moments: Pick<MomentArchive, 'page'>,
  ) {}

  async execute({ patientId, start, end, momentId, others }: AppointmentTimeCheck): Promise<AppointmentOverlaps> {
    const [availability, page] = await Promise.all([
      this.calendar.availability(),
      this.moments.page({ patientId, types: ['appointment'], startFrom: start - LONGEST_APPOINTMENT_MS, limit: NEAR }),
    ]);
    // Newest first, so the nearest ones would be cut off by a full page.
    const isWhole = page.ok && page.value.cursor === null && (page.value.unreadable ?? 0) === 0;
    const own = page.ok && isWhole ? page.value.moments.flatMap(spanOf) : 'couldNotCheck';
    const booked = own === 'couldNotCheck' || others === 'couldNotCheck' ? 'couldNotCheck' : [...own, ...others];
    return appointmentClash({
      start,
      end,
      availability: availability.ok ? availability.value : 'couldNotCheck',
      others: booked === 'couldNotCheck' ? booked : unique(booked).filter(span => span.momentId !== momentId),
    });
  }
}

function spanOf({ momentId, appointment, deleted }: Moment): readonly BookedSpan[] {
  if (appointment?.status !== 'scheduled' || deleted) return [];
  return [{ momentId, start: appointment.start, end: appointment.end }];
}

const unique = (spans: readonly BookedSpan[]): readonly BookedSpan[] => [
  ...new Map(spans.map(span => [span.momentId, span])).values(),
];
