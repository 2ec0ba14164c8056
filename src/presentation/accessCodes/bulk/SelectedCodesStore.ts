import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import type { BulkItem } from '@/application/kernel/bulk/BulkAction';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { expiryAfter } from '@/domain/accessCodes/codeEnd';
import type { SelectedCodes } from './SelectedCodes';

export const CODE_ACTS = ['extend', 'enable', 'disable', 'delete'] as const;

export type CodeAct = (typeof CODE_ACTS)[number];

/** What is to be done to the codes that were selected. Nothing is proposed. */
export class SelectedCodesStore {
  act: CodeAct | undefined = undefined;
  lastDay = '';
  reason = '';
  /** Faults are named once somebody has tried to go on. */
  isTried = false;
  loading = false;
  couldNotLoad = false;
  /** Other codes were found than were selected when the person chose to change them. */
  isChanged = false;

  constructor(
    readonly selected: SelectedCodes,
    /** By whose calendar the days count. */
    readonly zone: string,
    private readonly onListed: (act: CodeAct, items: readonly BulkItem[]) => void,
  ) {
    makeObservable(this, {
      ...{ act: observable, lastDay: observable, reason: observable, isTried: observable },
      ...{ loading: observable, couldNotLoad: observable, isChanged: observable, faults: computed },
      ...{ choose: action, setLastDay: action, setReason: action },
    });
  }

  get faults(): { readonly act: boolean; readonly day: boolean; readonly reason: boolean } {
    return {
      act: this.act === undefined,
      day: this.act === 'extend' && expiryAfter(this.lastDay, this.zone) === undefined,
      reason: this.reason.trim() === '',
    };
  }

  start(): Unsubscribe {
    return () => undefined;
  }

  choose(act: string): void {
    this.act = CODE_ACTS.find(one => one === act);
  }

  setLastDay(day: string): void {
    this.lastDay = day;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  async check(): Promise<void> {
    const { act, selected } = this;
    const isComplete = !Object.values(this.faults).includes(true);
    runInAction(() => (this.isTried = true));
    if (act === undefined || !isComplete || this.loading) return;
    runInAction(() => ([this.loading, this.couldNotLoad, this.isChanged] = [true, false, false]));
    const codes = await selected.load();
    runInAction(() => ([this.loading, this.couldNotLoad] = [false, codes === undefined]));
    if (codes === undefined) return;
    if (selected.count !== undefined && codes.length !== selected.count)
      return runInAction(() => void (this.isChanged = true));
    const shared = {
      reason: this.reason.trim(),
      ...(act === 'extend' && { expiresAt: expiryAfter(this.lastDay, this.zone) ?? null }),
    };
    this.onListed(
      act,
      codes.map(({ code, generation }) => ({ code, generation, ...shared })),
    );
  }
}
