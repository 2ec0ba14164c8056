import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccessCode, AccessCodeDetails, CodeGeneration, CodeName } from '@/domain/accessCodes/AccessCode';
import type { Result } from '@/domain/kernel/Result';

/** Some of the codes of an organisation, of one generation, the newest first. */
export interface CodePage {
  readonly codes: readonly AccessCode[];
  /** Total on all pages. */
  readonly total: number;
  /** Start of the next page; absent at the end. */
  readonly next?: string;
  /** Rows of this page that could not be read. */
  readonly unreadable: number;
}

export interface NewCode {
  readonly generation: CodeGeneration;
  readonly organisationId: string;
  /** As typed or generated; the backend stores it in capitals. */
  readonly code: string;
  readonly seats?: number;
  /** Milliseconds since 1970; second generation only. */
  readonly expiresAt?: number;
  readonly reason?: string;
}

/** Absent values stay unchanged; null means no limit or no expiry. */
export interface CodeChanges {
  readonly seats?: number | null;
  /** Milliseconds since 1970; second generation only. */
  readonly expiresAt?: number | null;
}

export type CreateCodeFailure =
  | CallFailure
  /** Another code has or had this text. */
  | { readonly kind: 'codeTaken' }
  /** The text is not a valid code. */
  | { readonly kind: 'invalidCode' }
  | { readonly kind: 'unknownOrganisation' };

/** `changedMeanwhile`: the code has changed since the caller read it. */
export type EnableCodeFailure = CallFailure | { readonly kind: 'changedMeanwhile' };

export type ChangeCodeFailure =
  | EnableCodeFailure
  /** A code of the first generation cannot lose its limit, and has no expiry. */
  | { readonly kind: 'notPossibleInV1' };

/** Identifies one code in the version read by the user; codes of the first generation have no version. */
export type VersionedCode = CodeName & { readonly version?: string };

/** The version after a change; undefined for the first generation or if the answer lacks it. */
export interface CodeActed {
  readonly version?: string;
}

/** Access codes of both generations at the backend. */
export interface AccessCodeGateway {
  /** `after`: from the previous page. `refused` if no page ends there any longer. */
  list(organisationId: string, generation: CodeGeneration, after?: string): Promise<Result<CodePage, CallFailure>>;
  read(name: CodeName): Promise<Result<AccessCodeDetails, CallFailure>>;
  create(code: NewCode): Promise<Result<CodeActed, CreateCodeFailure>>;
  /** A code of the second generation is changed only in the given version. */
  change(name: VersionedCode, changes: CodeChanges, reason?: string): Promise<Result<CodeActed, ChangeCodeFailure>>;
  /** A code of the second generation is changed only in the given version. */
  setEnabled(name: VersionedCode, enabled: boolean, reason?: string): Promise<Result<CodeActed, EnableCodeFailure>>;
  /** `notFound` if it is already gone. */
  delete(name: CodeName, reason?: string): Promise<Result<void, CallFailure>>;
  /** Up to 50 codes of any organisation that begin with a text, in alphabetical order. */
  search(term: string): Promise<Result<Pick<CodePage, 'codes' | 'unreadable'>, CallFailure>>;
}
