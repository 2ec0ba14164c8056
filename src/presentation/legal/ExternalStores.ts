import type { ExternalAddress } from '@/domain/legal/readExternalPath';
import type { ConfirmEmailStore } from '../account/ConfirmEmailStore';
import type { TransactionalStores } from '../transactional/TransactionalStores';
import type { LegalStore } from './LegalStore';

export interface ExternalStores {
  readonly page: ExternalAddress;
  readonly transactional: TransactionalStores;
  legal(doc: string): LegalStore;
  /** `id`: the id from the link. */
  rejectEmail(id: string): ConfirmEmailStore;
}
