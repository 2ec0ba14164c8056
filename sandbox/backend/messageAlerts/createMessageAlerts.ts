import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { Administration } from '#sandbox/backend/organisations/createAdministration';
import { fullName } from '#sandbox/backend/people/fullName';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { AlertPast } from './AlertPast';
import { AlertReaders } from './AlertReaders';
import { messageAlertHandlers } from './messageAlertHandlers';
import { MessageAlerts } from './MessageAlerts';

export interface MessageAlertOptions {
  readonly people: PeopleDirectory;
  readonly administration: Administration;
  readonly journal: JournalHost;
  readonly clock: { now(): number };
  readonly past?: AlertPast | undefined;
}

/** Puts together messages and the people who see them. */
export function createMessageAlerts(options: MessageAlertOptions): HandlersOf<'messageAlerts'> {
  const { people, administration, journal, clock, past } = options;
  const { organisations, members, history } = administration;
  const readers = new AlertReaders({
    ...{ people, members, organisations },
    seededVersion: past?.versionOf ?? (() => null),
  }).attachTo(journal);
  const alerts = new MessageAlerts(past?.alerts ?? (() => new Map())).attachTo(journal);
  const nameOf = (uid: string): string => {
    const person = people.find(uid);
    return person ? fullName(person) : uid;
  };
  return messageAlertHandlers({ alerts, readers, organisations, history, nameOf, clock });
}
