import type { InvalidName, OwnNames } from '@/application/account/ports/OwnAccountGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { ShownProfile } from '@/domain/profile/profileShown.rule';

export interface TherapistNames extends OwnNames {
  readonly therapistId: string;
}

/** A therapist as the caller sees them. */
export interface PatientFacingTherapist extends ShownProfile {
  readonly availability: Availability;
}

export type AvailabilityFailure =
  | { readonly kind: 'unknownZone' }
  | { readonly kind: 'invalidHours' }
  | { readonly kind: 'hoursThere' };

export interface OwnProfileGateway {
  details(): Promise<Result<TherapistNames, CallFailure>>;
  setNames(names: OwnNames): Promise<Result<void, CallFailure | InvalidName>>;
  /** Empty takes it away. */
  setBiography(biography: string): Promise<Result<void, CallFailure>>;
  seen(therapistId: string): Promise<Result<PatientFacingTherapist, CallFailure>>;
  timeZone(): Promise<Result<string, CallFailure>>;
  setTimeZone(timeZone: string): Promise<Result<string, CallFailure | { readonly kind: 'unknownZone' }>>;
  /** Every zone that can be chosen. */
  timeZones(): Promise<Result<readonly string[], CallFailure>>;
  availability(): Promise<Result<Availability, CallFailure>>;
  /** Fails with `hoursThere` if hours are already set. */
  addAvailability(availability: Availability): Promise<Result<Availability, CallFailure | AvailabilityFailure>>;
  replaceAvailability(availability: Availability): Promise<Result<Availability, CallFailure | AvailabilityFailure>>;
  removeAvailability(): Promise<Result<void, CallFailure>>;
}
