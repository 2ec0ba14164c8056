import { fail, ok, type Result } from '@/domain/kernel/Result';

type Planned<Failure> = 'sentTwice' | { readonly failure: Failure; readonly butDone: boolean };

/** The calls of a fake that fail next. */
export class PlannedFailures<Call extends string, Failure> {
  private readonly planned = new Map<Call, Planned<Failure>[]>();
  /** All calls in order of arrival. */
  readonly calls: Call[] = [];

  /** The next such call fails; with `butDone` it is done and its answer lost. */
  failNext(call: Call, failure: Failure, { butDone = false } = {}): void {
    this.planned.set(call, [...(this.planned.get(call) ?? []), { failure, butDone }]);
  }

  /** The next such call arrives twice, as when a browser repeats a call; the second answer is returned. */
  repeatNext(call: Call): void {
    this.planned.set(call, [...(this.planned.get(call) ?? []), 'sentTwice']);
  }

  /** Every such call fails from now on. */
  failAlways(call: Call, failure: Failure): void {
    this.planned.set(
      call,
      Array.from({ length: 1_000 }, () => ({ failure, butDone: false })),
    );
  }

  mend(): void {
    this.planned.clear();
  }

  countOf(call: Call): number {
    return this.calls.filter(one => one === call).length;
  }

  carry<T>(call: Call, act: () => Result<T, Failure>): Result<T, Failure> {
    this.calls.push(call);
    const [planned, ...later] = this.planned.get(call) ?? [];
    this.planned.set(call, later);
    if (planned === undefined) return act();
    if (planned === 'sentTwice') act();
    if (planned === 'sentTwice') return act();
    if (planned.butDone) act();
    return fail(planned.failure);
  }

  give<T>(call: Call, value: () => T): Result<T, Failure> {
    return this.carry(call, () => ok(value()));
  }
}
