import { SCOPES } from '@/domain/kernel/Scope';
import { GROUPS_OF_SCOPE } from '@/domain/users/UserGroup';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';

export function accessHandlers(): HandlersOf<'access'> {
  return {
    allScopes: () => ({
      scopes: SCOPES.map(scope => ({ scope, groups: [...GROUPS_OF_SCOPE[scope]] })),
    }),
    currentScopes: ({ caller }) => ({ scopes: [...caller.scopes] }),
  };
}
