import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  ChangeCoreHoursFailure,
  CoreHours,
  CoreHoursChange,
  CoreHoursGateway,
  InvalidCoreHours,
} from '@/application/regions/ports/CoreHoursGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CoverageSchedule, DayHours } from '@/domain/regions/CoverageSchedule';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { whole } from '../client/mapAnswer';
import { toCallAnswer, toCallFailure } from '../client/toCallAnswer';
import { regionEndpoints } from '../endpoints/regions';
import { toChange } from '../organisations/toOrganisation';
import type { CoreHoursDto, DateHoursDto, DayHoursDto, StoredCoreHoursDto, WeekdayHoursDto } from './regionDtos';

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 409], ownWords: true } as const satisfies CallOptions;

const refusals = {
  InvalidTimeZone: 'invalidTimeZone',
  InvalidDate: 'invalidDate',
} as const satisfies Readonly<Record<string, InvalidCoreHours['kind']>>;

const isRefusal = (token: string): token is keyof typeof refusals => Object.hasOwn(refusals, token);

export class AxiosCoreHoursGateway implements CoreHoursGateway {
  constructor(private readonly backend: BackendClient) {}

  async read(): Promise<Result<CoreHours, CallFailure>> {
    const answer = await this.backend.call(regionEndpoints.coreHours, {}, call);
    // Without a weekday or a date that was left out the hours would be others.
    return toCallAnswer(whole(answer), toCoreHours);
  }

  async change({ schedule, basedOn, reason }: CoreHoursChange): Promise<Result<void, ChangeCoreHoursFailure>> {
    const body = { ...fromSchedule(schedule), basedOn, reason };
    const answer = await this.backend.call(regionEndpoints.setCoreHours, { body }, call);
    if (answer.ok) return ok(undefined);
    const { failure } = answer;
    if (failure.kind === 'refused' && failure.status === 409) return fail({ kind: 'changedMeanwhile' });
    if (failure.kind === 'refused' && isRefusal(failure.token)) return fail({ kind: refusals[failure.token] });
    return fail(toCallFailure(failure));
  }
}

const toCoreHours = ({ version, changes = [], ...hours }: StoredCoreHoursDto): CoreHours => ({
  schedule: toSchedule(hours),
  version,
  changes: changes.map(toChange),
});

const toSchedule = ({ timeZone, week, exceptions, ...everyDay }: CoreHoursDto): CoverageSchedule => ({
  timeZone,
  ...toDayHours(everyDay),
  ...(week && { week: week.map(one => ({ weekday: one.weekday, hours: toOwnHours(one) })) }),
  ...(exceptions && { exceptions: exceptions.map(one => ({ date: one.date, hours: toOwnHours(one) })) }),
});

const toOwnHours = ({ isOpen, hours }: WeekdayHoursDto | DateHoursDto): DayHours | null =>
  isOpen && hours ? toDayHours(hours) : null;

const toDayHours = ({ startTime, endTime }: DayHoursDto): DayHours => ({
  startTime: { hours: startTime.hours, minutes: startTime.minutes },
  endTime: { hours: endTime.hours, minutes: endTime.minutes },
});

const fromSchedule = ({ timeZone, week = [], exceptions = [], ...everyDay }: CoverageSchedule): CoreHoursDto => ({
  timeZone,
  ...toDayHours(everyDay),
  week: week.map(({ weekday, hours }) => ({ weekday, ...fromOwnHours(hours) })),
  exceptions: exceptions.map(({ date, hours }) => ({ date, ...fromOwnHours(hours) })),
});

const fromOwnHours = (hours: DayHours | null) =>
  hours === null ? { isOpen: false } : { isOpen: true, hours: toDayHours(hours) };
