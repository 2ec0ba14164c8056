import type { Container } from 'inversify';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { readExternalPath, type ExternalAddress } from '@/domain/legal/readExternalPath';
import type { ExternalStores } from '@/presentation/legal/ExternalStores';
import { LegalStore } from '@/presentation/legal/LegalStore';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import { AddressBarToken } from './tokens/appTokens';
import { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import { BrowserDoneLinkVault } from '@/infrastructure/storage/account/BrowserDoneLinkVault';
import { FetchLegalArchive } from '@/infrastructure/system/legal/FetchLegalArchive';
import { CatalogueLanguages } from '@/presentation/kit/text/CatalogueLanguages';
import { AxiosOwnAccountGateway } from '@/infrastructure/http/account/AxiosOwnAccountGateway';
import { BackendClientToken, EnvironmentToken } from './tokens/kernelTokens';
import { createTransactionalStores } from './transactional';

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
