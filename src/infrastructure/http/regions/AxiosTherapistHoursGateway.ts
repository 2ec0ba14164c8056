import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { TherapistHoursGateway } from '@/application/regions/ports/TherapistHoursGateway';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { whole } from '../client/mapAnswer';
import { toCallAnswer } from '../client/toCallAnswer';
import { profileEndpoints } from '../endpoints/profile';
import { toAvailability } from '../profile/toAvailability';

/** The screen reports the failure itself. */
const call = { expects: [403, 404], ownWords: true } as const satisfies CallOptions;

export class AxiosTherapistHoursGateway implements TherapistHoursGateway {
  constructor(private readonly backend: BackendClient) {}

  async hoursOf(therapistId: string): Promise<Result<Availability, CallFailure>> {
    const answer = await this.backend.call(profileEndpoints.shownProfile, { path: { therapist: therapistId } }, call);
    return toCallAnswer(whole(answer), ({ availability }) => toAvailability(availability));
  }
}
