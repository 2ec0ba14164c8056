import type { InvalidName, OwnNames } from '@/application/account/ports/OwnAccountGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  AvailabilityFailure,
  OwnProfileGateway,
  PatientFacingTherapist,
  TherapistNames,
} from '@/application/profile/ports/OwnProfileGateway';
import { fail, type Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { BackendAnswer, BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { whole } from '../client/mapAnswer';
import { toCallAnswer, toCallDone } from '../client/toCallAnswer';
import { accountEndpoints } from '../endpoints/account';
import { profileEndpoints } from '../endpoints/profile';
import { toAvailability } from './toAvailability';

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409], ownWords: true } as const satisfies CallOptions;

const hourRefusals = {
  InvalidTimeZone: 'unknownZone',
  InvalidAvailability: 'invalidHours',
  ConflictError: 'hoursThere',
} as const satisfies Readonly<Record<string, AvailabilityFailure['kind']>>;

export class AxiosOwnProfileGateway implements OwnProfileGateway {
  constructor(private readonly backend: BackendClient) {}

  async details(): Promise<Result<TherapistNames, CallFailure>> {
    const answer = await this.backend.call(accountEndpoints.therapistDetails, {}, call);
    return toCallAnswer(answer, ({ id, firstName, lastName }) => ({ therapistId: id, firstName, lastName }));
  }

  async setNames({ firstName, lastName }: OwnNames): Promise<Result<void, CallFailure | InvalidName>> {
    const answer = await this.backend.call(profileEndpoints.setName, { body: { firstName, lastName } }, call);
    return tokenOf(answer) === 'InvalidName' ? fail({ kind: 'invalidName' }) : toCallDone(answer);
  }

  async setBiography(biography: string): Promise<Result<void, CallFailure>> {
    return toCallDone(await this.backend.call(profileEndpoints.setBiography, { body: { biography } }, call));
  }

  async seen(therapistId: string): Promise<Result<PatientFacingTherapist, CallFailure>> {
    const path = { therapist: therapistId };
    const answer = await this.backend.call(profileEndpoints.shownProfile, { path }, call);
    return toCallAnswer(whole(answer), ({ name, biography, availability }) => ({
      name,
      biography,
      availability: toAvailability(availability),
    }));
  }

  async timeZone(): Promise<Result<string, CallFailure>> {
    const answer = await this.backend.call(profileEndpoints.timeZone, {}, call);
    return toCallAnswer(answer, ({ timeZone }) => timeZone);
  }

  async setTimeZone(timeZone: string): Promise<Result<string, CallFailure | { readonly kind: 'unknownZone' }>> {
    const answer = await this.backend.call(profileEndpoints.setTimeZone, { body: { timeZone } }, call);
    if (tokenOf(answer) === 'InvalidTimeZone') return fail({ kind: 'unknownZone' });
    return toCallAnswer(answer, dto => dto.timeZone);
  }

  async timeZones(): Promise<Result<readonly string[], CallFailure>> {
    const answer = await this.backend.call(profileEndpoints.timeZones, {}, call);
    return toCallAnswer(answer, ({ timeZones }) => timeZones);
  }

  /** Hours that cannot be read would be saved away with the next change: they count whole or not at all. */
  async availability(): Promise<Result<Availability, CallFailure>> {
    return toCallAnswer(whole(await this.backend.call(profileEndpoints.availability, {}, call)), toAvailability);
  }

  async addAvailability(wanted: Availability): Promise<Result<Availability, CallFailure | AvailabilityFailure>> {
    const body = toBody(wanted);
    return orRefusal(await this.backend.call(profileEndpoints.addAvailability, { body }, call));
  }

  async replaceAvailability(wanted: Availability): Promise<Result<Availability, CallFailure | AvailabilityFailure>> {
    const body = toBody(wanted);
    return orRefusal(await this.backend.call(profileEndpoints.replaceAvailability, { body }, call));
  }

  async removeAvailability(): Promise<Result<void, CallFailure>> {
    return toCallDone(await this.backend.call(profileEndpoints.removeAvailability, {}, call));
  }
}

type Answer<D> = Result<BackendAnswer<D>, BackendFailure>;

const tokenOf = (answer: Answer<unknown>): string | undefined =>
  !answer.ok && answer.failure.kind === 'refused' ? answer.failure.token : undefined;

const isRefusal = (token: string): token is keyof typeof hourRefusals => Object.hasOwn(hourRefusals, token);

function orRefusal(
  answer: Answer<Parameters<typeof toAvailability>[0]>,
): Result<Availability, CallFailure | AvailabilityFailure> {
  const token = tokenOf(answer);
  return token !== undefined && isRefusal(token)
    ? fail({ kind: hourRefusals[token] })
    : toCallAnswer(answer, toAvailability);
}

const toBody = ({ timeZone, times }: Availability) => ({
  timeZone,
  times: times.map(({ weekday, startTime, endTime }) => ({
    weekday,
    startTime: { ...startTime },
    endTime: { ...endTime },
  })),
});
