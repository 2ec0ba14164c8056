import type { SessionPageStores } from '../session/SessionPageStores';
import type { AddingStore } from './AddingStore';
import type { SecondFactorsStore } from './SecondFactorsStore';

/** What the views of the account settings get. */
export interface AccountStores {
  secondFactors(): SecondFactorsStore;
  adding(onAdded: () => void): AddingStore;
  readonly sessionPages: () => Promise<SessionPageStores>;
}
