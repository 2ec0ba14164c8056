import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { APPOINTMENT_KINDS } from '@/domain/patients/appointments/Appointment';
import type { AppointmentDto } from '@/infrastructure/http/patients/momentDtos';
import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import { type Case, DAY_MS, HOUR_MS, pastMoment } from './Case';
import { clockChanges } from './clockChanges';
import { words } from './words';
import { zoneOffset } from './zoneOffset';

const LASTS_MS = 50 * 60_000;
/** Appointments to come. */
const COMING = 3;

/** One every other week, past ones attended, missed or cancelled; and around the days on which clocks change. */
export function appointments(patientCase: Case): readonly Moment[] {
  const { random, anchor, days, timeZone } = patientCase;
  const hour = random.between(9, 16);
  const starts: number[] = [];
  for (let day = days - random.between(1, 13); day > -14 * COMING; day -= 14)
    starts.push(at(anchor - day * DAY_MS, hour, timeZone));
  if (random.chance(0.35)) starts.push(at(anchor, random.between(9, 20), timeZone));
  const first = anchor - days * DAY_MS;
  for (const change of clockChanges(timeZone, anchor))
    if (change > first && random.chance(0.6))
      starts.push(at(change, 9, timeZone), at(change + DAY_MS + HOUR_MS, 9, timeZone));
  return starts.map((start, index) =>
    pastMoment(patientCase, 'appointment', index, start, { appointment: appointment(patientCase, start) }, true),
  );
}

function appointment({ random, anchor, timeZone }: Case, start: number): AppointmentDto {
  const isOver = start + LASTS_MS < anchor;
  const ended = random.chance(0.8) ? 'attended' : random.chance(0.6) ? 'missed' : 'cancelled';
  const status = isOver ? ended : random.chance(0.06) ? 'cancelled' : 'scheduled';
  const [startsAt, endsAt] = [start, start + LASTS_MS].map(ms => new Date(ms).toISOString());
  return {
    startsAt: startsAt ?? '',
    endsAt: endsAt ?? '',
    timeZone,
    kind: random.pick(APPOINTMENT_KINDS),
    status,
    place: random.pick(words.place),
  };
}

/** The moment on that day at which the clock there shows the hour. */
function at(moment: number, hour: number, timeZone: string): number {
  const day = Math.floor((moment + zoneOffset(Math.floor(moment / DAY_MS), timeZone)) / DAY_MS);
  const offsets = [day - 1, day, day + 1].map(near => zoneOffset(near, timeZone));
  const wall = day * DAY_MS + hour * HOUR_MS;
  if (new Set(offsets).size === 1) return wall - (offsets[0] ?? 0);
  const found = instantsOfWallTime(new Date(wall).toISOString().slice(0, 16), timeZone);
  if (found.kind === 'once') return found.at;
  return found.kind === 'twice' ? found.earlier : moment;
}
