import { HAND_OVER_NOTICE_DAYS, type TherapistDuties } from '@/domain/users/handOverFirst.rule';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { StoredGrant } from './AccessGrants';
import { isTherapist } from './groupRights';
import { dayWords } from './rightWords';
import type { User, UserDirectory } from './UserDirectory';

export interface HandOverDependencies {
  readonly people: PeopleDirectory;
  readonly directory: UserDirectory;
  readonly dutiesOf: (user: User) => TherapistDuties;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  readonly clock: { now(): number };
}

const DAY_SECONDS = 86_400;
/** Milliseconds between two looks; last days are whole days. */
const CHECK_EVERY_MS = 60_000;

/**
 * A last day ends a user's work as a therapist. A week before and at the end, the therapist and those who may promote
 * therapists get an email about the work to be handed over.
 */
export class HandOverNotices {
  /** The emails sent, by the grant, its last day and the occasion. */
  private readonly sent = new JournalledMap<number>('hand-over-notices');
  private lookedAt = -Infinity;

  constructor(private readonly dependencies: HandOverDependencies) {}

  attachTo(journal: JournalHost): this {
    this.sent.attachTo(journal);
    return this;
  }

  /** Sends what is due and was not sent; to be called often. */
  sendDue(): void {
    const { clock, people, directory } = this.dependencies;
    const now = clock.now();
    if (Math.abs(now - this.lookedAt) < CHECK_EVERY_MS) return;
    this.lookedAt = now;
    const seconds = Math.floor(now / 1000);
    for (const id of people.access.changedPeople())
      for (const grant of people.access.accessOf(id).grants) {
        const { until, lastDay, right } = grant;
        // Without a last day it was removed, which is refused while something is to be handed over.
        if (until === null || lastDay === null || !isTherapist(right)) continue;
        if (seconds < until - HAND_OVER_NOTICE_DAYS * DAY_SECONDS) continue;
        const user = directory.find(id);
        if (user !== undefined) this.send(user, grant, seconds < until ? 'before' : 'after');
      }
  }

  private send(user: User, { id, lastDay }: StoredGrant, occasion: 'before' | 'after'): void {
    const { directory, people, dutiesOf, sendEmail, clock } = this.dependencies;
    // Another last day is another occasion.
    const key = `${id} ${lastDay} ${occasion}`;
    if (this.sent.get(key) !== undefined) return;
    const isStillTherapist = people.access.rightsOf(user.id).rights.some(isTherapist);
    if (occasion === 'after' && isStillTherapist) return;
    const { openChats, patientsLed, appointments } = dutiesOf(user);
    if ((openChats ?? 0) + (patientsLed ?? 0) + (appointments ?? 0) === 0) return;
    this.sent.put(key, clock.now());
    const name = directory.nameOf(user.id);
    const subject =
      occasion === 'before'
        ? `Hand over before the last day of ${name} as a therapist`
        : `Patients of ${name} need another therapist`;
    const text = [
      `Person: ${name}`,
      `Last day as a therapist: ${dayWords(lastDay ?? '')}`,
      `Open chats: ${openChats ?? 'not counted'}`,
      `Patients as lead therapist: ${patientsLed ?? 'not counted'}`,
      `Upcoming appointments: ${appointments ?? 'not counted'}`,
      occasion === 'before'
        ? 'Hand these over before the end of that day. They are not reassigned automatically.'
        : 'They no longer have a therapist who can see them. Hand them over now.',
    ].join('\n');
    const managers = directory
      .holders()
      .filter(one => one.id !== user.id && directory.hasAccount(one))
      .filter(one => people.access.scopesOf(one.id).includes('iams:escalate-to-therapist'));
    for (const { person } of [user, ...managers]) sendEmail(person.email, subject, text);
  }
}
