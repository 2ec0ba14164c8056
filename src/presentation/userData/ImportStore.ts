import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import type { DataActFailure, UserDataGateway } from '@/application/userData/ports/UserDataGateway';
import { isBlank } from '@/domain/kernel/isBlank';
import { reasonFault } from '@/domain/kernel/reasonFault';
import type { DataRegion, ImportedData } from '@/domain/userData/UserData';

export interface ImportUseCases {
  readonly data: Pick<UserDataGateway, 'import'>;
  readonly recentSignIn: Pick<RequireRecentSignIn, 'execute'>;
}

/** Imports an export through a link that was signed by the region from which it comes. */
export class ImportStore {
  isOpen = false;
  /** The region from which the export comes; undefined until it is chosen. */
  source: DataRegion | undefined = undefined;
  link = '';
  reason = '';
  hasTriedToSubmit = false;
  busy = false;
  failure: DataActFailure | undefined = undefined;
  imported: ImportedData | undefined = undefined;

  constructor(private readonly useCases: ImportUseCases) {
    makeObservable(this, {
      ...{ isOpen: observable, source: observable, link: observable, reason: observable, hasTriedToSubmit: observable },
      ...{ busy: observable, failure: observableRef, imported: observableRef, faults: computed },
      ...{ open: action, close: action, choose: action, writeLink: action, write: action, send: action },
    });
  }

  start(): Unsubscribe {
    return () => undefined;
  }

  get faults() {
    return {
      source: this.source === undefined,
      link: isBlank(this.link) || !/^https?:\/\/\S+$/.test(this.link.trim()),
      reason: reasonFault(this.reason) !== undefined,
    };
  }

  open(): void {
    [this.isOpen, this.source, this.link, this.reason, this.hasTriedToSubmit] = [true, undefined, '', '', false];
    [this.failure, this.imported] = [undefined, undefined];
  }

  close(): void {
    if (!this.busy) this.isOpen = false;
  }

  choose(source: DataRegion): void {
    this.source = source;
  }

  writeLink(link: string): void {
    this.link = link;
  }

  write(reason: string): void {
    this.reason = reason;
  }

  async send(): Promise<void> {
    this.hasTriedToSubmit = true;
    if (this.busy || Object.values(this.faults).includes(true)) return;
    this.busy = true;
    this.failure = undefined;
    const wanted = { source: this.source ?? '', signedUrl: this.link.trim(), reason: this.reason.trim() };
    const answer = await this.useCases.recentSignIn.execute(() => this.useCases.data.import(wanted));
    runInAction(() => {
      this.busy = false;
      if (answer.ok) [this.imported, this.isOpen] = [answer.value, false];
      else this.failure = answer.failure;
    });
  }
}
