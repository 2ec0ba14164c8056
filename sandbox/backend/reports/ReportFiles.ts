import { appendFileSync, closeSync, createReadStream, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Files of reports on the disk of the machine: written and read in pieces, so that none is ever in memory. */
export class ReportFiles {
  private made: string | undefined;

  /** `folder`: called once the first file is written. */
  constructor(private readonly folder: () => string) {}

  append(name: string, piece: string | Uint8Array): void {
    appendFileSync(this.path(name), piece);
  }

  /** Bytes; undefined where there is no such file. */
  size(name: string): number | undefined {
    return statSync(this.path(name), { throwIfNoEntry: false })?.size;
  }

  /** From one byte to before another. */
  piece(name: string, start: number, end: number): Buffer {
    const file = openSync(this.path(name), 'r');
    try {
      const bytes = Buffer.alloc(end - start);
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start));
    } finally {
      closeSync(file);
    }
  }

  /** Both bytes included. */
  stream(name: string, first: number, last: number): Readable {
    return createReadStream(this.path(name), { start: first, end: last });
  }

  remove(name: string): void {
    rmSync(this.path(name), { force: true });
  }

  private path(name: string): string {
    if (this.made === undefined) {
      this.made = this.folder();
      mkdirSync(this.made, { recursive: true });
    }
    return join(this.made, name);
  }
}
