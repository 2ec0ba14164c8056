import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { IdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import type { Account } from './Account';
import type { MfaMethods } from './MfaMethods';

export interface AccountSources {
  readonly people: PeopleDirectory;
  readonly identity: Pick<IdentityPort, 'find'>;
  readonly methods: MfaMethods;
}

/** Everybody who can sign in: the people the backend knows, and accounts that registered by themselves. */
export class Accounts {
  constructor(private readonly sources: AccountSources) {}

  /** Throws 403 `Forbidden` for an id without an account, and for an account without an email address. */
  of(uid: string): Account {
    const { people, methods } = this.sources;
    const person = people.find(uid);
    if (person?.role === 'patient')
      return { uid, email: person.email, kind: 'patient', scopes: person.scopes, methods: [] };
    if (person) return { uid, email: person.email, kind: 'staff', scopes: person.scopes, methods: methods.of(uid) };
    const email = this.sources.identity.find(uid)?.email;
    if (email === undefined) throw new BackendError(403, 'Forbidden', 'The account is not known to the backend.');
    return { uid, email, kind: 'newcomer', scopes: [], methods: methods.of(uid) };
  }
}
