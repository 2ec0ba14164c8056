import { endpoints } from '@/infrastructure/http/endpoints/endpoints';
import type { OwnTherapistDto } from '@/infrastructure/http/patients/patientDtos';
import type { OwnPatientRecordDto } from '@/infrastructure/http/patients/patientRecordDtos';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import type { EndpointCalls } from './EndpointCalls';

/** Who cares for a patient, and what the patient may read of that. */
export class CareCircle {
  constructor(private readonly calls: EndpointCalls) {}

  /** The lead first. */
  async therapists(): Promise<readonly OwnTherapistDto[]> {
    return (await this.calls.call(endpoints.patientApp.therapists, {})).value;
  }

  async record(): Promise<OwnPatientRecordDto> {
    return (await this.calls.call(endpoints.patientApp.ownRecord, {})).value;
  }

  /** Undefined for somebody who joined without one. */
  async accessCode(): Promise<string | undefined> {
    try {
      return (await this.calls.call(endpoints.patientApp.accessCode, {})).value;
    } catch (error) {
      if (error instanceof RefusedCall && error.status === 404) return undefined;
      throw error;
    }
  }
}
