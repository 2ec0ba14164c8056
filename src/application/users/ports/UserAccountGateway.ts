import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AdmissionRefusal } from '@/domain/accessCodes/codeAdmission.rule';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { NewUser } from '@/domain/users/NewUser';

/** Why an access code takes nobody into its organisation. */
export type CodeRefusal =
  | { readonly kind: 'codeRefused'; readonly refusal: AdmissionRefusal }
  /** The code belongs to the other region, which is found under this address. */
  | { readonly kind: 'otherRegion'; readonly url: string };

/** `emailTaken`: somebody has the address already. `idTaken`: something else was created under the id. */
export type CreateUserFailure =
  | CallFailure
  | CodeRefusal
  | { readonly kind: 'emailTaken' | 'idTaken' | 'invalidName' | 'invalidAddress' };

/**
 * `selfChange`: nobody moves themselves. `recentLoginRequired`: the move changes what an analyst reports on, and the
 * sign-in is too old for that.
 */
export type ChangeAccessCodeFailure =
  | CallFailure
  | CodeRefusal
  | { readonly kind: 'selfChange' | 'recentLoginRequired' };

/** Creates people, and says and changes to which organisation somebody belongs. */
export interface UserAccountGateway {
  /** `id`: chosen once for one person, so that a second attempt makes no second account. Answers the user id. */
  create(id: string, user: NewUser): Promise<Result<string, CreateUserFailure>>;
  /** Moves a person to the organisation of an access code. The code that they have already changes nothing. */
  changeAccessCode(
    userId: string,
    accessCode: string,
    reason: string,
  ): Promise<Result<ListedUser, ChangeAccessCodeFailure>>;
  /** The organisation of a person and those above it, the person’s own first. */
  organisationsOf(userId: string): Promise<Result<readonly OrganisationName[], CallFailure>>;
  /** Organisations that have people, and that somebody can be moved to. */
  choosableOrganisations(): Promise<Result<ReadList<OrganisationName>, CallFailure>>;
}
