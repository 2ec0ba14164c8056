import type { LastViewedVault } from '@/application/patients/ports/LastViewedVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { isRefusedWith } from '../client/BackendFailure';
import { mapAnswer } from '../client/mapAnswer';
import { accountEndpoints } from '../endpoints/account';

/** Shape of the document: milliseconds since 1970 as decimal digits. */
const DATA_STRUCTURE_VERSION = 1;
/** Nothing waits for it: a page reports itself what it could not load. */
const options = { expects: [404], ownWords: true } as const;

/** One cloud document of the user for each patient: no one else can read it, and it follows them to every device. */
export class AxiosLastViewedVault implements LastViewedVault {
  constructor(private readonly backend: BackendClient) {}

  async lastViewed(patientId: string): Promise<Result<number | null, { readonly kind: 'unreachable' }>> {
    const query = { dataStructureVersion: DATA_STRUCTURE_VERSION };
    const answer = await this.backend.call(
      accountEndpoints.cloudDocument,
      { path: { name: nameOf(patientId) }, query },
      options,
    );
    if (!answer.ok && isRefusedWith(answer.failure, 404)) return ok(null);
    return mapAnswer(
      answer,
      ({ content }) => timeIn(content),
      () => ({ kind: 'unreachable' }),
    );
  }

  async save(patientId: string, at: number): Promise<Result<void, { readonly kind: 'unreachable' }>> {
    const document = {
      path: { name: nameOf(patientId) },
      query: { dataStructureVersion: DATA_STRUCTURE_VERSION },
      body: { content: String(at) },
    };
    const answer = await this.backend.call(accountEndpoints.putCloudDocument, document, options);
    return answer.ok ? ok(undefined) : fail({ kind: 'unreachable' });
  }
}

const nameOf = (patientId: string): string => `dashboard-looked-${patientId}`;

/** Null for a document that does not contain a time. */
const timeIn = (content: string): number | null => (/^\d{1,16}$/.test(content) ? Number(content) : null);
