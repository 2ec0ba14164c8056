import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { ok, type Result } from '@/domain/kernel/Result';
import type { OwnProfileGateway, PatientFacingTherapist } from './ports/OwnProfileGateway';

export interface PatientFacingOwnProfile extends PatientFacingTherapist {
  readonly therapistId: string;
}

/** Loads the profile of the signed-in therapist as patients see it. */
export class LoadPatientFacingProfile {
  constructor(private readonly profile: Pick<OwnProfileGateway, 'details' | 'seen'>) {}

  async execute(): Promise<Result<PatientFacingOwnProfile, CallFailure>> {
    const details = await this.profile.details();
    if (!details.ok) return details;
    const { therapistId } = details.value;
    const seen = await this.profile.seen(therapistId);
    return seen.ok ? ok({ ...seen.value, therapistId }) : seen;
  }
}
