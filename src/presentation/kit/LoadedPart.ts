import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import { knownValue, type Loaded } from '@/domain/kernel/Loaded';
import type { Result } from '@/domain/kernel/Result';

/** A part of a page that loads separately. While it is reloaded, the last known value stays on screen. */
export class LoadedPart<T> {
  state: Loaded<T, CallFailure> = { status: 'unknown' };
  loading = false;
  private readonly latest = latest();

  constructor(
    private readonly read: () => Promise<Result<T, CallFailure>>,
    private readonly clock: Clock,
    /** Called with every new value, whether loaded or passed to `put`. */
    private readonly onRead: (value: T) => void = () => undefined,
  ) {
    makeObservable(this, {
      state: observableRef,
      loading: observable,
      known: computed,
      load: action,
      put: action,
      invalidate: action,
      leave: action,
    });
  }

  /** The last known value; it may be out of date. */
  get known(): T | undefined {
    return knownValue(this.state);
  }

  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    this.loading = true;
    const answer = await this.read();
    if (!isLatest()) return;
    runInAction(() => {
      this.loading = false;
      if (answer.ok) this.put(answer.value);
      else this.fail(answer.failure);
    });
  }

  /**
   * Stores a newer value, such as the answer to a save. The answer of a load under way would be older and is ignored.
   */
  put(value: T): void {
    this.latest.cancel();
    this.loading = false;
    this.state = { status: 'known', value, at: this.clock.now() };
    this.onRead(value);
  }

  /** Forgets the known value, which the server may have replaced, and loads it again. */
  invalidate(): void {
    this.state = { status: 'unknown' };
    void this.load();
  }

  /** Ignores the answer of a load that is under way. */
  leave(): void {
    this.latest.cancel();
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
