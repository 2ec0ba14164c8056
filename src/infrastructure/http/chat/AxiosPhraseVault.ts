import type { StoredPhrases, PhraseVault } from '@/application/chat/ports/PhraseVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { isRefusedWith } from '../client/BackendFailure';
import { mapAnswer } from '../client/mapAnswer';
import { accountEndpoints } from '../endpoints/account';
import { storedTexts } from '../kernel/storedTexts';

const NAME = 'dashboard-ready-phrases';
/** Shape of the document: a JSON list of texts. */
const DATA_STRUCTURE_VERSION = 1;
/** The caller reports the failure. */
const options = { expects: [404, 409], ownWords: true } as const;
/** Before the first document: older than any. */
const NONE = 0;

/** The user's cloud document: no one else can read it, and nothing stays on a shared device. */
export class AxiosPhraseVault implements PhraseVault {
  constructor(
    private readonly backend: BackendClient,
    /** Called with the unreadable parts of the stored document. */
    private readonly report: (problem: string) => void = () => undefined,
  ) {}

  async read(): Promise<Result<StoredPhrases, { readonly kind: 'unreachable' }>> {
    const query = { dataStructureVersion: DATA_STRUCTURE_VERSION };
    const answer = await this.backend.call(accountEndpoints.cloudDocument, { path: { name: NAME }, query }, options);
    if (!answer.ok && isRefusedWith(answer.failure, 404)) return ok({ phrases: [], version: NONE });
    return mapAnswer(
      answer,
      ({ content, timestamp }) => ({ phrases: this.readable(content), version: timestamp }),
      () => ({ kind: 'unreachable' }),
    );
  }

  async save(
    phrases: readonly string[],
    version: number,
  ): Promise<Result<void, { readonly kind: 'unreachable' } | { readonly kind: 'changed' }>> {
    const query = { dataStructureVersion: DATA_STRUCTURE_VERSION, timestamp: version };
    const document = { path: { name: NAME }, query, body: { content: JSON.stringify(phrases) } };
    const answer = await this.backend.call(accountEndpoints.putCloudDocument, document, options);
    if (answer.ok) return ok(undefined);
    return fail({ kind: isRefusedWith(answer.failure, 409) ? 'changed' : 'unreachable' });
  }

  private readable(content: string): readonly string[] {
    const { texts, unreadable } = storedTexts(content);
    if (unreadable > 0) this.report(`${unreadable} items of the document ${NAME} could not be read`);
    return texts;
  }
}
