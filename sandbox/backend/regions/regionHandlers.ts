import { startOfDate } from '@/domain/kernel/time/startOfDate';
import type { DayHours } from '@/domain/regions/CoverageSchedule';
import { regionOfIsoCode } from '@/domain/regions/Region';
import type { CoreHoursDto, DateHoursDto, WeekdayHoursDto } from '@/infrastructure/http/regions/regionDtos';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import { demandTimeZone } from '#sandbox/backend/kernel/demandTimeZone';
import type { CoreHours } from './CoreHours';
import { coreHoursSentences } from './coreHoursSentences';

/** The name under which the history of the core hours is stored. */
const THING = 'region/core-hours';

export interface RegionDependencies {
  readonly coreHours: CoreHours;
  readonly history: ChangeHistory;
  /** The value of CF-IPCountry at the edge: ISO 3166-1, empty if unknown. */
  readonly country: () => string;
}

export function regionHandlers({ coreHours, history, country }: RegionDependencies): HandlersOf<'regions'> {
  return {
    region: () => {
      const named = country().toUpperCase();
      const region = regionOfIsoCode(named);
      return { ...(named !== '' && { country: named }), ...(region !== undefined && { region }) };
    },
    coreHours: () => {
      const { hours, version } = coreHours.read();
      return { ...hours, version, changes: [...history.changesOf(THING)] };
    },
    setCoreHours: ({ body: { basedOn, reason, ...body }, caller, requestId }) => {
      const hours = plainHours({ ...body, timeZone: demandTimeZone(body.timeZone) });
      for (const { date } of hours.exceptions ?? [])
        if (startOfDate(date, hours.timeZone) === undefined)
          throw new BackendError(400, 'InvalidDate', `There is no day ${date}.`);
      const before = coreHours.read().hours;
      coreHours.set(hours, basedOn);
      history.add(THING, { uid: caller.uid, requestId }, coreHoursSentences(before, hours), reason);
    },
  };
}

/** In the order of the calendar, without what the wire has besides. */
function plainHours({ timeZone, startTime, endTime, week, exceptions }: CoreHoursDto): CoreHoursDto {
  return {
    timeZone,
    ...plainSpan({ startTime, endTime }),
    ...(week && { week: week.map(one => ({ weekday: one.weekday, ...plainDay(one) })).toSorted(byWeekday) }),
    ...(exceptions && { exceptions: exceptions.map(one => ({ date: one.date, ...plainDay(one) })).toSorted(byDate) }),
  };
}

const plainDay = ({ isOpen, hours }: WeekdayHoursDto | DateHoursDto) =>
  isOpen && hours ? { isOpen, hours: plainSpan(hours) } : { isOpen: false };

const plainSpan = ({ startTime, endTime }: DayHours) => ({ startTime: { ...startTime }, endTime: { ...endTime } });

const byWeekday = (one: { readonly weekday: number }, other: { readonly weekday: number }): number =>
  one.weekday - other.weekday;

const byDate = (one: { readonly date: string }, other: { readonly date: string }): number =>
  one.date.localeCompare(other.date, 'en');
