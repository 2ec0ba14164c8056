import { randomUUID } from 'node:crypto';
import { regionZone } from '@/domain/kernel/regionZone';
import type { Scope } from '@/domain/kernel/Scope';
import { daysAfter, startOfDate } from '@/domain/kernel/time/startOfDate';
import { accessChange, PROTECTED_SCOPES } from '@/domain/users/accessChange.rule';
import { changedGrants } from '#sandbox/domain/users/changedGrants';
import { rightsAt } from '#sandbox/domain/users/rightsAt.rule';
import { scopeDifference } from '@/domain/users/scopeDifference.rule';
import { withoutExpiry } from '@/domain/users/ScopeExpiry';
import { type Right, rightKey, scopesOfRight } from '@/domain/users/UserGroup';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Author, ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { StoredGrant } from './AccessGrants';
import { demandRecentSignIn } from '#sandbox/backend/session/demandRecentSignIn';
import type { BulkNotices, BulkOfChange } from './BulkNotices';
import { isAnalyst } from './groupRights';
import { dayWords, momentWords, rightWords } from './rightWords';
import type { User, UserDirectory } from './UserDirectory';

export interface AccessChangeDependencies {
  readonly people: PeopleDirectory;
  readonly directory: UserDirectory;
  readonly history: ChangeHistory;
  /** True if a person has a record or a chat as a patient. */
  readonly isInCare: (user: User) => boolean;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  readonly bulkNotices: Pick<BulkNotices, 'add'>;
  readonly clock: { now(): number };
}

/** The author of a change of access, their sign-in, and the reason. */
export interface Act {
  readonly author: Author;
  /** Milliseconds since 1970; undefined for long ago. */
  readonly signedInAt: number | undefined;
  readonly reason: string;
  /** Of which bulk action it is a row; absent for an act of its own. */
  readonly bulk?: BulkOfChange;
}

export interface WantedAccess {
  /** All rights from now on. */
  readonly rights: readonly Right[];
  /** The last calendar day of what is new. */
  readonly lastDay?: string | undefined;
  /** The access codes of a new analyst. */
  readonly codes?: readonly string[] | undefined;
  /** New last days of rights, empty for no end, by the key of the right. */
  readonly lastDays?: ReadonlyMap<string, string>;
  /** Keys of the rights that were reviewed. */
  readonly confirmed?: readonly string[];
}

const NO_END: { readonly until: null; readonly lastDay: null } = { until: null, lastDay: null };

/** Changes what people may do: checked and done in one step, with its history and its emails. */
export class AccessChanges {
  constructor(private readonly dependencies: AccessChangeDependencies) {}

  /** The grants of a user that are valid now or later. */
  currentOf(id: string): readonly StoredGrant[] {
    const now = this.seconds();
    return this.dependencies.people.access.accessOf(id).grants.filter(({ until }) => until === null || now < until);
  }

  rightsOf(id: string): readonly Right[] {
    return this.dependencies.people.access.rightsOf(id).rights;
  }

  /**
   * Answers whether anything has changed. Refuses with what `accessChange` refuses, and with 400 `InvalidLastDay`.
   */
  change(user: User, wanted: WantedAccess, act: Act): boolean {
    const { people, directory } = this.dependencies;
    const now = this.seconds();
    const before = people.access.accessOf(user.id).grants;
    const after = this.after(before, wanted, act, now);
    if (JSON.stringify(before) === JSON.stringify(after)) return false;
    const { gained, lost } = scopeDifference({
      before: withoutExpiry(scopesOf(before, now)),
      after: withoutExpiry(scopesOf(after, now)),
    });
    const verdict = accessChange({
      by: people.idOf(act.author.uid),
      person: user.id,
      kind: directory.kindOf(user),
      isDisabled: directory.isDisabled(user),
      isInCare: this.dependencies.isInCare(user),
      gained,
      lost: [...new Set([...lost, ...endingScopes(before, after)])],
      heldByOthers: this.heldByOthers(user.id),
      signedInSecondsAgo:
        act.signedInAt === undefined ? Infinity : (this.dependencies.clock.now() - act.signedInAt) / 1000,
    });
    if (!verdict.allowed)
      throw new BackendError(
        verdict.refusal === 'RecentLoginRequired' ? 403 : 409,
        verdict.refusal,
        verdict.scopes.length === 0 ? '' : `No one else holds: ${verdict.scopes.join(', ')}`,
      );
    people.access.put(user.id, after);
    const sentences = sentencesOf(before, after, now);
    this.dependencies.history.add(`user/${user.id}`, act.author, sentences, act.reason);
    const changed = after.filter(one => !before.some(other => isSameRight(one, other)));
    // If rights were only confirmed, nothing changes for anyone.
    if (changed.length > 0) this.notify(user, sentences, changed, act);
    return true;
  }

  /**
   * The user belongs to another organisation. Analysts who report on everything below theirs then see something else:
   * that needs the same sign-in as a change of rights, and the same people get emails.
   */
  recordMove(user: User, sentence: string, act: Act, move: () => void): void {
    const reports = this.currentOf(user.id).filter(({ right, codes }) => isAnalyst(right) && codes === undefined);
    if (reports.length > 0) demandRecentSignIn(this.dependencies.clock, act.signedInAt);
    move();
    this.dependencies.history.add(`user/${user.id}`, act.author, [sentence], act.reason);
    if (reports.length > 0) this.notify(user, [sentence], reports, act);
  }

