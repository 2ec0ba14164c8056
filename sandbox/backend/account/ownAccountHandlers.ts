import { ACCOUNT_LANGUAGES } from '@/domain/account/AccountLanguage';
import { personName } from '@/domain/account/personName.rule';
import { addressFault, storedAddress } from '@/domain/users/storedAddress';
import type { AccountSummaryDto } from '@/infrastructure/http/account/ownAccountDtos';
import type { MailLimiter } from '#firebase-stand-in/identity/MailLimiter';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { OwnIdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import type { PushDevices } from '#sandbox/backend/notifications/PushDevices';
import type { KnownPerson } from '#sandbox/backend/people/KnownPerson';
import type { PeopleDirectory, PersonDetails } from '#sandbox/backend/people/PeopleDirectory';
import type { BackendSessions } from '#sandbox/backend/session/BackendSessions';
import { demandRecentSignIn } from '#sandbox/backend/session/demandRecentSignIn';
import type { DeletionRequests } from '#sandbox/backend/users/DeletionRequests';
import type { EmailChange, EmailChanges } from './EmailChanges';
import { isBlank } from '@/domain/kernel/isBlank';

export interface OwnAccountDependencies {
  readonly people: PeopleDirectory;
  readonly identity: OwnIdentityPort;
  readonly changes: EmailChanges;
  readonly deletions: DeletionRequests;
  readonly push: PushDevices;
  readonly sessions: Pick<BackendSessions, 'revokeOthersOf' | 'revokeAllOf'>;
  readonly mails: Pick<MailLimiter, 'allow'>;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  /** The address of the dashboard, without a trailing slash. */
  readonly origin: () => string;
  readonly clock: { now(): number };
}

export function ownAccountHandlers(dependencies: OwnAccountDependencies): HandlersOf<'ownAccount'> {
  const { people, identity, changes, deletions, mails, sendEmail, origin, clock } = dependencies;
  const setDetails = (uid: string, details: PersonDetails): AccountSummaryDto => {
    personOf(people, uid);
    people.setDetails(uid, details);
    return summaryOf(dependencies, uid);
  };
  return {
    summary: ({ caller }) => summaryOf(dependencies, caller.uid),
    setUserName: ({ caller, body }) =>
      setDetails(caller.uid, {
        firstName: readName(body.firstName, 'name'),
        lastName: readName(body.lastName, 'name'),
      }),
    setScreenName: ({ caller, body }) =>
      setDetails(caller.uid, {
        screenName: isBlank(body.screenName) ? '' : readName(body.screenName, 'screenName'),
      }),
    setLanguage: ({ caller, body }) => setDetails(caller.uid, { language: body.language }),
    changeEmail: ({ caller, body }) => {
      const person = personOf(people, caller.uid);
      const email = storedAddress(body.emailAddress);
      if (email === person.email) {
        // Nothing changes, so withdrawing a mistyped address needs no recent sign-in.
        changes.withdraw(caller.uid);
        return summaryOf(dependencies, caller.uid);
      }
      demandRecentSignIn(clock, caller.signedInAt);
      if (addressFault(email) !== undefined) throw new BackendError(400, 'InvalidAddress', 'This is no email address.');
      if (!mails.allow(`changes of ${caller.uid}`) || !mails.allow(`changes to ${email}`))
        throw new BackendError(429, 'TooManyEmails', 'Too many emails were sent. Try again in an hour.');
      const { uid, signIn } = caller;
      const { confirmId, rejectId } = changes.begin({ uid, email, former: person.email, signIn });
      const link = `${origin()}/account/settings?confirm=${confirmId}`;
      // Whether someone else has the address is confidential: only that person learns of the attempt.
      if (isTaken(dependencies, email))
        sendEmail(email, 'Someone tried to use your address', 'Your account has not changed.');
      else sendEmail(email, 'Confirm your new address', `Log in and confirm it within 24 hours: ${link}`);
      sendEmail(
        person.email,
        'Your address is about to change',
        `A link was sent to ${email}. ${notMe(dependencies, rejectId)}`,
      );
      return summaryOf(dependencies, caller.uid);
    },
    confirmChangeEmail: ({ caller, body }) => {
      const change = changes.find(body.id);
      if (change?.uid !== caller.uid)
        throw new BackendError(404, 'LinkUnknown', 'The link is unknown, older than 24 hours or of another account.');
      if (change.confirmedAt === undefined) {
        confirm(dependencies, body.id, change);
        dependencies.sessions.revokeOthersOf(caller);
      }
      return { emailAddress: change.email };
    },
    rejectChangeEmail: ({ body }) => {
      const change = changes.findRejectable(body.id);
      if (!change) throw new BackendError(404, 'LinkUnknown', 'The link is unknown, or older than 7 days.');
      if (!change.rejected) reject(dependencies, body.id, change);
      return { emailAddress: change.former };
    },
    requestChangePassword: ({ body }) => {
      const email = storedAddress(body.emailAddress);
      // The answer is the same, so it does not reveal who has the address.
      if (mails.allow(`resets to ${email}`)) identity.sendPasswordReset(email);
    },
    requestDeletion: ({ caller, body }) => {
      demandRecentSignIn(clock, caller.signedInAt);
      const person = personOf(people, caller.uid);
      if (storedAddress(body.emailAddress) !== person.email)
        throw new BackendError(400, 'WrongAddress', 'The typed address is not that of the account.');
      if (deletions.ask(caller.uid)) {
        const text = `The account ${caller.uid} asks to be deleted. Records of care are kept as the law says.`;
        for (const { email } of people.staffWith('organisations:edit-thrive'))
          sendEmail(email, 'An account is to be deleted', text);
      }
      return summaryOf(dependencies, caller.uid);
    },
  };
}

function confirm(dependencies: OwnAccountDependencies, id: string, { uid, email, rejectId }: EmailChange): void {
  const { people, identity, changes, sendEmail } = dependencies;
  const former = personOf(people, uid).email;
  if (isTaken(dependencies, email)) throw new BackendError(409, 'EmailTaken', 'Someone else has this address now.');
  identity.changeEmail(uid, email);
  people.setDetails(uid, { email });
  changes.confirm(id);
  sendEmail(
    former,
    'Your address was changed',
    `Your account now has the address ${email}. ${notMe(dependencies, rejectId)}`,
  );
}

/**
 * The reader of the former mailbox reports that the change was not theirs: the account gets that address back, everyone
 * is signed out, and a new password can be chosen.
 */
function reject(dependencies: OwnAccountDependencies, rejectId: string, { uid, former }: EmailChange): void {
  const { people, identity, changes, sessions } = dependencies;
  sessions.revokeAllOf(uid);
  if (personOf(people, uid).email !== former) {
    if (isTaken(dependencies, former)) throw new BackendError(409, 'EmailTaken', 'Someone else has this address now.');
    identity.changeEmail(uid, former);
    people.setDetails(uid, { email: former });
  }
  changes.reject(rejectId);
  identity.sendPasswordReset(former);
}

const notMe = ({ origin }: OwnAccountDependencies, rejectId: string): string =>
  `This was not me (works for 7 days): ${origin()}/transactional/reject-email/${rejectId}`;

/** Unfinished acts of a person end with the sign-ins that may have begun them. `kept`: the sign-in that stays. */
export function withdrawHalfDone(
  {
    people,
    changes,
    deletions,
    sendEmail,
  }: Pick<OwnAccountDependencies, 'people' | 'changes' | 'deletions' | 'sendEmail'>,
  uid: string,
  kept: string | undefined,
): void {
  changes.withdraw(uid, kept);
  if (kept !== undefined || !deletions.withdraw(uid)) return;
  const person = people.find(uid);
  const text = `The request to delete the account ${uid} is withdrawn: its sessions were ended. It can be made again.`;
  const readers = people.staffWith('organisations:edit-thrive').map(({ email }) => email);
  for (const to of new Set([...readers, ...(person ? [person.email] : [])]))
    sendEmail(to, 'An account is not to be deleted', text);
}

/** True if someone has an account with the address, or is known under it without one: patients and new colleagues. */
const isTaken = ({ people, identity }: OwnAccountDependencies, email: string): boolean =>
  identity.findByEmail(email) !== undefined ||
  people.isListed(email) ||
  people.seededPeople().some(person => (people.detailsOf(person.uid).email ?? person.email) === email);

function summaryOf({ people, changes, deletions, push }: OwnAccountDependencies, uid: string): AccountSummaryDto {
  const { email, firstName, lastName } = personOf(people, uid);
  const { screenName = '', language = ACCOUNT_LANGUAGES[0] } = people.detailsOf(uid);
  const waiting = changes.waitingOf(uid);
  const deletion = deletions.openSince(uid);
  return {
    userId: uid,
    emailAddress: email,
    firstName,
    lastName,
    screenName,
    language,
    ...(waiting !== undefined && { newEmailAddress: waiting }),
    ...(deletion !== undefined && { deletionRequestedAt: new Date(deletion).toISOString() }),
    pushEnabled: push.isEnabled(uid),
  };
}

function personOf(people: PeopleDirectory, uid: string): KnownPerson {
  const person = people.find(uid);
  if (!person) throw new BackendError(404, 'UserUnknown', 'The account is not known.');
  return person;
}

/** Refuses with 400 `InvalidName`. */
export function readName(text: string, kind: 'name' | 'screenName'): string {
  const read = personName({ text, kind });
  if (read.kind === 'fault') throw new BackendError(400, 'InvalidName', read.fault);
  return read.name;
}
