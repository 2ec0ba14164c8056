import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { CheckSwitch } from '@/application/regions/CheckSwitch';
import type { LoadSwitches } from '@/application/regions/LoadSwitches';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { ConfigSwitch } from '@/domain/regions/switchList';

export interface SwitchesUseCases {
  readonly loadSwitches: LoadSwitches;
  readonly checkSwitch: CheckSwitch;
  readonly clock: Clock;
}

/** What came of checking one switch. */
export type SwitchCheck =
  | { readonly status: 'checking' }
  | { readonly status: 'checked'; readonly at: number }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/** The switches of remote configuration, each of which can be checked anew. */
export class SwitchesStore {
  list: Loaded<readonly ConfigSwitch[], CallFailure> = { status: 'unknown' };
  loading = false;
  readonly checks = observable.map<string, SwitchCheck>({}, { deep: false });
  private round = 0;

  constructor(private readonly useCases: SwitchesUseCases) {
    makeObservable(this, { list: observableRef, loading: observable, load: action, check: action });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.round += 1;
    };
  }

  async load(): Promise<void> {
    const round = ++this.round;
    this.loading = true;
    const answer = await this.useCases.loadSwitches.execute();
    if (round !== this.round) return;
    runInAction(() => {
      this.loading = false;
      this.checks.clear();
      this.list = answer.ok
        ? { status: 'known', value: answer.value, at: this.useCases.clock.now() }
        : { status: 'couldNotCheck', failure: answer.failure };
    });
  }

  async check(name: string): Promise<void> {
    const { round } = this;
    this.checks.set(name, { status: 'checking' });
    const answer = await this.useCases.checkSwitch.execute(name);
    if (round !== this.round) return;
    runInAction(() => {
      if (!answer.ok) {
        this.checks.set(name, { status: 'failed', failure: answer.failure });
        return;
      }
      this.checks.set(name, { status: 'checked', at: this.useCases.clock.now() });
      const { list } = this;
      if (list.status !== 'known') return;
      const value = list.value.map(one => (one.name === name ? { ...one, value: answer.value } : one));
      this.list = { ...list, value };
    });
  }
}
