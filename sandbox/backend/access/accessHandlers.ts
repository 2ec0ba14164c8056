import { SCOPES } from '@/domain/kernel/Scope';
import { SCOPES_OF_GROUP, USER_GROUPS } from '@/domain/users/userGroups';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';

export function accessHandlers(): HandlersOf<'access'> {
  return {
    allScopes: () => ({
      scopes: SCOPES.map(scope => ({
        scope,
        groups: USER_GROUPS.filter(group => SCOPES_OF_GROUP[group].includes(scope)),
      })),
    }),
    currentScopes: ({ caller }) => ({ scopes: [...caller.scopes] }),
  };
}
