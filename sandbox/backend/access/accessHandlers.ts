import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';

export function accessHandlers(people: PeopleDirectory): HandlersOf<'access'> {
  return {
    allScopes: () => ({ scopes: [...new Set(people.staff().flatMap(({ scopes }) => scopes))].sort() }),
    currentScopes: ({ caller }) => ({ scopes: [...caller.scopes] }),
  };
}
