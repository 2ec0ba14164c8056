import type { AccountActsStore } from './AccountActsStore';
import type { ConfirmEmailStore } from './ConfirmEmailStore';
import type { AccountSettingsStore } from './AccountSettingsStore';

/** Creates the stores of the user's own account; downloaded with the page. */
export interface OwnAccountStores {
  settings(): AccountSettingsStore;
  /** `id`: the id from the link that confirms a new address. */
  confirmEmail(id: string, settings: AccountSettingsStore): ConfirmEmailStore;
  /** The acts pass the account that they have loaded to `settings`. */
  acts(settings: AccountSettingsStore): AccountActsStore;
}
