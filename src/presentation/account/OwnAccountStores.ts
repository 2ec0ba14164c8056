import type { AccountActsStore } from './AccountActsStore';
import type { ConfirmEmailStore } from './ConfirmEmailStore';
import type { AccountSettingsStore } from './AccountSettingsStore';

/** The dependencies of the own account's forms; downloaded with the page. */
export interface OwnAccountStores {
  settings(): AccountSettingsStore;
  /** `id`: of the link to a new address. */
  confirmEmail(id: string, settings: AccountSettingsStore): ConfirmEmailStore;
  /** Acts pass the settings they have read to the page’s other store. */
  acts(settings: AccountSettingsStore): AccountActsStore;
}
