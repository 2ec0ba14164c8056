import type { SessionPageStores } from '../session/SessionPageStores';
import type { AddingStore } from './AddingStore';
import type { EmailedCodesStore } from './EmailedCodesStore';
import type { SecondFactorsStore } from './SecondFactorsStore';

/** What the views of the account settings get. */
export interface AccountStores {
  secondFactors(): SecondFactorsStore;
  adding(onAdded: () => void): AddingStore;
  emailedCodes(onAdded: () => void): EmailedCodesStore;
  readonly sessionPages: () => Promise<SessionPageStores>;
}
