import type { ReadLegalDocumentFailure } from '@/application/legal/ReadLegalDocument';
import { legalText } from './legalText';

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
