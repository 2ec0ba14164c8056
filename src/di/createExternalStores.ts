import type { Container } from 'inversify';
import { externalPage } from '@/domain/legal/externalPage';
import type { ExternalStores } from '@/presentation/legal/ExternalStores';
import { LegalStore } from '@/presentation/legal/LegalStore';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import { legalModule } from './legalModule';
import { ReadLegalDocumentToken } from './tokens/legalTokens';
import { AddressBarToken } from './tokens/shellTokens';

/** Adds the legal pages to the container and gives what makes their stores; rejects when their texts cannot be had. */
export async function createExternalStores(container: Container): Promise<ExternalStores> {
  await textCatalogue.add('legal');
  if (!container.isBound(ReadLegalDocumentToken)) container.load(legalModule);
  const address = container.get(AddressBarToken);
  return {
    page: externalPage(address.path()),
    legal: doc => new LegalStore({ doc, lang: address.parameter('lang'), goto: address.parameter('goto') }, container.get(ReadLegalDocumentToken)),
  };
}
