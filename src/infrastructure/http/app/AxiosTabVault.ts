import type { TabVault } from '@/application/app/ports/TabVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { isRefusedWith } from '../client/BackendFailure';
import { mapAnswer } from '../client/mapAnswer';
import { accountEndpoints } from '../endpoints/account';
import { storedTexts } from '../kernel/storedTexts';

const NAME = 'dashboard-tabs';
/** Shape of the document: a JSON list of addresses. */
const DATA_STRUCTURE_VERSION = 1;
/** These calls run in the background, so they raise neither a dialog nor a report, and a locked page makes none. */
const SILENT_CALL = { reauthenticate: false, awaitsSession: false, report: false };

/** The user's cloud document: no one else can read it, and nothing stays on the device. */
export class AxiosTabVault implements TabVault {
  constructor(
    private readonly backend: BackendClient,
    /** Called with the unreadable parts of the stored document. */
    private readonly report: (problem: string) => void = () => undefined,
  ) {}

  async read(): Promise<Result<readonly string[], { readonly kind: 'unreachable' }>> {
    const answer = await this.backend.call(
      accountEndpoints.cloudDocument,
      { path: { name: NAME }, query: { dataStructureVersion: DATA_STRUCTURE_VERSION } },
      SILENT_CALL,
    );
    if (!answer.ok && isRefusedWith(answer.failure, 404)) return ok([]);
    return mapAnswer(
      answer,
      ({ content }) => this.readable(content),
      () => ({ kind: 'unreachable' }),
    );
  }

  async save(urls: readonly string[]): Promise<Result<void, { readonly kind: 'unreachable' }>> {
    const document = {
      path: { name: NAME },
      query: { dataStructureVersion: DATA_STRUCTURE_VERSION },
      body: { content: JSON.stringify(urls) },
    };
    const answer = await this.backend.call(accountEndpoints.putCloudDocument, document, SILENT_CALL);
    return answer.ok ? ok(undefined) : fail({ kind: 'unreachable' });
  }

  private readable(content: string): readonly string[] {
    const { texts, unreadable } = storedTexts(content);
    if (unreadable > 0) this.report(`${unreadable} items of the document ${NAME} could not be read`);
    return texts;
  }
}
