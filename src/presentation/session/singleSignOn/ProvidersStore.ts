import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SingleSignOnProvider, SingleSignOnProviders } from '@/application/session/ports/SingleSignOnProviders';
import type { StartSingleSignOn, StartSingleSignOnFailure } from '@/application/session/singleSignOn/StartSingleSignOn';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface ProvidersUseCases {
  readonly providers: SingleSignOnProviders;
  readonly startSingleSignOn: StartSingleSignOn;
}

/** The identity providers that are offered below the sign-in form. */
export class ProvidersStore {
  phase: 'loading' | 'known' | 'failed' = 'loading';
  providers: readonly SingleSignOnProvider[] = [];
  /** The provider to which the user is being redirected. */
  leavingFor: string | undefined = undefined;
  failure: StartSingleSignOnFailure | undefined = undefined;
  private asked = false;

  constructor(private readonly useCases: ProvidersUseCases) {
    makeObservable(this, {
      phase: observable,
      providers: observableRef,
      leavingFor: observable,
      failure: observableRef,
      load: action,
      choose: action,
    });
  }

  start(): Unsubscribe {
    if (!this.asked) void this.load();
    this.asked = true;
    return () => undefined;
  }

  async load(): Promise<void> {
    this.phase = 'loading';
    const listed = await this.useCases.providers.list();
    runInAction(() => {
      this.phase = listed.ok ? 'known' : 'failed';
      this.providers = listed.ok ? listed.value : [];
    });
  }

  async choose(clientID: string): Promise<void> {
    if (this.leavingFor !== undefined) return;
    this.leavingFor = clientID;
    this.failure = undefined;
    try {
      const started = await this.useCases.startSingleSignOn.execute(clientID);
      if (!started.ok) runInAction(() => (this.failure = started.failure));
    } finally {
      runInAction(() => (this.leavingFor = undefined));
    }
  }
}
