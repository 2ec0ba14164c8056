import type { BackendHandlers } from '#sandbox/backend/dispatch/Handlers';
import type { IdentityPort } from '#sandbox/backend/kernel/IdentityPort';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { Administration } from '#sandbox/backend/organisations/createAdministration';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { MfaMethods } from '#sandbox/backend/session/MfaMethods';
import { AccessChanges } from './AccessChanges';
import { BulkNotices } from './BulkNotices';
import type { DeletionRequests } from './DeletionRequests';
import { dutiesOf } from './dutiesOf';
import { HandOverNotices } from './HandOverNotices';
import { ScopeUse } from './ScopeUse';
import { UserDirectory } from './UserDirectory';
import { userHandlers } from './userHandlers';

export interface UsersOptions {
  readonly people: PeopleDirectory;
  readonly identity: Pick<IdentityPort, 'find'>;
  readonly methods: MfaMethods;
  readonly administration: Administration;
  readonly care: CareServices;
  readonly deletions: DeletionRequests;
  /** Titles of the entries of the report schedule that run in a user’s name, by the user’s id. */
  readonly schedulesOf: (id: string) => readonly string[];
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  /** The address of the dashboard, without a trailing slash. */
  readonly origin: () => string;
  readonly clock: { now(): number };
  readonly journal: JournalHost;
}

export interface Users {
  readonly handlers: BackendHandlers['users'];
  readonly directory: UserDirectory;
  readonly use: ScopeUse;
  readonly handOver: HandOverNotices;
  readonly bulkNotices: BulkNotices;
}

/** Puts together the list of people and the changes of what they may do. */
export function createUsers(options: UsersOptions): Users {
  const { people, identity, methods, administration, care, deletions, schedulesOf, sendEmail, origin, clock, journal } =
    options;
  const { members, organisations, history, joining } = administration;
  const use = new ScopeUse(clock).attachTo(journal);
  const directory = new UserDirectory({ people, identity, methods, members, organisations, use, clock });
  const bulkNotices = new BulkNotices({ people, directory, sendEmail, clock }).attachTo(journal);
  const changes = new AccessChanges({
    ...{ people, directory, history, sendEmail, bulkNotices, clock },
    isInCare: ({ kind }) => kind === 'patient',
  });
  const handlers = userHandlers({
    ...{ people, directory, changes, history, joining, care, deletions, schedulesOf, sendEmail, origin, clock },
  });
  const handOver = new HandOverNotices({
    ...{ people, directory, sendEmail, clock },
    dutiesOf: ({ id }) => dutiesOf(care, people.identitiesOf(id)),
  }).attachTo(journal);
  return { handlers, directory, use, handOver, bulkNotices };
}
