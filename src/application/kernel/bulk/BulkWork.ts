import type { Result } from '@/domain/kernel/Result';
import type { BulkAction, BulkItem, BulkOfRow, BulkReading, BulkFailure } from './BulkAction';
import {
  DONE_AND_CHANGED,
  DONE_BY_OTHER,
  DONE_BY_SOMEONE,
  failed,
  isAnswered,
  isOpen,
  isSent,
  partsOf,
  progressOfPart,
  ROWS_OF_PART,
  toUnconfirmed,
  WAITING,
  type BulkRun,
  type RowProgress,
  type RunRow,
} from './BulkRun';
import type { Halt } from './Halt';
import { forEachConcurrently, MOST_CALLS } from './forEachConcurrently';
import { PartWriter } from './PartWriter';
import type { BulkVault } from './ports/BulkVault';

/** Maximum attempts for a row that the backend answers but does not change. */
const MOST_TRIES = 3;

/** Processes the rows of a bulk action, at most four at once; records each before sending and after its answer. */
export class BulkWork {
  private readonly rows: RunRow[];
  private readonly begun = new Set<number>();
  /** Rows with a call that may have been performed without an answer. */
  private readonly unanswered = new Set<number>();
  private readonly forbidden = new Set<number>();
  private readonly tries = new Map<number, number>();
  private readonly parts: PartWriter;
  private halted: Halt | undefined;

  constructor(
    private readonly origin: BulkRun,
    private readonly action: BulkAction,
    vault: Pick<BulkVault, 'savePart'>,
    private readonly onChange: () => void,
  ) {
    this.rows = [...origin.rows];
    this.rows.forEach(({ progress }, place) => {
      if (progress.kind === 'sent') this.unanswered.add(place);
    });
    this.parts = new PartWriter(part =>
      // Another user may be signed in by now.
      this.hasLeft ? Promise.resolve(false) : vault.savePart(origin, part, progressOfPart(this.rows, part)),
    );
  }

  get run(): BulkRun {
    return { ...this.origin, rows: [...this.rows] };
  }

  /** It was stopped for good, or its user has left, so no further row is begun. */
  get isEnded(): boolean {
    return this.halted === 'stopped' || this.hasLeft;
  }

  /** Settles when every row is finished or, after a halt, when running calls are finished. */
  async work(): Promise<Halt | 'over'> {
    if (!this.isEnded) this.halted = undefined;
    await forEachConcurrently(Array.from({ length: MOST_CALLS }), () => this.lane());
    return this.halted ?? 'over';
  }

  /** Begins no further row. A halt because the user left is final. */
  halt(reason: Halt): void {
    if (!this.isEnded || reason === 'left') this.halted = reason;
  }

  /** Ends rows that were not reached once no call is running, and reads those without an answer. */
  async end(): Promise<boolean> {
    this.rows.forEach(row => {
      const place = row.planned.row - 1;
      if (isOpen(row)) this.change(place, isSent(row) ? toUnconfirmed(row.progress) : { kind: 'notReached' });
    });
    const parts = Array.from({ length: partsOf(this.rows) }, (_, part) => part);
    const saved = await Promise.all(parts.map(part => this.parts.save(part)));
    await this.readUnconfirmed();
    return !saved.includes(false);
  }

  /** Reads rows with an unknown outcome; changes nothing. */
  async readUnconfirmed(): Promise<void> {
    const open = this.rows.filter(({ progress }) => progress.kind === 'unconfirmed');
    await forEachConcurrently(open, async ({ planned, item, progress }) => {
      if (this.hasLeft) return;
      const found = await this.read(item);
      if (this.hasLeft || !found.ok) return;
      const { judged, author } = found.value;
      if (judged === 'already') await this.record(planned.row - 1, doneAs(progress, found.value));
      else if (isAnswered(progress) || author === 'self') await this.record(planned.row - 1, DONE_AND_CHANGED);
      else await this.record(planned.row - 1, judged === 'do' ? { kind: 'notReached' } : failed(judged.cannot));
    });
  }

  /** Includes the author, because the state may result from a call whose answer was lost. */
  private read(item: BulkItem): Promise<Result<BulkReading, BulkFailure>> {
    return this.action.read(item, this.origin.startedAt);
  }

  private get bulk(): BulkOfRow {
    const { id, rows } = this.origin;
    return { id, rows: rows.filter(({ planned }) => planned.plan === 'willBeDone').length };
  }

  private get hasLeft(): boolean {
    return this.halted === 'left';
  }

  private async lane(): Promise<void> {
    for (let place = this.next(); place !== undefined; place = this.next()) {
      this.begun.add(place);
      await this.step(place);
      this.begun.delete(place);
    }
  }

  /** Returns the next row, first those that may have been changed; undefined if none may be begun. */
  private next(): number | undefined {
    if (this.halted !== undefined) return undefined;
    const free = this.rows.filter(row => isOpen(row) && !this.begun.has(row.planned.row - 1));
    const next = free.find(({ progress }) => progress.kind === 'sent') ?? free[0];
    return next && next.planned.row - 1;
  }

  private async step(place: number): Promise<void> {
    const row = this.rows[place];
    if (row === undefined) return;
    if (isSent(row)) return this.readBack(place, row);
    if (!this.action.isGuarded(row.item) && !(await this.isAsChecked(place, row))) return;
    if (this.halted !== undefined) return;
    if (!(await this.record(place, { kind: 'sent' }))) {
      this.change(place, WAITING);
      return this.halt('notStored');
    }
    // A decision of the user in the meantime takes precedence over the call.
    if (this.halted !== undefined) return this.withdraw(place);
    const answer = await this.action.change(row.item, row.version, this.bulk);
    if (!this.hasLeft) await this.settle(place, row, answer);
  }

