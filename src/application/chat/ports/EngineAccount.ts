import type { Result } from '@/domain/kernel/Result';
import type { EngineProfile, EnterFailure } from './EngineIdentity';

/** What the engine loads from the backend for the person whose session it uses. */
export interface EngineAccount {
  /** All further calls of the engine are made in this session. */
  useSession(sessionCookie: string | undefined): void;
  freshCustomToken(): Promise<Result<string, EnterFailure>>;
  profile(): Promise<Result<EngineProfile, EnterFailure>>;
  /** Undefined when the person has no document of that name. */
  document(name: string): Promise<Result<string | undefined, EnterFailure>>;
  /** Only the first document of a name is saved; false when there was one already. */
  saveFirstDocument(name: string, content: string): Promise<Result<boolean, EnterFailure>>;
}
