import { rule } from '../../kernel/rule';
import type { Availability } from '../../kernel/time/Availability';
import { isAvailableAt } from '../../kernel/time/isAvailableAt';
import type { MaybeChecked } from '../../kernel/MaybeChecked';

const MINUTE_MS = 60_000;

export interface BookedSpan {
  readonly momentId: string;
  /** Milliseconds since 1970, end excluded. */
  readonly start: number;
  readonly end: number;
}

export interface AppointmentClashInput {
  readonly start: number;
  readonly end: number;
  readonly availability: MaybeChecked<Availability>;
  /** Appointments that are not cancelled, without the one being changed. */
  readonly others: MaybeChecked<readonly BookedSpan[]>;
}

export interface AppointmentOverlaps {
  readonly availability: 'inside' | 'outside' | 'notStated' | 'couldNotCheck';
  /** Ids of the appointments at the same time. */
  readonly overlaps: MaybeChecked<readonly string[]>;
}

/** Returns conflicts of an appointment whose time is valid. */
export const appointmentClash = rule(
  {
    id: 'CR-APPT-02',
    statement:
      'The therapist is warned of an appointment that is not wholly within their weekly hours, or that overlaps ' +
      'another appointment, and may still make it. Two appointments that only touch do not overlap. If no weekly ' +
      'hours are set, there is no warning about them. If hours or appointments could not be loaded, the therapist ' +
      'is told so, and the time does not count as free.',
    source:
      'D3 §7 Patient moments: "POST .../moments/appointment and .../appointment/action/edit-appointment-moments"; ' +
      'DESIGN §5 row 5',
    hazards: ['HAZ-13'],
  },
  ({ start, end, availability, others }: AppointmentClashInput): AppointmentOverlaps => ({
    availability: weeklyVerdict(start, end, availability),
    overlaps:
      others === 'couldNotCheck'
        ? others
        : others.filter(other => other.start < end && start < other.end).map(({ momentId }) => momentId),
  }),
);

/** Checks every minute, because weekly times may adjoin and clocks may change in between. */
function weeklyVerdict(
  start: number,
  end: number,
  availability: MaybeChecked<Availability>,
): AppointmentOverlaps['availability'] {
  if (availability === 'couldNotCheck') return availability;
  if (availability.times.length === 0) return 'notStated';
  for (let minute = start; minute < end; minute += MINUTE_MS)
    if (!isAvailableAt(minute, availability)) return 'outside';
  return 'inside';
}
