import type texts from '../../../public/i18n/en/legal.json';
import { textsOf } from '../kit/text/textsOf';
import type { ReadLegalDocumentFailure } from '@/application/legal/ReadLegalDocument';

export const legalText = textsOf<typeof texts>('legal');

export function legalFailureText(failure: ReadLegalDocumentFailure): string {
  switch (failure.kind) {
    case 'invalidParameter':
      return legalText('invalidParameter');
    case 'languageUnavailable':
      return legalText('languageUnavailable', { language: failure.language });
    case 'notRetrieved':
      return legalText('notRetrieved');
  }
}
