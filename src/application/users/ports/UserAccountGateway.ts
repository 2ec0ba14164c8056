import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AdmissionRefusal } from '@/domain/accessCodes/codeAdmission.rule';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { NewUser } from '@/domain/users/NewUser';

/** Reasons why an access code cannot be used. */
export type AccessCodeFailure =
  | { readonly kind: 'codeRefused'; readonly refusal: AdmissionRefusal }
  /** The code belongs to the other region, whose URL this is. */
  | { readonly kind: 'otherRegion'; readonly url: string };

/** `emailTaken`: the address already has an account. `idTaken`: another account was created under the id. */
export type CreateUserFailure =
  | CallFailure
  | AccessCodeFailure
  | { readonly kind: 'emailTaken' | 'idTaken' | 'invalidName' | 'invalidAddress' };

/**
 * `selfChange`: users cannot move themselves. `recentLoginRequired`: the move changes an analyst's reports and needs a
 * recent sign-in.
 */
export type ChangeAccessCodeFailure =
  | CallFailure
  | AccessCodeFailure
  | { readonly kind: 'selfChange' | 'recentLoginRequired' };

/** Creates users, and reads and changes their organisation. */
export interface UserAccountGateway {
  /** `id`: chosen once per user, so that a second attempt creates no second account. Returns the user id. */
  create(id: string, user: NewUser): Promise<Result<string, CreateUserFailure>>;
  /** Moves a user to the organisation of an access code. Their current code changes nothing. */
  changeAccessCode(
    userId: string,
    accessCode: string,
    reason: string,
  ): Promise<Result<ListedUser, ChangeAccessCodeFailure>>;
  /** The organisation of a user and those above it, the user’s own first. */
  organisationsOf(userId: string): Promise<Result<readonly OrganisationName[], CallFailure>>;
  /** Organisations with people, to which a user can be moved. */
  choosableOrganisations(): Promise<Result<ReadList<OrganisationName>, CallFailure>>;
}
