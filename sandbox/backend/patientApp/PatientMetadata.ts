import type { MetadataChangeDto, MetadataDocumentDto } from '#sandbox/endpoints/patientAppDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, pairKey, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

interface StoredMetadata {
  readonly uid: string;
  readonly metadataDocumentId: string;
  readonly entries: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

const MOST_ENTRIES = 500;

/** Small documents of the patients' apps, by patient and name. */
export class PatientMetadata {
  private readonly documents = new JournalledMap<StoredMetadata>('patient-metadata');

  attachTo(journal: JournalHost): this {
    this.documents.attachTo(journal);
    return this;
  }

  documentsOf(uid: string): readonly StoredMetadata[] {
    return [...this.documents.values()].filter(document => document.uid === uid);
  }

  find(uid: string, metadataDocumentId: string): StoredMetadata {
    return (
      this.documents.get(pairKey(uid, metadataDocumentId)) ?? { uid, metadataDocumentId, entries: {}, updatedAt: 0 }
    );
  }

  /** Refuses a document of too many entries with 400 `TooManyEntries`. */
  change(uid: string, id: string, changes: readonly MetadataChangeDto[], at: number): StoredMetadata {
    const entries = new Map(Object.entries(this.find(uid, id).entries));
    for (const { key, value } of changes) {
      if (value === undefined) entries.delete(key);
      else entries.set(key, value);
    }
    if (entries.size > MOST_ENTRIES)
      throw new BackendError(400, 'TooManyEntries', `A document has ${MOST_ENTRIES} entries at most.`);
    const changed = { uid, metadataDocumentId: id, entries: Object.fromEntries(entries), updatedAt: at };
    this.documents.put(pairKey(uid, id), changed);
    return changed;
  }

  view({ metadataDocumentId, entries, updatedAt }: StoredMetadata): MetadataDocumentDto {
    return { metadataDocumentId, entries: { ...entries }, updatedAt: new Date(updatedAt).toISOString() };
  }
}
