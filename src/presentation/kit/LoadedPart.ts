import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { Result } from '@/domain/kernel/Result';

/** A part of a page that is loaded by itself. What is known stays on show while it is loaded anew. */
export class LoadedPart<T> {
  state: Loaded<T, CallFailure> = { status: 'unknown' };
  loading = false;
  private round = 0;

  constructor(
    private readonly read: () => Promise<Result<T, CallFailure>>,
    private readonly clock: Clock,
    /** Runs with every newer reading, those of `put` among them. */
    private readonly onRead: (value: T) => void = () => undefined,
  ) {
    makeObservable(this, {
      state: observableRef,
      loading: observable,
      known: computed,
      load: action,
      put: action,
      readAgain: action,
      leave: action,
    });
  }

  /** As far as it is known, be it out of date. */
  get known(): T | undefined {
    const { state } = this;
    if (state.status === 'known') return state.value;
    return state.status === 'couldNotCheck' ? state.last?.value : undefined;
  }

  async load(): Promise<void> {
    const round = ++this.round;
    this.loading = true;
    const answer = await this.read();
    if (round !== this.round) return;
    runInAction(() => {
      this.loading = false;
      if (answer.ok) this.put(answer.value);
      else this.fail(answer.failure);
    });
  }

  /** What another answer has said. */
  put(value: T): void {
    this.round += 1;
    this.loading = false;
    this.state = { status: 'known', value, at: this.clock.now() };
    this.onRead(value);
  }

  /** Loads it anew, and what was known is unknown until then: the server may hold something else. */
  readAgain(): void {
    this.state = { status: 'unknown' };
    void this.load();
  }

  /** What is on its way arrives for nobody. */
  leave(): void {
    this.round += 1;
    this.loading = false;
  }

  private fail(failure: CallFailure): void {
    const { state } = this;
    const last = state.status === 'known' ? { value: state.value, at: state.at } : undefined;
    const before = state.status === 'couldNotCheck' ? state.last : last;
    const isGone = failure.kind === 'notAllowed' || failure.kind === 'notFound';
    this.state = { status: 'couldNotCheck', failure, ...(before && !isGone && { last: before }) };
  }
}
