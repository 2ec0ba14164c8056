import type { LegalArchive } from '@/application/legal/ports/LegalArchive';
import type { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import type { Languages } from '@/application/kernel/ports/Languages';
import { token } from '../token';

export const LegalArchiveToken = token<LegalArchive>('LegalArchive');
export const LanguagesToken = token<Languages>('Languages');
export const ReadLegalDocumentToken = token<ReadLegalDocument>('ReadLegalDocument');
