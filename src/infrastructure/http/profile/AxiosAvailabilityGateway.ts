import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { BackendClient } from '../client/BackendClient';
import { profileEndpoints } from '../endpoints/profile';
import { whole } from '../client/mapAnswer';
import { patientCall, toCallAnswer } from '../client/toCallAnswer';
import { toAvailability } from './toAvailability';

export class AxiosAvailabilityGateway implements AvailabilityGateway {
  constructor(private readonly backend: BackendClient) {}

  async availability(): Promise<Result<Availability, CallFailure>> {
    return toCallAnswer(whole(await this.backend.call(profileEndpoints.availability, {}, patientCall)), toAvailability);
  }

  async timeZone(): Promise<Result<string, CallFailure>> {
    return toCallAnswer(
      await this.backend.call(profileEndpoints.timeZone, {}, patientCall),
      ({ timeZone }) => timeZone,
    );
  }
}
