import type { EngineAccount, EngineProfile, EnterFailure } from '@/application/chat/ports/EngineAccount';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { isRefusedWith, type BackendFailure } from '../client/BackendFailure';
import { mapAnswer } from '../client/mapAnswer';
import { accountEndpoints } from '../endpoints/account';
import { sessionEndpoints } from '../endpoints/session';

/** Shape of the documents that the engine keeps. */
const DATA_STRUCTURE_VERSION = 1;
/** Older than any document: saving is refused if a document already exists. */
const FIRST_TIMESTAMP = 1;

export class AxiosEngineAccount implements EngineAccount {
  constructor(
    private readonly backend: BackendClient,
    private readonly setSession: (sessionCookie: string | undefined) => void,
  ) {}

  useSession(sessionCookie: string | undefined): void {
    this.setSession(sessionCookie);
  }

  async freshCustomToken(): Promise<Result<string, EnterFailure>> {
    const answer = await this.backend.call(sessionEndpoints.freshCustomToken, {});
    return mapAnswer(answer, ({ customToken }) => customToken, toEnterFailure);
  }

  async profile(): Promise<Result<EngineProfile, EnterFailure>> {
    const answer = await this.backend.call(accountEndpoints.therapistDetails, {});
    return mapAnswer(
      answer,
      ({ userId, firstName, lastName }) => ({ uid: userId, firstName, lastName }),
      toEnterFailure,
    );
  }

  async document(name: string): Promise<Result<string | undefined, EnterFailure>> {
    const answer = await this.backend.call(
      accountEndpoints.cloudDocument,
      { path: { name }, query: { dataStructureVersion: DATA_STRUCTURE_VERSION } },
      { expects: [404] },
    );
    if (!answer.ok && isRefusedWith(answer.failure, 404)) return ok(undefined);
    return mapAnswer(answer, ({ content }) => content, toEnterFailure);
  }

  async saveFirstDocument(name: string, content: string): Promise<Result<boolean, EnterFailure>> {
    const answer = await this.backend.call(accountEndpoints.putCloudDocument, {
      path: { name },
      query: { dataStructureVersion: DATA_STRUCTURE_VERSION, timestamp: FIRST_TIMESTAMP },
      body: { content },
    });
    if (answer.ok) return ok(true);
    return isRefusedWith(answer.failure, 409) ? ok(false) : fail(toEnterFailure(answer.failure));
  }
}

const toEnterFailure = (failure: BackendFailure): EnterFailure => ({
  kind: failure.kind === 'unauthorised' ? 'sessionEnded' : 'unreachable',
});
