import type { Result } from '@/domain/kernel/Result';

export interface EngineProfile {
  readonly uid: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type EnterFailure = { readonly kind: 'sessionEnded' } | { readonly kind: 'unreachable' };

/** The engine's backend data for the user whose session it uses. */
export interface EngineAccount {
  /** Uses this session for all further calls of the engine. */
  useSession(sessionCookie: string | undefined): void;
  freshCustomToken(): Promise<Result<string, EnterFailure>>;
  profile(): Promise<Result<EngineProfile, EnterFailure>>;
  /** Undefined if the user has no document of that name. */
  document(name: string): Promise<Result<string | undefined, EnterFailure>>;
  /** Saves only the first document of a name; false if there was one already. */
  saveFirstDocument(name: string, content: string): Promise<Result<boolean, EnterFailure>>;
}
