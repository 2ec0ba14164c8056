import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PagedTable, type LoadedRows } from '@/presentation/kit/table/PagedTable';
import { ManualClock } from '../../fakes/kernel/ManualClock';

export interface NumberedRow {
  readonly id: string;
  readonly note: string;
}

export type RowsFailure = 'noAnswer' | 'notAllowed';

/** A server with numbered rows in pages. */
export class NumberedRows {
  /** The failures of the next pages, in this order. */
  readonly failures: RowsFailure[] = [];
  calls = 0;
  /** True if a row cannot be read, by its number from 1. */
  cannotRead: (number: number) => boolean = () => false;
  /** True if the last page is followed by empty ones without end. */
  isEndless = false;
  private readonly waiting: (() => void)[] = [];
  private isHeld = false;

  constructor(
    public total: number,
    private readonly pageSize = 3,
  ) {}

  /** Answers come when `release` is called. */
  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
    for (const answer of this.waiting.splice(0)) answer();
  }

  readonly load = async (
    before: LoadedRows<NumberedRow> | undefined,
  ): Promise<Result<LoadedRows<NumberedRow>, RowsFailure>> => {
    this.calls += 1;
    if (this.isHeld) await new Promise<void>(resolve => this.waiting.push(resolve));
    const failure = this.failures.shift();
    if (failure !== undefined) return fail(failure);
    const start = (before?.rows.length ?? 0) + (before?.unreadable ?? 0);
    const end = Math.min(start + this.pageSize, this.total);
    const numbers = Array.from({ length: end - start }, (_, at) => start + at + 1);
    const readable = numbers.filter(number => !this.cannotRead(number));
    return ok({
      rows: [...(before?.rows ?? []), ...readable.map(number => ({ id: `row-${number}`, note: 'as loaded' }))],
      total: this.total,
      unreadable: (before?.unreadable ?? 0) + numbers.length - readable.length,
      isComplete: end === this.total && !this.isEndless,
    });
  };
}

export function numberedTable(total: number, pageSize?: number) {
  const server = new NumberedRows(total, pageSize);
  const clock = new ManualClock();
  const store = new PagedTable<NumberedRow, LoadedRows<NumberedRow>, RowsFailure>({
    load: server.load,
    keyOf: ({ id }) => id,
    endsAccess: failure => failure === 'notAllowed',
    clock,
  });
  return { server, clock, store };
}
