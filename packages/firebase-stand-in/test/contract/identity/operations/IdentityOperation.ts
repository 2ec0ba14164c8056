import type { Auth } from 'firebase/auth';
import type { Levers } from '../support/Levers';

export interface IdentityContext {
  readonly auth: Auth;
  readonly levers: Levers;
  /** An address used only by this operation. */
  readonly email: string;
}

/** One thing clients do, checked by what the SDK answers; throws when that is not as expected. */
export interface IdentityOperation {
  readonly name: string;
  run(context: IdentityContext): Promise<void>;
}
