import type { DismissalVault, StoredDismissals } from '@/application/messageAlerts/ports/DismissalVault';
import { parseJson } from '@/domain/kernel/parseJson';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Dismissal } from '@/domain/messageAlerts/MessageAlert';
import type { BackendClient } from '../client/BackendClient';
import { isRefusedWith } from '../client/BackendFailure';
import { mapAnswer } from '../client/mapAnswer';
import { accountEndpoints } from '../endpoints/account';

const NAME = 'dashboard-dismissed-alerts';
/** Shape of the document: a JSON list of pairs of id and revision. */
const DATA_STRUCTURE_VERSION = 1;
/** Nothing waits for it: showing a message once more does no harm. */
const options = { expects: [404, 409], ownWords: true } as const;
/** Before the first document: older than any. */
const NONE = 0;

/** The user's cloud document: no one else can read it, and it follows them to every device. */
export class AxiosDismissalVault implements DismissalVault {
  constructor(private readonly backend: BackendClient) {}

  async read(): Promise<Result<StoredDismissals, { readonly kind: 'unreachable' }>> {
    const query = { dataStructureVersion: DATA_STRUCTURE_VERSION };
    const answer = await this.backend.call(accountEndpoints.cloudDocument, { path: { name: NAME }, query }, options);
    if (!answer.ok && isRefusedWith(answer.failure, 404)) return ok({ dismissed: [], version: NONE });
    return mapAnswer(
      answer,
      ({ content, timestamp }) => ({ dismissed: dismissalsIn(content), version: timestamp }),
      () => ({ kind: 'unreachable' }),
    );
  }

  async save(
    dismissed: readonly Dismissal[],
    version: number,
  ): Promise<Result<void, { readonly kind: 'unreachable' } | { readonly kind: 'changed' }>> {
    const query = { dataStructureVersion: DATA_STRUCTURE_VERSION, timestamp: version };
    const content = JSON.stringify(dismissed.map(({ id, revision }) => [id, revision]));
    const document = { path: { name: NAME }, query, body: { content } };
    const answer = await this.backend.call(accountEndpoints.putCloudDocument, document, options);
    if (answer.ok) return ok(undefined);
    return fail({ kind: isRefusedWith(answer.failure, 409) ? 'changed' : 'unreachable' });
  }
}

/** Items that are not pairs are left out: their messages are shown once more. */
function dismissalsIn(content: string): readonly Dismissal[] {
  const parsed: unknown = parseJson(content);
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return [];
    const [id, revision] = pair as readonly unknown[];
    return typeof id === 'string' && typeof revision === 'string' ? [{ id, revision }] : [];
  });
}
