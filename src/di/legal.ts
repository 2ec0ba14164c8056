import { type Container, ContainerModule } from 'inversify';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { readExternalPath, type ExternalAddress } from '@/domain/legal/readExternalPath';
import type { ExternalStores } from '@/presentation/legal/ExternalStores';
import { LegalStore } from '@/presentation/legal/LegalStore';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import { ReadLegalDocumentToken } from './tokens/legalTokens';
import { AddressBarToken } from './tokens/appTokens';
import { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import { BrowserDoneLinkVault } from '@/infrastructure/storage/account/BrowserDoneLinkVault';
import { FetchLegalArchive } from '@/infrastructure/system/legal/FetchLegalArchive';
import { CatalogueLanguages } from '@/presentation/kit/text/CatalogueLanguages';
import { loadOwnAccountModule } from './ownAccountModule';
import { OwnAccountGatewayToken } from './tokens/accountTokens';
import * as t from './tokens/legalTokens';
import { EnvironmentToken } from './tokens/kernelTokens';
import { createTransactionalStores } from './transactional';

/** Texts that a page needs beside those of the external shell. */
const moreTexts: Partial<Readonly<Record<ExternalAddress['kind'], readonly string[]>>> = {
  rejectEmail: ['account', 'forms'],
  emailPreferences: ['transactional'],
  requestCallback: ['transactional'],
  requestCheckIn: ['transactional'],
  requestAccess: ['transactional'],
};

/** Adds the legal pages to the container and gives what makes their stores; rejects when their texts cannot be had. */
export async function createExternalStores(container: Container, linkToken: string): Promise<ExternalStores> {
  const address = container.get(AddressBarToken);
  const page = readExternalPath(address.path());
  await textCatalogue.add('legal', ...(moreTexts[page.kind] ?? []));
  if (!container.isBound(ReadLegalDocumentToken)) container.load(legalModule);
  loadOwnAccountModule(container);
  return {
    page,
    transactional: createTransactionalStores(container, linkToken),
    rejectEmail: id =>
      new ConfirmEmailStore(
        id,
        new ConfirmOwnEmail(container.get(OwnAccountGatewayToken), 'rejectEmail'),
        new BrowserDoneLinkVault(),
      ),
    legal: doc =>
      new LegalStore(
        { doc, lang: address.parameter('lang'), goto: address.parameter('goto') },
        container.get(ReadLegalDocumentToken),
      ),
  };
}

const legalModule = new ContainerModule(({ bind }) => {
  bind(t.LegalArchiveToken).toResolvedValue(
    ({ staticStorageUrl }) => new FetchLegalArchive(staticStorageUrl),
    [EnvironmentToken],
  );
  bind(t.LanguagesToken).toConstantValue(new CatalogueLanguages());
  bind(t.ReadLegalDocumentToken).toResolvedValue(
    (archive, languages) => new ReadLegalDocument(archive, languages),
    [t.LegalArchiveToken, t.LanguagesToken],
  );
});
