import type { OrganisationSearchStore } from '../organisations/OrganisationSearchStore';
import type { AlertEditorStore, EditedAlert } from './AlertEditorStore';
import type { MessageAlertsStore } from './MessageAlertsStore';

/** Makes the stores of the page of message alerts. */
export interface MessageAlertStores {
  list(): MessageAlertsStore;
  /** `onChanged` runs after everything that has changed on the server. */
  editor(edited: EditedAlert, onChanged: () => void): AlertEditorStore;
  organisations(): OrganisationSearchStore;
}
