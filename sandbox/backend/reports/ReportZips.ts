import { Zip, ZipDeflate } from 'fflate';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { ReportFiles } from './ReportFiles';
import { fileOf } from './Reports';
import type { StoredReport } from './StoredReport';

/** Bytes that are packed before other work gets a turn. */
const PIECE = 256 * 1024;
/** Bytes of all files together; a zip without the ZIP64 format holds 4 GiB. */
const MOST_BYTES = 2 ** 30;
/** Milliseconds for which a zip is stored. */
const KEPT_MS = 60 * 60_000;

interface Packing {
  readonly id: string;
  readonly uid: string;
  readonly reports: readonly StoredReport[];
  readonly leftOut: number;
  readonly startedAt: number;
  state: 'making' | 'ready';
  done: number;
  /** Packs one piece; true when all is packed. */
  readonly step: () => boolean;
}

export interface PackedReports {
  readonly id: string;
  readonly state: 'making' | 'ready';
  readonly done: number;
  readonly total: number;
  readonly leftOut: number;
  /** Once it is ready. */
  readonly file?: string;
  readonly bytes?: number;
}

export const zipOf = (id: string): string => `${id}.zip`;

/** Zips of reports with a manifest. One that was being made when the sandbox ended has to be requested again. */
export class ReportZips {
  private readonly packings = new Map<string, Packing>();

  constructor(
    private readonly dependencies: {
      readonly files: ReportFiles;
      readonly clock: { now(): number };
      readonly wake: () => void;
    },
  ) {}

  /** The same id again returns the progress. Refuses with 400 `InvalidExport`. */
  make(id: string, uid: string, reports: readonly StoredReport[], leftOut: number): PackedReports {
    this.removeOld();
    const known = this.packings.get(id);
    if (known && known.uid !== uid) throw new BackendError(409, 'ConflictError', 'Another zip has this id.');
    if (known) return this.progress(known);
    const bytes = reports.reduce((sum, one) => sum + (one.bytes ?? 0), 0);
    if (reports.length === 0 || bytes > MOST_BYTES)
      throw new BackendError(
        400,
        'InvalidExport',
        reports.length === 0 ? 'No report is ready.' : 'The files are too large.',
      );
    this.dependencies.files.remove(zipOf(id));
    const packing: Packing = {
      ...{ id, uid, reports, leftOut, startedAt: this.dependencies.clock.now(), state: 'making', done: 0 },
      step: this.packer(id, reports, () => (packing.done += 1)),
    };
    this.packings.set(id, packing);
    this.dependencies.wake();
    return this.progress(packing);
  }

  /** Finds a zip: the user who may read it, and its content. */
  find(id: string): Pick<Packing, 'uid' | 'reports'> | undefined {
    return this.packings.get(id);
  }

  /** Packs one piece; false if there is none. */
  step(): boolean {
    const packing = [...this.packings.values()].find(({ state }) => state === 'making');
    if (!packing) return false;
    try {
      if (packing.step()) packing.state = 'ready';
    } catch {
      // A file has been deleted. Another request produces a zip without it.
      this.discard(packing.id);
    }
    return true;
  }

  private discard(id: string): void {
    this.packings.delete(id);
    this.dependencies.files.remove(zipOf(id));
  }

  private progress({ id, state, done, reports, leftOut }: Packing): PackedReports {
    const bytes = this.dependencies.files.size(zipOf(id));
    return {
      ...{ id, state, done, total: reports.length, leftOut },
      ...(state === 'ready' && bytes !== undefined && { file: zipOf(id), bytes }),
    };
  }

  private packer(id: string, reports: readonly StoredReport[], onDone: () => void): () => boolean {
    const { files } = this.dependencies;
    const zip = new Zip((error, piece) => {
      if (error) throw error;
      files.append(zipOf(id), piece);
    });
    const names = uniqueNames(reports.map(({ name }) => name));
    let [at, start] = [0, 0];
    let entry: ZipDeflate | undefined;
    return () => {
      const report = reports[at];
      if (report === undefined) {
        const manifest = new ZipDeflate('manifest.json');
        zip.add(manifest);
        manifest.push(Buffer.from(manifestOf(reports, names)), true);
        zip.end();
        return true;
      }
      if (entry === undefined) {
        entry = new ZipDeflate(names[at] ?? `${report.id}.csv`);
        zip.add(entry);
      }
      const size = files.size(fileOf(report.id)) ?? 0;
      const end = Math.min(size, start + PIECE);
      entry.push(new Uint8Array(files.piece(fileOf(report.id), start, end)), end === size);
      start = end;
      if (end < size) return false;
      [at, start, entry] = [at + 1, 0, undefined];
      onDone();
      return false;
    };
  }

  private removeOld(): void {
    for (const { id, startedAt } of this.packings.values())
      if (this.dependencies.clock.now() >= startedAt + KEPT_MS) this.discard(id);
  }
}

const manifestOf = (reports: readonly StoredReport[], names: readonly string[]): string =>
  JSON.stringify(
    reports.map(({ name, rows, bytes, sha256 }, at) => ({ file: names[at], name, rows, bytes, sha256 })),
    null,
    2,
  );

/** Names that every system takes, each once. */
function uniqueNames(titles: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return titles.map(title => {
    const plain = fileNameOf(title);
    let name = plain;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${plain} (${number})`;
    used.add(name.toLowerCase());
    return `${name}.csv`;
  });
}

/** A title without what names of files may not have. */
export function fileNameOf(title: string): string {
  const plain = [...title].map(sign => (sign < ' ' || FORBIDDEN.includes(sign) ? ' ' : sign)).join('');
  // A name that begins with a full stop is hidden.
  const name = plain.replace(/^\.+/, '').trim().slice(0, LONGEST_NAME);
  // Half a character, as where one is cut in two, is in no address and on no disk.
  return name.replace(/\p{Surrogate}/gu, '') || 'report';
}

const FORBIDDEN = '"*/:<>?\\|\u007f';
const LONGEST_NAME = 120;
