import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import { knownValue, type Loaded } from '@/domain/kernel/Loaded';
import { isProvider, type Organisation } from '@/domain/organisations/Organisation';
import { subscriptionOf, zoneOf } from '@/domain/organisations/subscriptionOf';
import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';
import { repeatEvery } from '../../kit/repeatEvery';
import type { ShownOrganisation } from './ShownOrganisation';

export interface OrganisationUseCases {
  readonly loadOrganisation: LoadOrganisation;
  /** The server's clock, by which the days of a subscription count. */
  readonly clock: Clock;
}

/** The interval at which an open page checks the date, in milliseconds. */
const CALENDAR_MS = 60_000;

/** One organisation, for each of its pages. Loaded once per page. */
export class OrganisationStore implements ShownOrganisation {
  loaded: Loaded<Organisation, CallFailure> = { status: 'unknown' };
  parent: Loaded<Organisation, CallFailure> = { status: 'unknown' };
  loading = false;
  /** Milliseconds since 1970. */
  now: number;
  private readonly latest = latest();

  constructor(
    /** Undefined for the provider. */
    private readonly organisationId: string | undefined,
    private readonly useCases: OrganisationUseCases,
  ) {
    this.now = useCases.clock.now();
    makeObservable<this, 'apply' | 'tick'>(this, {
      loaded: observableRef,
      parent: observableRef,
      loading: observable,
      now: observable,
      known: computed,
      subscription: computed,
      isProvider: computed,
      zone: computed,
      load: action,
      apply: action,
      show: action,
      tick: action,
    });
  }

  start(): Unsubscribe {
    void this.load();
    const stop = repeatEvery(this.useCases.clock, CALENDAR_MS, () => this.tick());
    return () => {
      this.latest.cancel();
      stop();
    };
  }

  /** Latest known organisation; may be stale. */
  get known(): Organisation | undefined {
    return knownValue(this.loaded);
  }

  get subscription(): SubscriptionStatus | undefined {
    return this.known && subscriptionOf(this.known, this.now);
  }

  /** The time zone of its calendar days. */
  get zone(): string {
    return this.known === undefined ? 'Europe/London' : zoneOf(this.known);
  }

  /** True for the root of the tree. */
  get isProvider(): boolean {
    return this.known !== undefined && isProvider(this.known);
  }

  /** Reloads it; the known version stays on screen until then. Only the newest answer counts. */
  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    this.loading = true;
    const answer = await this.useCases.loadOrganisation.execute(this.organisationId);
    if (isLatest()) this.apply(answer);
  }

  /** The provider has no parent to inherit from. */
  async loadParent(): Promise<void> {
    const parent = this.known?.path.at(-1);
    if (parent === undefined) return;
    const answer = await this.useCases.loadOrganisation.execute(parent.id);
    runInAction(() => {
      this.parent = answer.ok
        ? { status: 'known', value: answer.value, at: this.now }
        : { status: 'couldNotCheck', failure: answer.failure };
    });
  }

  /** Applies a version that was loaded elsewhere, for example before a save. */
  show(organisation: Organisation): void {
    this.latest.cancel();
    this.loading = false;
    this.tick();
    this.loaded = { status: 'known', value: organisation, at: this.now };
  }

  private apply(answer: Awaited<ReturnType<LoadOrganisation['execute']>>): void {
    this.loading = false;
    this.tick();
    if (answer.ok) {
      this.show(answer.value);
      return;
    }
    const { failure } = answer;
    // Data that the user may no longer see is removed as well.
    const last = failure.kind === 'unreachable' || failure.kind === 'sessionEnded' ? this.lastKnown : undefined;
    this.loaded = { status: 'couldNotCheck', failure, ...(last && { last }) };
  }

  private get lastKnown(): { readonly value: Organisation; readonly at: number } | undefined {
    const { loaded } = this;
    if (loaded.status === 'known') return { value: loaded.value, at: loaded.at };
    return loaded.status === 'couldNotCheck' ? loaded.last : undefined;
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
  }
}
