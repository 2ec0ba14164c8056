import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { OpenDriveFile, OpenFileFailure } from '@/application/drive/OpenDriveFile';
import type { RenewDriveAccess, RenewDriveFailure } from '@/application/drive/RenewDriveAccess';
import type { DownloadPermission, WatchDownloadPermission } from '@/application/drive/WatchDownloadPermission';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface DriveFileUseCases {
  readonly openDriveFile: Pick<OpenDriveFile, 'execute'>;
  readonly renewDriveAccess: Pick<RenewDriveAccess, 'execute'>;
  readonly watchDownloadPermission: Pick<WatchDownloadPermission, 'execute'>;
  /** Opens an address in a new tab; returns false if the browser blocks it. */
  readonly openLink: (address: string, purpose: 'download' | 'preview') => boolean;
}

export interface DriveFileSubject {
  readonly patientId: string;
  readonly momentId: string;
  readonly fileName: string;
}

/** One file of a patient, which can be downloaded or viewed. */
export class DriveFileStore {
  busy = false;
  /**
   * The permission to download the file. Unless it is known to be refused, a download is attempted and reports its
   * own failure.
   */
  leave: DownloadPermission = 'couldNotCheck';
  failure: OpenFileFailure | RenewDriveFailure | { readonly kind: 'blocked' } | undefined = undefined;

  constructor(
    readonly subject: DriveFileSubject,
    private readonly useCases: DriveFileUseCases,
  ) {
    makeObservable(this, { busy: observable, leave: observable, failure: observableRef, open: action, renew: action });
  }

  start(): Unsubscribe {
    return this.useCases.watchDownloadPermission.execute(action(leave => (this.leave = leave)));
  }

  async open(purpose: 'download' | 'preview'): Promise<void> {
    const { patientId, momentId } = this.subject;
    this.busy = true;
    this.failure = undefined;
    const link = await this.useCases.openDriveFile.execute({ patientId, momentId, purpose });
    runInAction(() => {
      this.busy = false;
      if (!link.ok) this.failure = link.failure;
      else if (!this.useCases.openLink(link.value, purpose)) this.failure = { kind: 'blocked' };
    });
  }

  /** Gives the account read access to the folders again, which may make a failed preview work. */
  async renew(): Promise<void> {
    this.busy = true;
    const renewed = await this.useCases.renewDriveAccess.execute();
    runInAction(() => {
      this.busy = false;
      this.failure = renewed.ok ? undefined : renewed.failure;
    });
  }
}
