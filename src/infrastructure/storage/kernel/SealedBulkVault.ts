import {
  partsOf,
  progressOfPart,
  ROWS_OF_PART,
  type BulkRun,
  type RowProgress,
} from '@/application/kernel/bulk/BulkRun';
import {
  bulkRunText,
  parseBulkRun,
  parseProgress,
  progressText,
  unknownProgress,
  type ParseRow,
} from '@/application/kernel/bulk/bulkRunText';
import type { BulkVault, StoredBulk } from '@/application/kernel/bulk/ports/BulkVault';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PersonalRecords } from './PersonalRecords';

const STORE = 'bulkActions';

export interface BulkVaultSettings {
  readonly records: Pick<PersonalRecords, 'find' | 'save' | 'forget' | 'unreadable' | 'discard'>;
  readonly area: string;
  /** Identity id of the signed-in user. */
  readonly person: () => string | undefined;
  /** Reads rows as earlier versions stored them. */
  readonly parseRow?: ParseRow;
  /** Absent on insecure origins; there, no page knows of another. */
  readonly locks: LockManager | undefined;
}

/** A bulk action among the user's encrypted records: the confirmed plan once, the progress of its rows in parts. */
export class SealedBulkVault implements BulkVault {
  constructor(private readonly settings: BulkVaultSettings) {}

  async load(): Promise<StoredBulk> {
    const { records, area } = this.settings;
    const found = await records.find(STORE, area);
    if (found === undefined) return { kind: 'unavailable' };
    if (found.text === undefined)
      return (await this.unreadable()).length > 0 ? { kind: 'unreadable' } : { kind: 'none' };
    const run = parseBulkRun(found.text, this.settings.parseRow);
    return run === undefined ? { kind: 'unreadable' } : this.withProgress(run);
  }

  async begin(run: BulkRun): Promise<boolean> {
    const { records, area } = this.settings;
    if (!(await this.forget()) || !(await records.save(STORE, this.currentId, run.id))) return false;
    return records.save(STORE, area, bulkRunText(run));
  }

  async savePart(run: BulkRun, part: number, progress: readonly RowProgress[]): Promise<boolean> {
    if (!(await this.isCurrent(run))) return false;
    return this.settings.records.save(STORE, this.partId(run, part), progressText(progress));
  }

  async forget(): Promise<boolean> {
    const { records, area } = this.settings;
    const found = await records.find(STORE, area);
    if (found === undefined) return false;
    const run = found.text === undefined ? undefined : parseBulkRun(found.text);
    const isForgotten = found.text === undefined || (await records.forget(STORE, area));
    const parts =
      run === undefined ? [] : Array.from({ length: partsOf(run.rows) }, (_, part) => this.partId(run, part));
    for (const id of [this.currentId, ...parts]) await records.forget(STORE, id);
    for (const piece of await this.unreadable()) await records.discard(piece);
    return isForgotten;
  }

  claim(): Promise<Unsubscribe | null> {
    const { locks, area, person } = this.settings;
    if (locks === undefined) return Promise.resolve(() => undefined);
    return new Promise(resolve => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        if (lock === null) return void resolve(null);
        return new Promise(release => resolve(() => release()));
      };
      // A browser that blocks a site's storage has locks and refuses every one.
      locks
        .request(`bulk-action:${area}:${person() ?? ''}`, { ifAvailable: true }, held)
        .catch(() => resolve(() => undefined));
    });
  }

  /** True unless another page has replaced or deleted it in the meantime. */
  private async isCurrent(run: BulkRun): Promise<boolean> {
    const { records, area } = this.settings;
    const current = (await records.find(STORE, this.currentId))?.text;
    if (current !== undefined) return current === run.id;
    const text = (await records.find(STORE, area))?.text;
    return text !== undefined && parseBulkRun(text)?.id === run.id;
  }

  /** A part that cannot be read may have been sent; one that was never written waits. */
  private async withProgress(run: BulkRun): Promise<StoredBulk> {
    const progress: RowProgress[] = [];
    const unreadable = new Set((await this.unreadable()).map(({ id }) => id));
    for (let part = 0; part < partsOf(run.rows); part += 1) {
      const found = await this.settings.records.find(STORE, this.partId(run, part));
      if (found === undefined) return { kind: 'unavailable' };
      const rows = run.rows.slice(part * ROWS_OF_PART, (part + 1) * ROWS_OF_PART);
      const isLost = found.text === undefined && unreadable.has(this.partId(run, part));
      const read = found.text === undefined ? progressOfPart(run.rows, part) : parseProgress(found.text, rows.length);
      progress.push(...(isLost || read === undefined ? unknownProgress(rows) : read));
    }
    const rows = run.rows.map((row, place) => ({ ...row, progress: progress[place] ?? row.progress }));
    return { kind: 'run', run: { ...run, rows } };
  }

  /** Records stored for the area that cannot be decrypted. */
  private async unreadable(): Promise<Awaited<ReturnType<PersonalRecords['unreadable']>> & object> {
    const { records, area } = this.settings;
    const all = (await records.unreadable()) ?? [];
    return all.filter(({ id }) => id === area || id.startsWith(`${area}/`));
  }

  /** Under which the id of the run is stored apart, so that the whole run is not read before each part is saved. */
  private get currentId(): string {
    return `${this.settings.area}/current`;
  }

  private readonly partId = (run: BulkRun, part: number): string => `${this.settings.area}/${run.id}/${part}`;
}
