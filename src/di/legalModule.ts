import { ContainerModule } from 'inversify';
import { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import { FetchLegalArchive } from '@/infrastructure/system/legal/FetchLegalArchive';
import { CatalogueLanguages } from '@/presentation/kit/text/CatalogueLanguages';
import * as t from './tokens/legalTokens';
import { EnvironmentToken } from './tokens/systemTokens';

export const legalModule = new ContainerModule(({ bind }) => {
  bind(t.LegalArchiveToken).toResolvedValue(({ staticStorageUrl }) => new FetchLegalArchive(staticStorageUrl), [EnvironmentToken]);
  bind(t.LanguagesToken).toConstantValue(new CatalogueLanguages());
  bind(t.ReadLegalDocumentToken).toResolvedValue(
    (archive, languages) => new ReadLegalDocument(archive, languages),
    [t.LegalArchiveToken, t.LanguagesToken],
  );
});
