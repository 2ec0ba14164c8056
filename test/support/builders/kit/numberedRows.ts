import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PagedTable, type LoadedRows } from '@/presentation/kit/table/PagedTable';
import { ManualClock } from '../../fakes/kernel/ManualClock';

export interface NumberedRow {
  readonly id: string;
  readonly note: string;
}

export type RowsFailure = 'noAnswer' | 'notAllowed';

/** A server with numbered rows, page by page. */
export class NumberedRows {
  /** What the next pages answer instead of rows, in this order. */
  readonly failures: RowsFailure[] = [];
  calls = 0;
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
    const start = before?.rows.length ?? 0;
    const end = Math.min(start + this.pageSize, this.total);
    const page = Array.from({ length: end - start }, (_, at) => ({ id: `row-${start + at + 1}`, note: 'as loaded' }));
    return ok({ rows: [...(before?.rows ?? []), ...page], total: this.total, isComplete: end === this.total });
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
