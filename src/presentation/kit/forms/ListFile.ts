import { action, makeObservable, observable, runInAction } from 'mobx';

/** Largest accepted file, in bytes. A list of 2,000 rows fits, so a larger file was chosen by mistake. */
const MOST_BYTES = 1_000_000;

/** The part of the browser's `File` that is used here. */
export interface ChosenFile {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type ListFileFault = 'tooLarge' | 'notText';

/** Reads a chosen file whose text replaces the list in a form. */
export class ListFile {
  /** The failure of the last chosen file. */
  problem: ListFileFault | undefined = undefined;

  constructor(private readonly onRead: (text: string) => void) {
    makeObservable(this, { problem: observable, discard: action });
  }

  async choose(file: ChosenFile): Promise<void> {
    const read = await readTextFile(file);
    runInAction(() => {
      this.problem = typeof read === 'string' ? read : undefined;
      if (typeof read !== 'string') this.onRead(read.text);
    });
  }

  discard(): void {
    this.problem = undefined;
  }
}

/** Decodes a file in the encodings that spreadsheets write: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
async function readTextFile(file: ChosenFile): Promise<{ readonly text: string } | ListFileFault> {
  if (file.size > MOST_BYTES) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (bytes.length === 0) return file.size === 0 ? { text: '' } : 'notText';
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.includes(0)) return 'notText';
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) };
  }
}
