import type { Result } from '@/domain/kernel/Result';
import type { RightsGateway } from '../ports/RightsGateway';
import type { UserGateway } from '../ports/UserGateway';

/** Dependencies of bulk actions on permissions. */
export interface UserBulkDependencies {
  readonly users: Pick<UserGateway, 'list' | 'access'>;
  readonly rights: RightsGateway;
  /** Asks the user to sign in again if a change requires it, then retries. */
  readonly recentSignIn: {
    execute<T, F extends { readonly kind: string }>(change: () => Promise<Result<T, F>>): Promise<Result<T, F>>;
  };
  /** True if the signed-in user is known to be allowed to replace groups. */
  readonly mayReplaceGroups: () => boolean;
  /** The signed-in user. */
  readonly self: () => { readonly uid: string; readonly email: string } | undefined;
}
