import type { StoredAlert } from './StoredAlert';

/** The messages that exist before anyone writes one. */
export interface AlertPast {
  readonly alerts: () => ReadonlyMap<string, StoredAlert>;
  /** The app version of a patient who has not asked for messages yet. */
  readonly versionOf: (patientId: string) => string;
}
