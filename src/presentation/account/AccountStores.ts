import type { SessionPageStores } from '../session/SessionPageStores';
import type { AddingStore } from './AddingStore';
import type { EmailedCodesStore } from './EmailedCodesStore';
import type { OwnAccountStores } from './OwnAccountStores';
import type { SecondFactorsStore } from './SecondFactorsStore';
import type { SpokenLanguage } from './SpokenLanguage';

export interface AccountStores {
  secondFactors(): SecondFactorsStore;
  adding(onAdded: () => void): AddingStore;
  emailedCodes(onAdded: () => void): EmailedCodesStore;
  /** Downloaded with the page. Returns the same promise each time, unless the download failed. */
  readonly own: () => Promise<OwnAccountStores>;
  readonly spoken: SpokenLanguage;
  readonly sessionPages: () => Promise<SessionPageStores>;
}