  /** Withdraws a row that was recorded but not sent. */
  private async withdraw(place: number): Promise<void> {
    if (this.hasLeft || this.unanswered.has(place) || isAnswered(this.rows[place]?.progress ?? WAITING)) return;
    await this.record(place, WAITING);
  }

  private async isAsChecked(place: number, row: RunRow): Promise<boolean> {
    const found = await this.read(row.item);
    if (this.hasLeft) return false;
    if (!found.ok) {
      await this.handleUndone(place, found.failure, failed);
      return false;
    }
    const { judged, version, author } = found.value;
    if (judged === 'do' && version === row.version) return true;
    if (judged === 'already') await this.record(place, author === 'self' ? { kind: 'done', version } : DONE_BY_OTHER);
    else await this.record(place, failed(judged === 'do' ? 'changedSince' : judged.cannot));
    return false;
  }

  /** An item that the backend cannot read must not block the others for ever. */
  private async handleUndone(
    place: number,
    failure: BulkFailure,
    toEnding: (reason: string) => RowProgress,
  ): Promise<void> {
    if (failure.kind === 'refused') return void (await this.record(place, toEnding(failure.reason)));
    if (failure.kind === 'notAllowed') return this.handleForbidden(place, toEnding);
    if (failure.kind !== 'unreachable') {
      this.halt(failure.kind);
      return this.withdraw(place);
    }
    const isFault = failure.status !== undefined || failure.unreadable === true;
    if (isFault && this.countTry(place) >= MOST_TRIES) await this.record(place, toEnding('couldNotCheck'));
    // The backend answers, so the row is read again and the others continue.
    else if (failure.unreadable !== true) this.halt('unreachable');
  }

  /** A forbidden row stops the action; if it is still forbidden after continuing, it is finished. */
  private async handleForbidden(place: number, toEnding: (reason: string) => RowProgress): Promise<void> {
    if (this.forbidden.has(place)) return void (await this.record(place, toEnding('notAllowed')));
    this.forbidden.add(place);
    this.halt('notAllowed');
    await this.withdraw(place);
  }

  private countTry(place: number): number {
    const tries = (this.tries.get(place) ?? 0) + 1;
    this.tries.set(place, tries);
    return tries;
  }

  private async settle(
    place: number,
    row: RunRow,
    answer: Result<BulkReading | undefined, BulkFailure>,
  ): Promise<void> {
    if (answer.ok) {
      const reading = answer.value;
      if (reading?.judged === 'already') await this.confirm(place, { kind: 'done', version: reading.version });
      else {
        this.change(place, { kind: 'sent', answered: true });
        await this.readBack(place, row);
      }
      return;
    }
    if (answer.failure.kind === 'unreachable') {
      this.unanswered.add(place);
      return this.readBack(place, row);
    }
    if (answer.failure.kind === 'refused') return this.settleRefused(place, row, answer.failure.reason);
    // An earlier call may have made the change.
    if (this.unanswered.has(place) && answer.failure.kind === 'notAllowed') return this.readBack(place, row);
    return this.handleUndone(place, answer.failure, failed);
  }

  /** The refused call may be the browser's repeat of a call without an answer. */
  private async settleRefused(place: number, row: RunRow, reason: string): Promise<void> {
    const found = await this.read(row.item);
    if (this.hasLeft) return;
    if (!found.ok) {
      this.unanswered.add(place);
      return this.handleUndone(place, found.failure, () => toUnconfirmed(row.progress));
    }
    const { judged, author } = found.value;
    if (judged === 'already' && author !== 'other') return this.confirm(place, doneAs(WAITING, found.value));
    if (author === 'self') return this.confirm(place, DONE_AND_CHANGED);
    await this.record(place, failed(reason));
  }

  /** A change confirmed by the backend is never repeated. */
  private async readBack(place: number, row: RunRow): Promise<void> {
    const found = await this.read(row.item);
    if (this.hasLeft) return;
    const progress = this.rows[place]?.progress ?? row.progress;
    if (!found.ok) {
      if (isAnswered(progress)) await this.record(place, progress);
      return this.handleUndone(place, found.failure, () => toUnconfirmed(progress));
    }
    const { judged, version, author } = found.value;
    if (judged === 'already') return this.confirm(place, doneAs(progress, found.value));
    if (isAnswered(progress) || author === 'self') return this.confirm(place, DONE_AND_CHANGED);
    if (judged !== 'do') return void (await this.record(place, failed(judged.cannot)));
    if (version !== row.version) await this.record(place, failed('changedSince'));
    else await this.record(place, this.countTry(place) < MOST_TRIES ? WAITING : failed('notDone'));
  }

  private async confirm(place: number, done: RowProgress): Promise<void> {
    if (!(await this.record(place, done))) this.halt('notStored');
  }

  private record(place: number, progress: RowProgress): Promise<boolean> {
    this.change(place, progress);
    return this.parts.save(Math.floor(place / ROWS_OF_PART));
  }

  private change(place: number, progress: RowProgress): void {
    const row = this.rows[place];
    if (row === undefined) return;
    this.rows[place] = { ...row, progress };
    this.onChange();
  }
}

/** A change is the user's own if the backend confirmed it or the history says so. */
function doneAs(progress: RowProgress, { version, author = 'unknown' }: BulkReading): RowProgress {
  if (isAnswered(progress) || author === 'self') return { kind: 'done', version };
  return author === 'other' ? DONE_BY_OTHER : DONE_BY_SOMEONE;
}
