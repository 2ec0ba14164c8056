import type { PhraseVault } from '@/application/chat/ports/PhraseVault';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { BackendClient } from '../client/BackendClient';
import { accountEndpoints } from '../endpoints/account';

const NAME = 'dashboard-ready-phrases';
/** Shape of the document: a JSON list of texts. */
const DATA_STRUCTURE_VERSION = 1;
/** Whoever asks says itself what failed. */
const OWN_WORDS = { ownWords: true };

/** The person's cloud document: it is nobody else's, and nothing stays on a shared device. */
export class AxiosPhraseVault implements PhraseVault {
  constructor(private readonly backend: BackendClient) {}

  async read(): Promise<Result<readonly string[], { readonly kind: 'unreachable' }>> {
    const query = { dataStructureVersion: DATA_STRUCTURE_VERSION };
    const answer = await this.backend.call(accountEndpoints.cloudDocument, { path: { name: NAME }, query }, OWN_WORDS);
    if (answer.ok) return ok(phrasesIn(answer.value.value.content));
    return answer.failure.kind === 'refused' && answer.failure.status === 404 ? ok([]) : fail({ kind: 'unreachable' });
  }

  async keep(phrases: readonly string[]): Promise<Result<void, { readonly kind: 'unreachable' }>> {
    const document = { path: { name: NAME }, query: { dataStructureVersion: DATA_STRUCTURE_VERSION }, body: { content: JSON.stringify(phrases) } };
    const answer = await this.backend.call(accountEndpoints.putCloudDocument, document, OWN_WORDS);
    return answer.ok ? ok(undefined) : fail({ kind: 'unreachable' });
  }
}

/** A document that is no list is none. */
function phrasesIn(content: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(content);
    return Array.isArray(list) ? list.filter(phrase => typeof phrase === 'string') : [];
  } catch {
    return [];
  }
}
