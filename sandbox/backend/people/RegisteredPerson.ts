import type { UserGroup } from '@/domain/users/UserGroup';

/** A person with an entry in the list who is neither seeded staff nor a patient. */
export interface RegisteredPerson {
  /** As calls name them; the identity id may be another one, where they chose their password later. */
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The organisation that they belong to. */
  readonly organisation: string;
  /** With which they were created. */
  readonly accessCode?: string;
  /** Milliseconds since 1970. */
  readonly registeredAt: number;
  /** Their rights before the first call. */
  readonly groups?: readonly UserGroup[];
  /** Milliseconds since 1970; absent for never. */
  readonly lastSignInAt?: number;
  readonly hasSecondFactor?: true;
  readonly disabled?: true;
}
