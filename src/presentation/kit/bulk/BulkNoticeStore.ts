import { computedStruct, makeObservable, observableRef, runInAction } from 'mobx';
import type { BulkSubject } from '@/application/kernel/bulk/BulkRun';
import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import type { BulkActivity, BulkStatus } from '@/application/kernel/bulk/BulkStatus';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** A notice about a bulk action, shown on the pages that do not show the action itself. */
export type BulkNotice =
  | { readonly kind: 'running' | 'waiting' | 'unfinished' | 'finished'; readonly about: BulkSubject }
  | { readonly kind: 'unreadable' };

/** Finds out, on every page, whether the user has an unfinished or unread bulk action of an area. */
export class BulkNoticeStore {
  status: BulkStatus = { kind: 'unknown' };

  constructor(private readonly runner: Pick<BulkRunner, 'status' | 'load'>) {
    makeObservable(this, { status: observableRef, notice: computedStruct });
  }

  start(): Unsubscribe {
    const { runner } = this;
    const show = (status: BulkStatus): void => void runInAction(() => (this.status = status));
    show(runner.status.read());
    const stop = runner.status.subscribe(show);
    void runner.load();
    return stop;
  }

  get notice(): BulkNotice | undefined {
    const { status } = this;
    if (status.kind === 'unreadable') return { kind: 'unreadable' };
    if (status.kind !== 'run') return undefined;
    const { subject, subjectId } = status.run;
    return {
      kind: kinds[status.activity],
      about: { subject, ...(subjectId !== undefined && { subjectId }) },
    };
  }
}

const kinds: Readonly<Record<BulkActivity, Exclude<BulkNotice['kind'], 'unreadable'>>> = {
  ...{ running: 'running', elsewhere: 'running', pausing: 'running', stopping: 'running' },
  ...{ unreachable: 'waiting', busy: 'waiting' },
  ...{ paused: 'unfinished', interrupted: 'unfinished', sessionEnded: 'unfinished' },
  ...{ notAllowed: 'unfinished', notStored: 'unfinished', recentLoginRequired: 'unfinished', over: 'finished' },
};
