import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
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

export type SwitchCheck =
  | { readonly status: 'checking' }
  | { readonly status: 'checked'; readonly at: number }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/** The switches of remote configuration, each of which can be checked again. */
export class SwitchesStore {
  list: Loaded<readonly ConfigSwitch[], CallFailure> = { status: 'unknown' };
  loading = false;
  readonly checks = observable.map<string, SwitchCheck>({}, { deep: false });
  private readonly latest = latest();

  constructor(private readonly useCases: SwitchesUseCases) {
    makeObservable(this, { list: observableRef, loading: observable, load: action, check: action });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.latest.cancel();
    };
  }

  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    this.loading = true;
    const answer = await this.useCases.loadSwitches.execute();
    if (!isLatest()) return;
    runInAction(() => {
      this.loading = false;
      this.checks.clear();
      this.list = answer.ok
        ? { status: 'known', value: answer.value, at: this.useCases.clock.now() }
        : { status: 'couldNotCheck', failure: answer.failure };
    });
  }

  async check(name: string): Promise<void> {
    const isLatest = this.latest.current();
    this.checks.set(name, { status: 'checking' });
    const answer = await this.useCases.checkSwitch.execute(name);
    if (!isLatest()) return;
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
