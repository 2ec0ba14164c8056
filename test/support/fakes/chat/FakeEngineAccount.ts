import type { EngineAccount, EngineProfile, EnterFailure } from '@/application/chat/ports/EngineAccount';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** A backend that knows one user and stores their documents. */
export class FakeEngineAccount implements EngineAccount {
  session: string | undefined;
  readonly documents = new Map<string, string>();
  /** The answer to every call while set. */
  failure: EnterFailure | undefined;
  /** Runs just before a document is stored: another device may be faster. */
  beforeKeeping: () => void = () => undefined;

  useSession(sessionCookie: string | undefined): void {
    this.session = sessionCookie;
  }

  freshCustomToken(): Promise<Result<string, EnterFailure>> {
    return this.answer(() => `token of ${this.session ?? 'nobody'}`);
  }

  profile(): Promise<Result<EngineProfile, EnterFailure>> {
    return this.answer(() => ({ uid: 'ann', firstName: 'Ann', lastName: 'Archer' }));
  }

  document(name: string): Promise<Result<string | undefined, EnterFailure>> {
    return this.answer(() => this.documents.get(name));
  }

  saveFirstDocument(name: string, content: string): Promise<Result<boolean, EnterFailure>> {
    return this.answer(() => {
      this.beforeKeeping();
      if (this.documents.has(name)) return false;
      this.documents.set(name, content);
      return true;
    });
  }

  private async answer<T>(value: () => T): Promise<Result<T, EnterFailure>> {
    await Promise.resolve();
    if (this.session === undefined) throw new Error('The account was asked without a session.');
    return this.failure === undefined ? ok(value()) : fail(this.failure);
  }
}
