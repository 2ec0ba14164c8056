import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { OwnProfileGateway, PatientFacingTherapist, TherapistNames } from './ports/OwnProfileGateway';

export interface PatientFacingOwnProfile extends PatientFacingTherapist {
  readonly therapistId: string;
}

/** Reads the profile of the therapist who is signed in: each part by itself, so that one that fails takes no other. */
export class OwnProfileParts {
  constructor(
    private readonly profile: Pick<OwnProfileGateway, 'details' | 'seen' | 'timeZone' | 'timeZones' | 'availability'>,
  ) {}

  names(): Promise<Result<TherapistNames, CallFailure>> {
    return this.profile.details();
  }

  /** The profile as patients see it. */
  async seen(): Promise<Result<PatientFacingOwnProfile, CallFailure>> {
    const details = await this.profile.details();
    if (!details.ok) return details;
    const { therapistId } = details.value;
    const seen = await this.profile.seen(therapistId);
    return seen.ok ? { ok: true, value: { ...seen.value, therapistId } } : seen;
  }

  timeZone(): Promise<Result<string, CallFailure>> {
    return this.profile.timeZone();
  }

  timeZones(): Promise<Result<readonly string[], CallFailure>> {
    return this.profile.timeZones();
  }

  availability(): Promise<Result<Availability, CallFailure>> {
    return this.profile.availability();
  }
}
