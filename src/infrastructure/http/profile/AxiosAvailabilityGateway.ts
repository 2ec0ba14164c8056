import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { BackendClient } from '../client/BackendClient';
import { profileEndpoints } from '../endpoints/profile';
import { patientCall, toPatientAnswer } from '../patients/toPatientAnswer';
import type { TimeOfDayDto } from '../regions/regionDtos';
import type { AvailabilityDto } from './availabilityDtos';

export class AxiosAvailabilityGateway implements AvailabilityGateway {
  constructor(private readonly backend: BackendClient) {}

  async availability(): Promise<Result<Availability, PatientFailure>> {
    return toPatientAnswer(await this.backend.call(profileEndpoints.availability, {}, patientCall), toAvailability);
  }

  async timeZone(): Promise<Result<string, PatientFailure>> {
    return toPatientAnswer(
      await this.backend.call(profileEndpoints.timeZone, {}, patientCall),
      ({ timeZone }) => timeZone,
    );
  }
}

const toAvailability = ({ timeZone, times }: AvailabilityDto): Availability => ({
  timeZone,
  times: times.map(({ weekday, startTime, endTime }) => ({
    weekday,
    startTime: toWallTime(startTime),
    endTime: toWallTime(endTime),
  })),
});

const toWallTime = ({ hours, minutes }: TimeOfDayDto) => ({ hours, minutes });
