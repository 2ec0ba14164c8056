import type { Container } from 'inversify';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { readExternalPath, type ExternalAddress } from '@/domain/legal/readExternalPath';
import type { ExternalStores } from '@/presentation/legal/ExternalStores';
import { LegalStore } from '@/presentation/legal/LegalStore';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import { AddressBarToken, BackendClientToken, EnvironmentToken, RandomToken } from './tokens';
import { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import { BrowserDoneLinkVault } from '@/infrastructure/storage/account/BrowserDoneLinkVault';
import { FetchLegalArchive } from '@/infrastructure/system/legal/FetchLegalArchive';
import { CatalogueLanguages } from '@/presentation/kit/text/CatalogueLanguages';
import { AxiosOwnAccountGateway } from '@/infrastructure/http/account/AxiosOwnAccountGateway';
import { AxiosTransactionalGateway } from '@/infrastructure/http/transactional/AxiosTransactionalGateway';
import { transactionalStores, type TransactionalStores } from '@/presentation/transactional/TransactionalStores';

/** Texts that a page needs in addition to those of the external shell. */
const moreTexts: Partial<Readonly<Record<ExternalAddress['kind'], readonly string[]>>> = {
  rejectEmail: ['account', 'forms'],
  emailPreferences: ['transactional'],
  requestCallback: ['transactional'],
  requestCheckIn: ['transactional'],
  requestAccess: ['transactional'],
};

/** Composes the stores of the pages without a sign-in; rejects when their texts cannot be loaded. */
export async function createExternalStores(container: Container, linkToken: string): Promise<ExternalStores> {
  const address = container.get(AddressBarToken);
  const page = readExternalPath(address.path());
  await textCatalogue.add('legal', ...(moreTexts[page.kind] ?? []));
  const readLegalDocument = new ReadLegalDocument(
    new FetchLegalArchive(container.get(EnvironmentToken).staticStorageUrl),
    new CatalogueLanguages(),
  );
  return {
    page,
    transactional: createTransactionalStores(container, linkToken),
    rejectEmail: id =>
      new ConfirmEmailStore(
        id,
        new ConfirmOwnEmail(new AxiosOwnAccountGateway(container.get(BackendClientToken)), 'rejectEmail'),
        new BrowserDoneLinkVault(),
      ),
    legal: doc =>
      new LegalStore({ doc, lang: address.parameter('lang'), goto: address.parameter('goto') }, readLegalDocument),
  };
}

const ATTEMPT_BYTES = 16;

/** The stores of the pages that emails lead to. `token`: that of the link. */
export function createTransactionalStores(container: Container, token: string): TransactionalStores {
  const random = container.get(RandomToken);
  return transactionalStores({
    gateway: new AxiosTransactionalGateway(container.get(BackendClientToken)),
    token,
    newAttempt: () => Array.from(random.bytes(ATTEMPT_BYTES), byte => byte.toString(16).padStart(2, '0')).join(''),
  });
}
