import type { BulkRun, RowProgress } from '@/application/kernel/bulk/BulkRun';
import { ROWS_OF_PART, WAITING } from '@/application/kernel/bulk/BulkRun';
import type { BulkVault, StoredBulk } from '@/application/kernel/bulk/ports/BulkVault';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** A device on which pages and people come and go. */
export class FakeBulkVault implements BulkVault {
  /** The signed-in user. */
  person: string | undefined = 'u-ann';
  /** True if the device has no space or blocks storage. */
  isFull = false;
  isUnavailable = false;
  isUnreadable = false;
  /** Parts in the order of saving. */
  readonly saved: (readonly RowProgress[])[] = [];
  private readonly runs = new Map<string, { run: BulkRun; readonly parts: Map<number, readonly RowProgress[]> }>();
  private readonly claimed = new Map<string, object>();

  async load(): Promise<StoredBulk> {
    if (this.isUnavailable || this.person === undefined) return { kind: 'unavailable' };
    if (this.isUnreadable) return { kind: 'unreadable' };
    const stored = this.runs.get(this.person);
    if (stored === undefined) return { kind: 'none' };
    const rows = stored.run.rows.map((row, place) => {
      const part = stored.parts.get(Math.floor(place / ROWS_OF_PART));
      return { ...row, progress: part?.[place % ROWS_OF_PART] ?? WAITING };
    });
    return { kind: 'run', run: { ...stored.run, rows } };
  }

  async begin(run: BulkRun): Promise<boolean> {
    if (this.isFull || this.isUnavailable || this.person === undefined) return false;
    this.isUnreadable = false;
    this.runs.set(this.person, { run, parts: new Map() });
    return true;
  }

  async savePart(run: BulkRun, part: number, progress: readonly RowProgress[]): Promise<boolean> {
    if (this.isFull || this.person === undefined) return false;
    const stored = this.runs.get(this.person);
    if (stored?.run.id !== run.id) return false;
    stored.parts.set(part, progress);
    this.saved.push(progress);
    return true;
  }

  async forget(): Promise<boolean> {
    if (this.isUnavailable || this.person === undefined) return false;
    this.isUnreadable = false;
    this.runs.delete(this.person);
    return true;
  }

  async claim(): Promise<Unsubscribe | null> {
    const name = this.person ?? '';
    if (this.claimed.has(name)) return null;
    const claim = {};
    this.claimed.set(name, claim);
    return () => {
      if (this.claimed.get(name) === claim) this.claimed.delete(name);
    };
  }

  /** Closes a page, which releases its claims. */
  endPage(): void {
    this.claimed.clear();
  }
}
