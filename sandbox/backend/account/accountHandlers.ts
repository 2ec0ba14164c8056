import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { CloudDocument, CloudDocuments } from './CloudDocuments';

export interface AccountDependencies {
  readonly people: PeopleDirectory;
  readonly documents: CloudDocuments;
  readonly clock: { now(): number };
}

export function accountHandlers({ people, documents, clock }: AccountDependencies): HandlersOf<'account'> {
  const find = (uid: string, name: string) => documents.find(uid, name) ?? missing('There is no such document.');
  return {
    cloudDocument: ({ caller, path, query }) => {
      const { content, timestamp, dataStructureVersion } = find(caller.uid, path.name);
      if (dataStructureVersion > query.dataStructureVersion) missing('The document is kept in a newer structure.');
      return { content, timestamp };
    },
    putCloudDocument: ({ caller, path, query, body }) => {
      refuseOlder(documents.find(caller.uid, path.name), query.timestamp);
      const { dataStructureVersion } = query;
      documents.save(caller.uid, path.name, { content: body.content, timestamp: clock.now(), dataStructureVersion });
    },
    cloudDocumentTimestamp: ({ caller, path }) => find(caller.uid, path.name).timestamp,
    therapistDetails: ({ caller }) => {
      const person = people.find(caller.uid);
      if (!person || person.role === 'patient') return missing('The caller is not a member of staff.');
      const { staffId: id, uid: userId, email, firstName, lastName, role } = person;
      return { id, userId, email, firstName, lastName, role };
    },
    time: () => clock.now(),
  };
}

/** `knownSince` is the timestamp of the version that the caller's is built upon; without one nothing is compared. */
function refuseOlder(stored: CloudDocument | undefined, knownSince: number | undefined): void {
  if (!stored || knownSince === undefined || stored.timestamp <= knownSince) return;
  throw new BackendError(409, 'ConflictError', `A newer version was kept at ${stored.timestamp}.`);
}

function missing(detail: string): never {
  throw new BackendError(404, 'NotFound', detail);
}
