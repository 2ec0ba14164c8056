import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { LinkDriveAccount, LinkDriveFailure } from '@/application/drive/LinkDriveAccount';
import type { DriveAccountGateway } from '@/application/drive/ports/DriveAccountGateway';
import type { RenewDriveAccess, RenewDriveFailure } from '@/application/drive/RenewDriveAccess';
import type { UnlinkDriveAccount, UnlinkDriveFailure } from '@/application/drive/UnlinkDriveAccount';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { DriveAccount } from '@/domain/drive/DriveAccount';

export interface DriveAccountUseCases {
  readonly account: Pick<DriveAccountGateway, 'account'>;
  readonly linkDriveAccount: Pick<LinkDriveAccount, 'execute'>;
  readonly unlinkDriveAccount: Pick<UnlinkDriveAccount, 'execute'>;
  readonly renewDriveAccess: Pick<RenewDriveAccess, 'execute'>;
}

export type DriveAccountFailure = LinkDriveFailure | RenewDriveFailure | UnlinkDriveFailure;

/** The drive account that the signed-in therapist has linked. */
export class DriveAccountStore {
  /** The account; null if none is linked, undefined if that is unknown. */
  account: DriveAccount | null | undefined = undefined;
  busy = false;
  failure: DriveAccountFailure | undefined = undefined;
  done: 'link' | 'unlink' | undefined = undefined;

  constructor(private readonly useCases: DriveAccountUseCases) {
    makeObservable<this, 'begin' | 'end'>(this, {
      account: observableRef,
      busy: observable,
      failure: observableRef,
      done: observable,
      begin: action,
      end: action,
    });
  }

  start(): Unsubscribe {
    void this.load();
    return () => undefined;
  }

  /**
   * True if the account could not be loaded, or has write access that no upload needs. `mayWrite`: an upload needs
   * write access.
   */
  needsAttention(mayWrite: boolean): boolean {
    return this.failure !== undefined || (this.account?.permission === 'writer' && !mayWrite);
  }

  async load(): Promise<void> {
    this.begin();
    const read = await this.useCases.account.account();
    this.end(read.ok ? { account: read.value } : { failure: read.failure });
  }

  /** Links an account and reduces it to a reader. Call it from a click, because the drive opens a prompt of its own. */
  async link(): Promise<void> {
    this.begin();
    const linked = await this.useCases.linkDriveAccount.execute();
    if (!linked.ok) return this.end({ failure: linked.failure });
    runInAction(() => (this.account = linked.value));
    const renewed = await this.useCases.renewDriveAccess.execute();
    this.end(renewed.ok ? { account: renewed.value, done: 'link' } : { failure: renewed.failure });
  }

  async renew(): Promise<void> {
    this.begin();
    const renewed = await this.useCases.renewDriveAccess.execute();
    this.end(renewed.ok ? { account: renewed.value } : { failure: renewed.failure });
  }

  async unlink(): Promise<void> {
    this.begin();
    const gone = await this.useCases.unlinkDriveAccount.execute();
    this.end(gone.ok ? { account: null, done: 'unlink' } : { failure: gone.failure });
  }

  private begin(): void {
    this.busy = true;
    this.failure = undefined;
    this.done = undefined;
  }

  private end(part: {
    readonly account?: DriveAccount | null;
    readonly failure?: DriveAccountFailure;
    readonly done?: 'link' | 'unlink';
  }): void {
    this.busy = false;
    Object.assign(this, part);
  }
}
