import type { ExternalPage } from '@/domain/legal/externalPage';
import type { LegalStore } from './LegalStore';

/** What the external shell gets. */
export interface ExternalStores {
  readonly page: ExternalPage;
  legal(doc: string): LegalStore;
}
