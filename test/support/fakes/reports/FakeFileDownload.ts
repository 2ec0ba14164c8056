import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { FileDownload } from '@/application/reports/ports/FileDownload';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Files in memory by their links. */
export class FakeFileDownload implements FileDownload {
  readonly urls: string[] = [];
  failure: CallFailure | undefined = undefined;
  private readonly files = new Map<string, string>();

  add(url: string, text: string): this {
    this.files.set(url, text);
    return this;
  }

  async read(
    url: string,
    onProgress: (received: number, total: number | undefined) => void,
  ): Promise<Result<Blob, CallFailure>> {
    this.urls.push(url);
    if (this.failure) return fail(this.failure);
    const text = this.files.get(url);
    if (text === undefined) return fail({ kind: 'notAllowed' });
    const file = new Blob([text]);
    onProgress(file.size, file.size);
    return ok(file);
  }
}
