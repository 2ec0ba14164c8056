import type { StoredAlert } from './StoredAlert';

/** What there is of messages before anybody writes one. */
export interface AlertPast {
  readonly alerts: () => ReadonlyMap<string, StoredAlert>;
  /** The version of the app of a patient who has not asked for messages yet. */
  readonly versionOf: (patientId: string) => string;
}
