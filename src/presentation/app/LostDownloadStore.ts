import { makeObservable, observable, runInAction } from 'mobx';
import type { CheckVersion } from '@/application/app/CheckVersion';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Finds out whether a part could not be downloaded because the site has changed its version. */
export class LostDownloadStore {
  /** True if the site serves another version, which may no longer have the part. */
  isOutdated = false;

  constructor(
    private readonly checkVersion: Pick<CheckVersion, 'execute'>,
    /** True if drafts and unsent messages survive a reload. */
    private readonly savesText: () => boolean,
    /** Reloads the page at its current address. */
    readonly reload: () => void,
  ) {
    makeObservable(this, { isOutdated: observable });
  }

  get isTextSaved(): boolean {
    return this.savesText();
  }

  start(): Unsubscribe {
    let stopped = false;
    void this.checkVersion.execute().then(answer => {
      if (!stopped) runInAction(() => (this.isOutdated = answer === 'newer'));
    });
    return () => {
      stopped = true;
    };
  }
}
