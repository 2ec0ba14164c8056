import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { RelabelAuthenticator, RelabelFailure } from '@/application/session/secondFactor/RelabelAuthenticator';
import type { RemovedFactor, RemoveSecondFactor } from '@/application/session/secondFactor/RemoveSecondFactor';
import type { AuthenticatorGateway, ChangeFailure } from '@/application/session/ports/AuthenticatorGateway';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Authenticator } from '@/domain/session/secondFactor/Authenticator';
import type { SecondFactors } from '@/domain/session/secondFactor/SecondFactors';
import { MOST_SECOND_FACTORS, secondFactorsLeft } from '@/domain/session/secondFactor/SecondFactors';

export interface SecondFactorsUseCases {
  readonly authenticators: Pick<AuthenticatorGateway, 'list'>;
  readonly relabelAuthenticator: RelabelAuthenticator;
  readonly removeSecondFactor: RemoveSecondFactor;
}

export interface Removal {
  readonly factor: RemovedFactor;
  readonly label: string;
  /** True if only one method would be left. The user then has to type the name. */
  readonly leavesOne: boolean;
}

export interface Renaming {
  readonly id: string;
  readonly typed: string;
}

/** The label with each run of white space as one space, as a page renders it. */
const asShown = (label: string): string => label.trim().replace(/\s+/gu, ' ');

/** A user's second factors and the changes to them. */
export class SecondFactorsStore {
  phase: 'loading' | 'known' | 'failed' = 'loading';
  factors: SecondFactors = { authenticators: [], email: undefined };
  renaming: Renaming | undefined = undefined;
  removal: Removal | undefined = undefined;
  typedLabel = '';
  busy = false;
  failure: RelabelFailure | ChangeFailure | undefined = undefined;
  private asked = false;

  constructor(
    private readonly useCases: SecondFactorsUseCases,
    private readonly onChanged: (what: 'renamed' | 'removed', label: string) => void,
  ) {
    makeObservable<this, 'change'>(this, {
      phase: observable,
      factors: observableRef,
      renaming: observableRef,
      removal: observableRef,
      typedLabel: observable,
      busy: observable,
      failure: observableRef,
      left: computed,
      isFull: computed,
      canRemove: computed,
      load: action,
      rename: action,
      typeName: action,
      stopRenaming: action,
      askRemoval: action,
      typeLabel: action,
      stopRemoval: action,
      change: action,
    });
  }

  start(): Unsubscribe {
    if (!this.asked) void this.load();
    this.asked = true;
    return () => undefined;
  }

  get left(): number {
    return secondFactorsLeft(this.factors);
  }

  /** True if no further method can be added. */
  get isFull(): boolean {
    return this.left >= MOST_SECOND_FACTORS;
  }

  get canRemove(): boolean {
    const { removal } = this;
    return (
      !this.busy && removal !== undefined && (!removal.leavesOne || asShown(this.typedLabel) === asShown(removal.label))
    );
  }

  /** Loads the list. If there is one already, it stays on screen. */
  async load(): Promise<void> {
    if (this.phase === 'failed') this.phase = 'loading';
    const listed = await this.useCases.authenticators.list();
    runInAction(() => {
      if (listed.ok) this.factors = listed.value;
      this.phase = listed.ok ? 'known' : 'failed';
    });
  }

  rename({ id, label }: Authenticator): void {
    this.renaming = { id, typed: label };
    this.failure = undefined;
  }

  typeName(typed: string): void {
    if (this.renaming !== undefined) this.renaming = { ...this.renaming, typed };
    this.failure = undefined;
  }

  stopRenaming(): void {
    this.renaming = undefined;
    this.failure = undefined;
  }

  async saveName(): Promise<void> {
    const { renaming } = this;
    if (renaming === undefined) return;
    const done = await this.change(() => this.useCases.relabelAuthenticator.execute(renaming));
    if (!done) return;
    this.stopRenaming();
    this.onChanged('renamed', renaming.typed.trim());
    await this.load();
  }

  askRemoval(factor: RemovedFactor, label: string): void {
    this.removal = { factor, label, leavesOne: this.left === 2 };
    this.typedLabel = '';
    this.failure = undefined;
  }

  typeLabel(typed: string): void {
    this.typedLabel = typed;
  }

  stopRemoval(): void {
    this.removal = undefined;
    this.failure = undefined;
  }

  async remove(): Promise<void> {
    const { removal } = this;
    if (removal === undefined || !this.canRemove) return;
    const done = await this.change(() => this.useCases.removeSecondFactor.execute(removal.factor));
    if (!done) return;
    this.stopRemoval();
    this.onChanged('removed', removal.label);
    await this.load();
  }

  private async change(
    work: () => Promise<
      { readonly ok: true } | { readonly ok: false; readonly failure: RelabelFailure | ChangeFailure }
    >,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = undefined;
    try {
      const done = await work();
      if (!done.ok) runInAction(() => (this.failure = done.failure));
      return done.ok;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
