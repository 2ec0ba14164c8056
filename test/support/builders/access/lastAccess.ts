import type { LastAccess } from '@/application/access/LoadScopes';
import { FakeAccessVault } from '../../fakes/access/FakeAccessVault';
import { FakeSessionVault } from '../../fakes/session/FakeSessionVault';

/** The access of a user who is signed in on a device without stored scopes. */
export const lastAccess = (
  uid = 'ann',
): LastAccess & { readonly vault: FakeAccessVault; readonly session: FakeSessionVault } => ({
  vault: new FakeAccessVault(),
  session: new FakeSessionVault({ user: { uid, email: `${uid}@staff.example` }, cookie: 'c' }),
});
