import { endpoints } from '#sandbox/endpoints/endpoints';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { ArgumentsOf, ReplyOf } from '@/infrastructure/http/endpoints/EndpointTypes';
import type { TherapistProfileDto } from '@/infrastructure/http/profile/profileDtos';
import type { OwnPatientRecordDto, OwnTherapistDto } from '#sandbox/endpoints/patientAppDtos';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import type { EndpointCalls } from './EndpointCalls';

/** A patient's carers, and what the patient may read about them. */
export class CareCircle {
  constructor(private readonly calls: EndpointCalls) {}

  /** The lead first. */
  async therapists(): Promise<readonly OwnTherapistDto[]> {
    return (await this.calls.call(endpoints.patientApp.therapists, {})).value;
  }

  /** A therapist as the patient sees them; undefined for a member of the team who is not one. */
  async profileOf(therapist: string): Promise<TherapistProfileDto | undefined> {
    return this.unlessMissing(endpoints.profile.shownProfile, { path: { therapist } });
  }

  async record(): Promise<OwnPatientRecordDto> {
    return (await this.calls.call(endpoints.patientApp.ownRecord, {})).value;
  }

  /** Undefined for a patient who joined without one. */
  async accessCode(): Promise<string | undefined> {
    return this.unlessMissing(endpoints.patientApp.accessCode, {});
  }

  private async unlessMissing<E extends Endpoint>(endpoint: E, args: ArgumentsOf<E>): Promise<ReplyOf<E> | undefined> {
    try {
      return (await this.calls.call(endpoint, args)).value;
    } catch (error) {
      if (error instanceof RefusedCall && error.status === 404) return undefined;
      throw error;
    }
  }
}
