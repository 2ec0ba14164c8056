import type { AccessCode, AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import type { AccessCodesStore } from './AccessCodesStore';
import type { CodeBulkStores } from './bulk/CodeBulkStores';
import type { CodeActListener, CodeActStore } from './CodeActStore';
import type { CodeCardsStore } from './CodeCardsStore';
import type { CodeAddress, CodeStore } from './CodeStore';
import type { NewCodeStore } from './NewCodeStore';

export interface AccessCodeStores {
  list(organisationId: string): AccessCodesStore;
  code(address: CodeAddress, onRead?: (code: AccessCodeDetails) => void): CodeStore;
  acts(code: string, listener: CodeActListener): CodeActStore;
  newCode(organisationId: string, onMade?: (code: AccessCodeDetails) => void): NewCodeStore;
  readonly bulk: CodeBulkStores;
  cards(codes: readonly AccessCode[]): CodeCardsStore;
}
