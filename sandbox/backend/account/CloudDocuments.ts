import { JournalledMap, pairKey, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

export interface CloudDocument {
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly dataStructureVersion: number;
}

/** Small documents that people keep in the backend, by owner and name. */
export class CloudDocuments {
  private readonly kept = new JournalledMap<CloudDocument>('cloud-documents');

  attachTo(journal: JournalHost): this {
    this.kept.attachTo(journal);
    return this;
  }

  find(uid: string, name: string): CloudDocument | undefined {
    return this.kept.get(pairKey(uid, name));
  }

  save(uid: string, name: string, document: CloudDocument): void {
    this.kept.put(pairKey(uid, name), document);
  }
}
