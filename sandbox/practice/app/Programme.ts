import { endpoints } from '#sandbox/endpoints/endpoints';
import type { MetadataDocumentDto, MetadataSummaryDto, RewardDto } from '#sandbox/endpoints/patientAppDtos';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import type { EndpointCalls } from './EndpointCalls';

const { metadataDocuments, metadataDocument, updateMetadata, earnReward } = endpoints.patientApp;
const attempts = 4;

interface KnownDocument {
  readonly document: MetadataDocumentDto;
  readonly etag: string;
}

/** The progress of a patient's programme: the app's state on the server, and points. */
export class Programme {
  /** As this device read or wrote them last; another device may have changed them since. */
  private readonly known = new Map<string, KnownDocument>();

  constructor(private readonly calls: EndpointCalls) {}

  async documents(): Promise<readonly MetadataSummaryDto[]> {
    return (await this.calls.call(metadataDocuments, {})).value;
  }

  async read(metadataDocumentId: string): Promise<MetadataDocumentDto> {
    return (await this.readKnown(metadataDocumentId)).document;
  }

  /**
   * Changes only the named entries. If another device was first (412) or the answer was lost, it reads again and
   * changes what is still to be changed; returns the state of the document and the number of repeated reads.
   */
  async remember(
    id: string,
    entries: Readonly<Record<string, string>>,
  ): Promise<{ readonly document: MetadataDocumentDto; readonly repairs: number }> {
    let known = this.known.get(id) ?? (await this.readKnown(id));
    for (let repairs = 0; ; repairs += 1) {
      const changes = Object.entries(entries).filter(([key, value]) => known.document.entries[key] !== value);
      if (changes.length === 0) return { document: known.document, repairs };
      try {
        const document = await this.change(id, known.etag, changes);
        return { document, repairs };
      } catch (error) {
        const mayRepair = error instanceof RefusedCall ? error.status === 412 : error instanceof TypeError;
        if (!mayRepair || repairs + 1 === attempts) throw error;
        known = await this.readKnown(id);
      }
    }
  }

  /** `duration` in seconds; a session earns once. */
  async earn(sessionId: string, duration: number, isRecommended: boolean): Promise<RewardDto> {
    return (await this.calls.call(earnReward, { query: { sessionId, duration, isRecommended } })).value;
  }

  private async change(
    id: string,
    ifMatch: string,
    changes: readonly (readonly [string, string])[],
  ): Promise<MetadataDocumentDto> {
    const metadataChangeList = changes.map(([key, value]) => ({ key, value }));
    const { value, etag } = await this.calls.call(updateMetadata, {
      path: { metadataDocumentId: id },
      body: { metadataChangeList },
      ifMatch,
    });
    this.store(id, value, etag);
    return value;
  }

  private async readKnown(id: string): Promise<KnownDocument> {
    const { value, etag } = await this.calls.call(metadataDocument, { path: { metadataDocumentId: id } });
    return this.store(id, value, etag);
  }

  private store(id: string, document: MetadataDocumentDto, etag: string | undefined): KnownDocument {
    if (etag === undefined) throw new Error('A metadata document came without its version.');
    const known = { document, etag };
    this.known.set(id, known);
    return known;
  }
}