  private after(
    before: readonly StoredGrant[],
    { rights, lastDay, codes, lastDays = new Map<string, string>(), confirmed = [] }: WantedAccess,
    { author, reason }: Act,
    now: number,
  ): readonly StoredGrant[] {
    const grant = (right: Right): StoredGrant => {
      const end = this.endOf(lastDays.get(rightKey(right)) ?? lastDay ?? '', now);
      const grant = { id: randomUUID(), right, from: now, by: author.uid, reason, confirmedAt: null, ...end };
      return codes === undefined ? grant : { ...grant, codes };
    };
    const held = new Set(this.holding(before, now).map(({ right }) => rightKey(right)));
    return changedGrants(before, { wanted: rights, now, grant }).map(one => {
      const key = rightKey(one.right);
      if (!held.has(key) || (one.until !== null && one.until <= now)) return one;
      const day = lastDays.get(key);
      return {
        ...one,
        ...(day !== undefined && this.endOf(day, now)),
        ...(confirmed.includes(key) && { confirmedAt: now }),
      };
    });
  }

  private holding(grants: readonly StoredGrant[], now: number): readonly StoredGrant[] {
    return grants.filter(({ from, until }) => from <= now && (until === null || now < until));
  }

  /** The end of a calendar day of the region. Refuses a day that is none, or that is over. */
  private endOf(lastDay: string, now: number): Pick<StoredGrant, 'until' | 'lastDay'> {
    if (lastDay === '') return NO_END;
    const zone = regionZone('UK');
    const start = startOfDate(lastDay, zone);
    const until = start === undefined ? undefined : daysAfter(start, 1, zone);
    if (until === undefined || until <= now)
      throw new BackendError(400, 'InvalidLastDay', 'The last day is today or later.');
    return { until, lastDay };
  }

  /** Protected scopes that another user who can sign in holds without an end. */
  private heldByOthers(id: string): readonly Scope[] {
    const { directory, people } = this.dependencies;
    const others = directory
      .holders()
      .filter(user => user.id !== id && !directory.isDisabled(user) && directory.hasSecondFactor(user));
    return PROTECTED_SCOPES.filter(scope =>
      others.some(user =>
        people.access.rightsOf(user.id).scopes.some(held => held.scope === scope && held.until === null),
      ),
    );
  }

  /** The user is notified, and so is everyone who holds one of the rights concerned. */
  private notify(user: User, sentences: readonly string[], changed: readonly StoredGrant[], act: Act): void {
    const { directory, sendEmail, people } = this.dependencies;
    const by = directory.nameOf(people.idOf(act.author.uid));
    const ends = changed.flatMap(({ right, lastDay }) =>
      lastDay === null ? [] : [`${rightWords(right)} ends after ${dayWords(lastDay)}.`],
    );
    const change = [
      `Person: ${directory.nameOf(user.id)}`,
      ...sentences,
      `From: ${momentWords(this.dependencies.clock.now())}`,
      ...ends,
    ].join('\n');
    const reason = act.reason === '' ? 'No reason was given.' : `Reason: ${act.reason}`;
    const ending = `Changed by: ${by}\n${reason}`;
    if (act.bulk !== undefined) {
      const rights = changed.map(({ right }) => rightKey(right));
      return this.dependencies.bulkNotices.add(act.author.uid, act.bulk, {
        person: user.id,
        rights,
        text: change,
        ending,
      });
    }
    const text = `${change}\n${ending}`;
    sendEmail(user.person.email, 'What you may do has changed', text);
    const keys = new Set(changed.map(({ right }) => rightKey(right)));
    const colleagues = directory
      .holders()
      .filter(other => other.id !== user.id && directory.hasAccount(other))
      .filter(({ id }) => this.rightsOf(id).some(right => keys.has(rightKey(right))));
    for (const { person } of colleagues)
      sendEmail(person.email, `What ${directory.nameOf(user.id)} may do has changed`, text);
  }

  private seconds(): number {
    return Math.floor(this.dependencies.clock.now() / 1000);
  }
}

/** The same grant, whether or not it was reviewed since. */
const isSameRight = (one: StoredGrant, other: StoredGrant): boolean => one.id === other.id && one.until === other.until;

const scopesOf = (grants: readonly StoredGrant[], now: number): readonly Scope[] =>
  rightsAt({ grants, now }).scopes.map(({ scope }) => scope);

/** Scopes that were held without an end, and end now. */
function endingScopes(before: readonly StoredGrant[], after: readonly StoredGrant[]): readonly Scope[] {
  const withoutExpiry = (grants: readonly StoredGrant[]): readonly Scope[] =>
    grants.filter(({ until }) => until === null).flatMap(({ right }) => scopesOfRight(right));
  const still = withoutExpiry(after);
  return withoutExpiry(before).filter(scope => !still.includes(scope));
}

function sentencesOf(before: readonly StoredGrant[], after: readonly StoredGrant[], now: number): readonly string[] {
  return after.flatMap(one => {
    const former = before.find(({ id }) => id === one.id);
    const name = rightWords(one.right);
    if (former === undefined)
      return [`${name} was granted${one.lastDay === null ? '' : ` until ${dayWords(one.lastDay)}`}.`];
    if (former.until !== one.until && one.until === now) return [`${name} was taken away.`];
    const sentences: string[] = [];
    if (former.lastDay !== one.lastDay)
      sentences.push(
        `The last day of ${name.replace(/^The/, 'the')} was changed from ${endWords(former)} to ${endWords(one)}.`,
      );
    if (former.confirmedAt !== one.confirmedAt) sentences.push(`${name} was confirmed.`);
    return sentences;
  });
}

const endWords = ({ lastDay }: StoredGrant): string => (lastDay === null ? 'none' : dayWords(lastDay));
