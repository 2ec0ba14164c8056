import type { DocumentWrite } from './commit/DocumentWrite';
import type { DocumentStore } from './DocumentStore';
import { fromStoreFields, toStoreFields } from './values/plainValues';

export type PlainData = Record<string, unknown>;

export interface PlainDocument {
  /** The path's last part. */
  readonly id: string;
  readonly data: PlainData;
}

/** The store for code in the same process: paths such as `notifications/n1`, plain values, no security rules. */
export class PlainDocuments {
  private readonly root: string;

  constructor(
    private readonly store: DocumentStore,
    projectId: string,
  ) {
    this.root = `projects/${projectId}/databases/(default)/documents`;
  }

  read(path: string): PlainData | undefined {
    const document = this.store.get(this.nameOf(path));
    return document && fromStoreFields(document.fields);
  }

  /** Writes the document, replacing any earlier one. */
  write(path: string, data: PlainData): void {
    this.writeAll([{ path, data }]);
  }

  /**
   * Sets the given top-level fields (undefined removes one) and keeps the others; makes the document where there is
   * none.
   */
  merge(path: string, data: PlainData): void {
    const fieldPaths = Object.keys(data).map(key => `\`${key.replace(/[\\`]/g, '\\$&')}\``);
    this.store.commit([{ ...this.update(path, data), updateMask: { fieldPaths } }]);
  }

  remove(path: string): void {
    this.store.commit([{ delete: this.nameOf(path) }]);
  }

  /** Removes all of them in one commit; missing documents are ignored. */
  removeAll(paths: readonly string[]): void {
    this.store.commit(paths.map(path => ({ delete: this.nameOf(path) })));
  }

  /** All of them in one commit: listeners see them at once. */
  writeAll(documents: readonly { readonly path: string; readonly data: PlainData }[]): void {
    this.store.commit(documents.map(({ path, data }) => this.update(path, data)));
  }

  /** Every document of a collection, in no particular order. */
  all(collection: string): PlainDocument[] {
    const documents = [...this.store.documentsIn(this.nameOf(collection))];
    return documents.map(({ name, fields }) => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      data: fromStoreFields(fields),
    }));
  }

  find(collection: string, wanted: (data: PlainData) => boolean): PlainDocument[] {
    return this.all(collection).filter(({ data }) => wanted(data));
  }

  private update(path: string, data: PlainData): DocumentWrite {
    return { update: { name: this.nameOf(path), fields: toStoreFields(data) } };
  }

  private nameOf(path: string): string {
    return `${this.root}/${path}`;
  }
}
