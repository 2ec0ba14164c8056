import { randomUUID } from 'node:crypto';
import { type AccessType, type CallbackGroup, isAccessType, isPhoneNumber } from '@/domain/transactional/contactLimits';
import { addressFault, storedAddress } from '@/domain/users/storedAddress';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { KnownPerson } from '#sandbox/backend/people/KnownPerson';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { EmailTokens, IN_EMAIL_MS, ON_PAGE_MS } from './EmailTokens';
import { LinkTokens } from './LinkTokens';
import { SentRequests } from './SentRequests';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Requests of one person or one address within an hour. */
const REQUESTS_AN_HOUR = 5;
/** Requests for access of everybody within an hour: anybody may make them. */
const ALL_REQUESTS_AN_HOUR = 100;
/** Emails to friends that one patient may have sent within a day. */
const WELFARE_EMAILS_A_DAY = 3;
/** For how long the same email again is taken for a repeat after a lost answer, in milliseconds. */
const REPEATED_WITHIN_MS = 10 * 60_000;

/** The mailbox that each group of staff reads. */
export const callbackMailboxes: Readonly<Record<CallbackGroup, string>> = {
  'care-team': 'care-team@staff.example',
  support: 'support@staff.example',
};
const accessMailboxes: Readonly<Record<AccessType, string>> = {
  dashboard: 'support@staff.example',
  app: 'care-team@staff.example',
  organisation: 'organisations@staff.example',
};

export interface TransactionalDependencies {
  readonly people: Pick<PeopleDirectory, 'find'>;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  /** The address of the pages, without a trailing slash. */
  readonly origin: () => string;
  readonly clock: { now(): number };
  readonly journal: JournalHost;
}

