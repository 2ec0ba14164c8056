export type PlainData = Record<string, unknown>;

export interface PlainWrite {
  /** `collection/id`. */
  readonly path: string;
  readonly data: PlainData;
}

/** The document store as the backend uses it: whole documents of plain values, no security rules. */
export interface DocumentPort {
  read(path: string): PlainData | undefined;
  merge(path: string, data: PlainData): void;
  /** One commit: all of them or none. */
  writeAll(documents: readonly PlainWrite[]): void;
  /** Removes all of them in one commit; missing documents are ignored. */
  removeAll(paths: readonly string[]): void;
  all(collection: string): readonly { readonly id: string; readonly data: PlainData }[];
}
