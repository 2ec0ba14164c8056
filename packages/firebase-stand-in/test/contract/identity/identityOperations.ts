import { accountOperations } from './operations/accountOperations';
import type { IdentityOperation } from './operations/IdentityOperation';
import { resetOperations } from './operations/resetOperations';
import { tokenOperations } from './operations/tokenOperations';

/** Everything the dashboard, and more, uses of the identity provider through the SDK. */
export const identityOperations: readonly IdentityOperation[] = [
  ...accountOperations,
  ...tokenOperations,
  ...resetOperations,
];