export function transactionalHandlers(dependencies: TransactionalDependencies): HandlersOf<'transactional'> {
  const { people, sendEmail, clock, journal } = dependencies;
  const tokens = new LinkTokens(clock).attachTo(journal);
  const emailTokens = new EmailTokens(clock).attachTo(journal);
  const requests = new SentRequests(clock, 'contact-requests', DAY_MS).attachTo(journal);
  const welfare = new SentRequests(clock, 'welfare-emails', DAY_MS).attachTo(journal);
  /** Addresses that want no emails, with the time of the choice. */
  const unsubscribed = new JournalledMap<number>('unsubscribed-addresses').attachTo(journal);

  /** Once for each token and request: the same again is answered like the first one, and sends nothing. */
  const contact = (token: string, request: readonly [string, ...unknown[]], send: (person: KnownPerson) => void) => {
    const { uid, isRepeated } = tokens.check(token, request);
    if (isRepeated) return;
    if (requests.count(uid, HOUR_MS) >= REQUESTS_AN_HOUR) tooMany(REQUESTS_AN_HOUR);
    tokens.use(token, request);
    requests.add(uid, request);
    send(personOf(dependencies, uid));
  };
  const demandOwn = (token: string, email: string): string => {
    const own = emailTokens.read(token);
    if (storedAddress(email) !== own) throw new BackendError(403, 'NotOfToken', 'The link is of another address.');
    return own;
  };
  return {
    createLinkToken: ({ caller }) => tokens.create(caller.uid),
    useLinkToken: ({ query: { tokenID, attempt = randomUUID() } }) => {
      const request = ['use', attempt];
      const { uid, isRepeated } = tokens.check(tokenID, request);
      if (!isRepeated) tokens.use(tokenID, request);
      return emailTokens.issue(storedAddress(personOf(dependencies, uid).email), ON_PAGE_MS);
    },
    emailPreferences: ({ path }) => {
      const emailAddress = emailTokens.read(path.token);
      return { emailAddress, isSubscribed: unsubscribed.get(emailAddress) === undefined };
    },
    subscribe: ({ path, body }) => unsubscribed.remove(demandOwn(body.token, path.email)),
    unsubscribe: ({ path, body }) => unsubscribed.put(demandOwn(body.token, path.email), clock.now()),
    requestCallback: ({ body: { token, callbackGroup, clientDetails } }) => {
      const { name, phoneNumber, note } = clientDetails;
      if (!isPhoneNumber(phoneNumber)) throw new BackendError(400, 'InvalidPhoneNumber', 'It is not a phone number.');
      contact(token, ['callback', callbackGroup, name, phoneNumber, note], person =>
        sendEmail(
          callbackMailboxes[callbackGroup],
          'A patient asks for a call',
          [
            referenceOf(dependencies, person),
            `Name: ${oneLine(name)}`,
            `Phone: ${oneLine(phoneNumber)}`,
            `Note: ${note === '' ? '(none)' : note}`,
          ].join('\n'),
        ),
      );
    },
    requestCheckIn: ({ body: { token } }) =>
      contact(token, ['check-in'], person =>
        sendEmail(callbackMailboxes['care-team'], 'A patient asks for a check-in', referenceOf(dependencies, person)),
      ),
    requestAccess: ({ path, body }) => {
      const { type } = path;
      if (!isAccessType(type)) throw new BackendError(404, 'TypeUnknown', 'There is no such access.');
      const email = demandAddress(body.email);
      const request = [type, body.message, body.isContactable];
      if (requests.has(email, request)) return;
      if (requests.count(email, HOUR_MS) >= REQUESTS_AN_HOUR) tooMany(REQUESTS_AN_HOUR);
      if (requests.countAll(HOUR_MS) >= ALL_REQUESTS_AN_HOUR) tooMany(ALL_REQUESTS_AN_HOUR);
      requests.add(email, request);
      const reply = body.isContactable ? 'May be written to.' : 'Does not want to be written to.';
      sendEmail(
        accessMailboxes[type],
        `Someone asks for access: ${type}`,
        `Not checked whose address it is: ${email}\n${reply}\nMessage: ${body.message}`,
      );
    },
    welfareEmail: ({ caller, body }) => {
      const to = [...new Set(body.targetEmailAddresses.map(demandAddress))];
      const email = [[...to].sort(), body.careFirstStyleEmail];
      if (welfare.has(caller.uid, email, REPEATED_WITHIN_MS)) return;
      if (welfare.count(caller.uid, DAY_MS) >= WELFARE_EMAILS_A_DAY)
        throw new BackendError(429, 'TooManyEmails', `No more than ${WELFARE_EMAILS_A_DAY} are sent within 24 hours.`);
      welfare.add(caller.uid, email);
      const { firstName } = personOf({ people }, caller.uid);
      const [subject, text] = body.careFirstStyleEmail
        ? ['How are you?', `${firstName} asks how you are, and uses an app that may help you, too.`]
        : ['An app for your wellbeing', `${firstName} uses an app for their wellbeing, and thought of you.`];
      for (const address of to.filter(one => unsubscribed.get(one) === undefined)) {
        const preferences = `${dependencies.origin()}/transactional/email-preferences`;
        const token = emailTokens.issue(address, IN_EMAIL_MS);
        sendEmail(address, subject, `${text}\nYour email preferences: ${preferences}?token=${token}`);
      }
    },
  };
}

function personOf({ people }: Pick<TransactionalDependencies, 'people'>, uid: string): KnownPerson {
  const person = people.find(uid);
  if (!person) throw new BackendError(404, 'TokenUnknown', 'The account is not known.');
  return person;
}

/** No name: a mailbox of a group is read by many. */
function referenceOf({ origin }: Pick<TransactionalDependencies, 'origin'>, person: KnownPerson): string {
  const id = person.role === 'patient' ? person.patientId : person.uid;
  return `Patient ${id}: ${origin()}/therapist/assigned-patients/patient-profile/${encodeURIComponent(id)}/timeline`;
}

/** A name cannot add a line to an email. */
const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

function demandAddress(text: string): string {
  const email = storedAddress(text);
  if (addressFault(email) !== undefined) throw new BackendError(400, 'InvalidAddress', 'This is no email address.');
  return email;
}

function tooMany(most: number): never {
  throw new BackendError(429, 'TooManyRequests', `No more than ${most} requests are taken within an hour.`);
}
