import type { OrganisationSearchStore } from '../organisations/OrganisationSearchStore';
import type { AlertEditorStore, EditedAlert } from './AlertEditorStore';
import type { MessageAlertsStore } from './MessageAlertsStore';

export interface MessageAlertStores {
  list(): MessageAlertsStore;
  /** `onChanged`: called after every change on the server. */
  editor(edited: EditedAlert, onChanged: () => void): AlertEditorStore;
  organisations(): OrganisationSearchStore;
}
