import { isObject } from '@/domain/kernel/parseJson';
import type { VersionGateway } from '@/application/app/ports/VersionGateway';
import type { Version } from '@/domain/app/Version';

const TIME_LIMIT_MS = 10_000;

/** `/assets/version.json` of the site that is served now; D1 §7. */
export class FetchVersionGateway implements VersionGateway {
  constructor(
    /** Address of the file. */
    private readonly url: string,
  ) {}

  async read(): Promise<Version | undefined> {
    try {
      const answer = await fetch(this.url, {
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        cache: 'no-store',
        credentials: 'same-origin',
      });
      return answer.ok ? toVersion(await answer.json()) : undefined;
    } catch {
      return undefined;
    }
  }
}

function toVersion(file: unknown): Version | undefined {
  if (!isObject(file)) return undefined;
  const { version, core } = file;
  return typeof version === 'string' && typeof core === 'string' ? { version, core } : undefined;
}
