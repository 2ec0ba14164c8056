import { randomUUID } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { JournalEntry, JournalLines, StoredLine } from './JournalLines';
import { LineReader } from './LineReader';

const charactersPerWrite = 1 << 20;
const bytesPerRead = 1 << 22;

/**
 * The name of a rewrite until it replaces the journal; each has its own, so that one of an earlier run never meets a
 * later one.
 */
const UNFINISHED = '.new-';

/** One file, one JSON text a line, only ever appended to; replaced as a whole through a second file and a rename. */
export class FileLines implements JournalLines {
  private descriptor: number;
  /**
   * Up to here every line is whole. Behind it is at most what a failed write left and what could not be cut off.
   */
  private wholeBytes: number;
  private isTorn = false;
  private isClosed = false;

  constructor(
    private readonly path: string,
    private readonly report: (message: string) => void,
  ) {
    removeUnfinished(path);
    this.descriptor = openSync(path, 'a+', 0o600);
    this.wholeBytes = fstatSync(this.descriptor).size;
  }

  get size(): number {
    return this.wholeBytes;
  }

  read(): readonly StoredLine[] {
    const reader = new LineReader();
    for (let at = 0; ;) {
      const chunk = Buffer.allocUnsafe(bytesPerRead);
      const length = readSync(this.descriptor, chunk, 0, bytesPerRead, at);
      if (length === 0) break;
      reader.feed(chunk.subarray(0, length));
      at += length;
    }
    const { lines, brokenLines, wholeBytes } = reader;
    if (brokenLines > 0) this.copyBroken(brokenLines);
    this.cutBackTo(wholeBytes);
    return lines;
  }

  append(entry: JournalEntry): void {
    if (this.isTorn) this.cutBackTo(this.wholeBytes);
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`, 'utf8');
    try {
      writeFully(this.descriptor, bytes);
    } catch (error) {
      this.isTorn = true;
      try {
        this.cutBackTo(this.wholeBytes);
      } catch {
        // The next append tries again, before it writes.
      }
      throw error;
    }
    this.wholeBytes += bytes.length;
  }

  replaceAll(entries: Iterable<JournalEntry>): void {
    const temporary = `${this.path}${UNFINISHED}${randomUUID()}`;
    const target = openSync(temporary, 'w', 0o600);
    try {
      for (const text of inPieces(entries)) writeFully(target, Buffer.from(text, 'utf8'));
      fsyncSync(target);
    } catch (error) {
      closeSync(target);
      rmSync(temporary, { force: true });
      throw error;
    }
    closeSync(target);
    this.switchTo(temporary);
  }

  async replaceInBackground(entries: readonly JournalEntry[]): Promise<void> {
    // Lines written from here on are copied at the end.
    const from = this.wholeBytes;
    const temporary = `${this.path}${UNFINISHED}${randomUUID()}`;
    const target = await open(temporary, 'w', 0o600);
    try {
      for (const text of inPieces(entries)) {
        if (this.isClosed) throw new Error('The journal was closed');
        await target.appendFile(text, 'utf8');
      }
      await target.sync();
      this.finish(target, temporary, from);
    } catch (error) {
      await target.close();
      rmSync(temporary, { force: true });
      throw error;
    }
    await target.close();
  }

  close(): void {
    this.isClosed = true;
    closeSync(this.descriptor);
  }

  /** In one step, so that no line is added in between. */
  private finish(target: FileHandle, temporary: string, from: number): void {
    if (this.isClosed) throw new Error('The journal was closed');
    for (let at = from; at < this.wholeBytes;) {
      const chunk = Buffer.allocUnsafe(Math.min(bytesPerRead, this.wholeBytes - at));
      const length = readSync(this.descriptor, chunk, 0, chunk.length, at);
      writeFully(target.fd, chunk.subarray(0, length));
      at += length;
    }
    this.switchTo(temporary);
  }

  private switchTo(temporary: string): void {
    renameSync(temporary, this.path);
    const old = this.descriptor;
    this.descriptor = openSync(this.path, 'a+', 0o600);
    this.wholeBytes = fstatSync(this.descriptor).size;
    this.isTorn = false;
    closeSync(old);
  }

  private cutBackTo(bytes: number): void {
    if (fstatSync(this.descriptor).size > bytes) ftruncateSync(this.descriptor, bytes);
    this.wholeBytes = bytes;
    this.isTorn = false;
  }

  /** A later rewrite would drop the broken lines for good, so the file as found is put aside once. */
  private copyBroken(count: number): void {
    const copy = `${this.path}.broken`;
    if (!existsSync(copy)) copyFileSync(this.path, copy);
    this.report(`${count} broken line(s) in ${this.path} were skipped; the file as found is kept as ${copy}`);
  }
}

/** Left by a process that was killed. */
function removeUnfinished(path: string): void {
  const begin = basename(path) + UNFINISHED;
  for (const name of readdirSync(dirname(path)).filter(found => found.startsWith(begin)))
    rmSync(join(dirname(path), name), { force: true });
}

function* inPieces(entries: Iterable<JournalEntry>): Iterable<string> {
  let pending = '';
  for (const entry of entries) {
    pending += `${JSON.stringify(entry)}\n`;
    if (pending.length < charactersPerWrite) continue;
    yield pending;
    pending = '';
  }
  yield pending;
}

/** A single write may take only a part of a long text, on a full disk for example. */
function writeFully(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
}
