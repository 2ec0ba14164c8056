import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DeleteMoment } from '@/application/patients/timeline/DeleteMoment';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { MomentActGateway } from '@/application/patients/ports/MomentActGateway';
import type { FormDraftKey } from '@/domain/drafts/DraftKey';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { deletionReason } from '@/domain/patients/timeline/deletionReason.rule';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import { DraftConflicts } from '../../../kit/forms/DraftConflicts';
import type { TimelineEntry } from '../moments/TimelineEntry';

/**
 * `takeBack`: removes an own note without a trace; `hide`: a mark stays; `forGood`: requests the deletion, with a
 * reason.
 */
export type DeletionWay = 'takeBack' | 'hide' | 'forGood';

export interface DeletionUseCases {
  readonly deleteMoment: DeleteMoment;
  readonly acts: Pick<MomentActGateway, 'removeNote'>;
  readonly formDrafts: FormDrafts;
}

export type DeletionDone = (moment: Moment, way: DeletionWay, reason: string) => void;

/**
 * The dialog that asks how to delete a moment, and for the reason. A typed reason outlives the page until it is sent or
 * discarded.
 */
export class DeletionStore {
  entry: TimelineEntry | undefined = undefined;
  way: DeletionWay = 'hide';
  reason = '';
  busy = false;
  failure: CallFailure | undefined = undefined;
  /** Reasons that other windows typed for the same moment; undefined while the dialog is closed. */
  others: DraftConflicts | undefined = undefined;
  private stopWatching: Unsubscribe = () => undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: DeletionUseCases,
    private readonly onDone: DeletionDone,
  ) {
    makeObservable<this, 'resume' | 'close'>(this, {
      entry: observableRef,
      way: observable,
      reason: observable,
      busy: observable,
      failure: observableRef,
      others: observableRef,
      ways: computed,
      fault: computed,
      ask: action,
      cancel: action,
      discard: action,
      choose: action,
      explain: action,
      confirm: action,
      resume: action,
      close: action,
    });
  }

  get ways(): readonly DeletionWay[] {
    if (this.entry === undefined) return [];
    const { isOwn, moment, shown } = this.entry;
    // The server allows only the author to hide a moment.
    if (shown === 'deleted' || !isOwn) return ['forGood'];
    return moment.type === 'note' ? ['takeBack', 'hide', 'forGood'] : ['hide', 'forGood'];
  }

  /** The error in the reason; null if none is required. */
  get fault(): 'tooShort' | 'tooLong' | null {
    return this.way === 'forGood' ? deletionReason({ reason: this.reason }) : null;
  }

  start(): Unsubscribe {
    return () => {
      this.stopWatching();
      void this.useCases.formDrafts.flush();
    };
  }

  ask(entry: TimelineEntry): void {
    this.close();
    [this.entry, this.reason, this.failure] = [entry, '', undefined];
    this.way = this.ways.includes('hide') ? 'hide' : 'forGood';
    const { formDrafts } = this.useCases;
    const key = this.draftKeyOf(entry);
    void formDrafts.draftOf(key).then(kept => this.resume(entry, kept));
    this.others = new DraftConflicts(formDrafts, key, kept => this.restoreReason(entry, kept));
    this.stopWatching = this.others.start();
  }

  /** The reason stays for the next time the dialog is opened. */
  cancel(): void {
    this.close();
  }

  discard(): void {
    if (this.entry !== undefined) this.useCases.formDrafts.execute(this.draftKeyOf(this.entry), '');
    this.close();
  }

  choose(way: DeletionWay): void {
    this.way = way;
    this.failure = undefined;
  }

  explain(reason: string): void {
    this.reason = reason;
    this.failure = undefined;
    if (this.entry !== undefined) this.useCases.formDrafts.execute(this.draftKeyOf(this.entry), reason);
  }

  async confirm(): Promise<void> {
    const { entry, way, reason } = this;
    if (entry === undefined || this.busy || this.fault !== null) return;
    this.busy = true;
    this.failure = undefined;
    const answer = await this.act(entry.moment.momentId, way, reason);
    runInAction(() => {
      this.busy = false;
      if (!answer.ok) this.failure = answer.failure;
      else if (this.entry === entry) {
        this.close();
        this.reason = '';
      }
    });
    if (!answer.ok) return;
    this.useCases.formDrafts.execute(this.draftKeyOf(entry), '');
    this.onDone(entry.moment, way, reason.trim());
  }

  private close(): void {
    this.stopWatching();
    this.stopWatching = () => undefined;
    [this.entry, this.others] = [undefined, undefined];
  }

  private restoreReason(entry: TimelineEntry, kept: string): void {
    if (this.entry !== entry) return;
    [this.reason, this.way, this.failure] = [kept, 'forGood', undefined];
  }

  /** Restores a stored reason, and with it the kind of deletion that needs one. */
  private resume(entry: TimelineEntry, kept: string): void {
    if (this.entry !== entry || kept === '' || this.reason !== '') return;
    [this.reason, this.way] = [kept, 'forGood'];
  }

  private draftKeyOf({ moment }: TimelineEntry): FormDraftKey {
    return { kind: 'form', patientId: this.patientId, form: 'deletion', itemId: moment.momentId };
  }

  private async act(momentId: string, way: DeletionWay, reason: string): Promise<Result<void, CallFailure>> {
    const { patientId, useCases } = this;
    if (way === 'takeBack') return useCases.acts.removeNote(patientId, momentId);
    const answer = await useCases.deleteMoment.execute({
      patientId,
      momentId,
      forGood: way === 'forGood' ? { reason } : null,
    });
    if (answer.ok || answer.failure.kind !== 'reasonUnfit') return answer as Result<void, CallFailure>;
    throw new Error('A reason was sent that does not fit.');
  }
}
