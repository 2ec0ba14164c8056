import { isObject } from '@/domain/kernel/parseJson';
import type { SingleSignOnProvider, SingleSignOnProviders } from '@/application/session/ports/SingleSignOnProviders';
import { fail, ok, type Result } from '@/domain/kernel/Result';

const TIME_LIMIT_MS = 10_000;

/** Without the backend client, which a visitor who only opens the page has no need to download. */
export class FetchSingleSignOnProviders implements SingleSignOnProviders {
  constructor(private readonly url: string) {}

  async list(): Promise<Result<readonly SingleSignOnProvider[], { readonly kind: 'couldNotCheck' }>> {
    try {
      const answer = await fetch(this.url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      const listed: unknown = answer.ok ? await answer.json() : undefined;
      return Array.isArray(listed) ? ok(listed.flatMap(toProvider)) : fail({ kind: 'couldNotCheck' });
    } catch {
      return fail({ kind: 'couldNotCheck' });
    }
  }
}

function toProvider(item: unknown): SingleSignOnProvider[] {
  if (!isObject(item)) return [];
  const { client_name: clientName, clientID } = item;
  return typeof clientName === 'string' && clientName !== '' && typeof clientID === 'string' && clientID !== ''
    ? [{ clientName, clientID }]
    : [];
}
