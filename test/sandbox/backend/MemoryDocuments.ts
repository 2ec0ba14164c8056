import type { DocumentPort, PlainData, PlainWrite } from '#sandbox/backend/kernel/DocumentPort';

/** Documents in memory; every commit is kept for the test. */
export class MemoryDocuments implements DocumentPort {
  readonly commits: (readonly PlainWrite[])[] = [];
  private readonly stored = new Map<string, PlainData>();

  read(path: string): PlainData | undefined {
    return this.stored.get(path);
  }

  merge(path: string, data: PlainData): void {
    this.writeAll([{ path, data: { ...this.stored.get(path), ...data } }]);
  }

  writeAll(documents: readonly PlainWrite[]): void {
    this.commits.push(documents);
    for (const { path, data } of documents) this.stored.set(path, structuredClone(data));
  }

  removeAll(paths: readonly string[]): void {
    for (const path of paths) this.stored.delete(path);
  }

  all(collection: string) {
    return [...this.stored]
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([path, data]) => ({ id: path.slice(collection.length + 1), data }));
  }
}
