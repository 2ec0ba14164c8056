import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { IdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import type { Account } from './Account';
import type { BackendSession } from './BackendSession';
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
  accountOf(uid: string): Account {
    const { people, methods } = this.sources;
    const person = people.find(uid);
    if (person?.role === 'patient')
      return { uid, email: person.email, kind: 'patient', scopes: person.scopes, scopesEndAt: null, methods: [] };
    if (person) {
      const kind = people.isStaff(uid) ? 'staff' : 'newcomer';
      return { uid, email: person.email, kind, ...this.rightsOf(uid), methods: methods.methodsOf(uid) };
    }
    const email = this.sources.identity.find(uid)?.email;
    if (email === undefined) throw new BackendError(403, 'Forbidden', 'The account is not known to the backend.');
    return { uid, email, kind: 'newcomer', scopes: [], scopesEndAt: null, methods: methods.methodsOf(uid) };
  }

  /**
   * A person created in the list who has since chosen a password becomes that person, once they have proved that they
   * read the mailbox: an unproved address would give anyone the rights of another person.
   */
  link(uid: string): void {
    const { people, identity } = this.sources;
    if (people.find(uid) !== undefined) return;
    const { email, emailVerified = false } = identity.find(uid) ?? {};
    if (email !== undefined && emailVerified) people.link(uid, email);
  }

  /** A session with those of its requested scopes that its user has at this moment. */
  atPresent(session: BackendSession): BackendSession {
    const { uid, scopes, asked = scopes } = session;
    const held = this.sources.people.find(uid)?.scopes ?? [];
    return { ...session, scopes: scopesAsked(held, asked) };
  }

  /**
   * The account to mint a token for. It is read when the second of a loss of scopes has passed, which takes at most a
   * second: tokens count in whole seconds, and the rules refuse those of that second.
   */
  async afterLoss(uid: string, clock: { now(): number }): Promise<Account> {
    const lostAt = this.sources.people.access.lostAt(uid);
    const leftMs = lostAt === undefined ? 0 : (lostAt + 1) * 1000 - clock.now();
    if (leftMs > 0) await new Promise(resolve => setTimeout(resolve, Math.min(leftMs, 1000)));
    return this.accountOf(uid);
  }

  /**
   * Another text after each loss of a scope, because tokens of before are refused from then on, and after each change of
   * the moment at which the first scope ends, because tokens of before end at the former one.
   */
  accessMark(uid: string): string {
    return `${this.sources.people.access.lostAt(uid) ?? ''} ${this.rightsOf(uid).scopesEndAt ?? ''}`;
  }

  private rightsOf(uid: string): Pick<Account, 'scopes' | 'scopesEndAt'> {
    const { scopes } = this.sources.people.access.rightsOf(uid);
    const ends = scopes.flatMap(({ until }) => (until === null ? [] : [until * 1000]));
    return { scopes: scopes.map(({ scope }) => scope), scopesEndAt: ends.length === 0 ? null : Math.min(...ends) };
  }
}

/** `asked` contains `all` for everything that the user has. */
export const scopesAsked = (held: readonly string[], asked: readonly string[]): readonly string[] =>
  asked.includes('all') ? held : held.filter(scope => asked.includes(scope));
