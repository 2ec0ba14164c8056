import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { AddAuthenticator, AddAuthenticatorFailure } from '@/application/session/secondFactor/AddAuthenticator';
import type { NewAuthenticator, PrepareAuthenticator } from '@/application/session/secondFactor/PrepareAuthenticator';
import type { Clipboard } from '@/application/session/ports/Clipboard';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { groupsOfFour } from '@/domain/session/secondFactor/totpSecretText';
import { oneTimePassword } from '@/domain/session/secondFactor/oneTimePassword';
import type { CodeEntry } from './CodeEntry';

export interface ScanQrCodeUseCases {
  readonly prepareAuthenticator: PrepareAuthenticator;
  readonly addAuthenticator: AddAuthenticator;
  readonly clipboard: Clipboard;
}

export interface AuthenticatorOwner {
  readonly email: string;
  /** Proves who the user is if they have no session yet. */
  readonly idToken?: string;
  /** Returns the number of authenticators that the user has. */
  readonly existing: () => Promise<number>;
}

/**
 * The step in which an authenticator gets a secret and proves it with a code. The secret stays the same until the
 * authenticator is added or the user cancels. The code has to be typed again whenever the step is shown.
 */
export class ScanQrCodeStore implements CodeEntry {
  prepared: NewAuthenticator | undefined = undefined;
  typed = '';
  left = false;
  busy = false;
  copied = false;
  notPrepared = false;
  failure: AddAuthenticatorFailure | undefined = undefined;
  private touched = false;
  private preparing: Promise<void> | undefined;

  constructor(
    private readonly owner: AuthenticatorOwner,
    private readonly useCases: ScanQrCodeUseCases,
    private readonly onAdded: () => void,
  ) {
    makeObservable<this, 'empty'>(this, {
      empty: action,
      prepared: observableRef,
      typed: observable,
      left: observable,
      busy: observable,
      copied: observable,
      notPrepared: observable,
      failure: observableRef,
      secretInGroups: computed,
      problem: computed,
      canSubmit: computed,
      type: action,
      leave: action,
      copy: action,
      submit: action,
      prepareAgain: action,
    });
  }

  start(): Unsubscribe {
    this.preparing ??= this.prepare();
    this.empty();
    return () => undefined;
  }

  prepareAgain(): void {
    this.notPrepared = false;
    this.preparing = this.prepare();
  }

  get secretInGroups(): string {
    return groupsOfFour(this.prepared?.secret ?? '');
  }

  get problem(): CodeEntry['problem'] {
    const { verdict } = oneTimePassword({ typed: this.typed });
    return this.left && verdict !== 'valid' ? verdict : undefined;
  }

  get canSubmit(): boolean {
    return !this.busy && this.prepared !== undefined && oneTimePassword({ typed: this.typed }).verdict === 'valid';
  }

  type(typed: string): void {
    this.typed = typed;
    this.touched = true;
    this.failure = undefined;
  }

  leave(): void {
    this.left = this.left || this.touched;
  }

  async copy(): Promise<void> {
    const copied = await this.useCases.clipboard.write(this.prepared?.secret ?? '');
    runInAction(() => (this.copied = copied));
  }

  async submit(): Promise<void> {
    this.left = true;
    const { prepared, typed, owner } = this;
    if (!this.canSubmit || prepared === undefined) return;
    this.busy = true;
    try {
      const { secret, label } = prepared;
      const proof = owner.idToken === undefined ? {} : { idToken: owner.idToken };
      const added = await this.useCases.addAuthenticator.execute({ ...proof, typed, secret, label });
      runInAction(() => (added.ok ? this.onAdded() : (this.failure = added.failure)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private empty(): void {
    this.typed = '';
    this.left = false;
    this.touched = false;
    this.copied = false;
    this.failure = undefined;
  }

  private async prepare(): Promise<void> {
    const { email, existing } = this.owner;
    const prepared = await this.useCases.prepareAuthenticator.execute({ email, existing: await existing() });
    runInAction(() => {
      if (prepared.ok) this.prepared = prepared.value;
      else this.notPrepared = true;
    });
  }
}
