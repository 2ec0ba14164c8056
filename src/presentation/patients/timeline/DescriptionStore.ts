import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DescribeFailure, DescribeMoment } from '@/application/patients/DescribeMoment';
import type { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import type { DescriptionChange, MomentDescription } from '@/application/patients/ports/DescriptionGateway';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { DescriptionRead, ReadDescription } from '@/application/patients/ReadDescription';
import type { Stop } from '@/application/shared/Stop';
import type { Loaded } from '@/domain/patients/Loaded';
import type { Moment } from '@/domain/patients/Moment';
import type { Clock } from '@/application/shared/ports/Clock';
import { OtherDrafts } from '../drafts/OtherDrafts';
import { descriptionDraftText, readDescriptionDraft } from './DescriptionDraft';

export interface DescriptionUseCases {
  readonly readDescription: ReadDescription;
  readonly describeMoment: DescribeMoment;
  readonly keepNoteDraft: KeepNoteDraft;
  readonly clock: Clock;
}

/** Most characters of a description; the backend takes no more. */
const LONGEST_DESCRIPTION = 4_000;

/** What therapists say about one moment, who changed it, and what is being written. */
export class DescriptionStore {
  readonly longest = LONGEST_DESCRIPTION;
  text = '';
  description: Loaded<MomentDescription, PatientFailure> = { status: 'unknown' };
  audit: Loaded<readonly DescriptionChange[], PatientFailure> = { status: 'unknown' };
  busy = false;
  saved = false;
  failure: PatientFailure | undefined = undefined;
  /** What a colleague wrote meanwhile; whoever saves again replaces it. */
  theirs: MomentDescription | undefined = undefined;
  readonly others: OtherDrafts;
  private base = '';
  private typed = false;

  constructor(
    private readonly patientId: string,
    readonly moment: Moment,
    private readonly useCases: DescriptionUseCases,
    private readonly onSaved: (moment: Moment) => void,
  ) {
    this.others = new OtherDrafts(useCases.keepNoteDraft, this.draftKey, () => this.startAgain());
    makeObservable<this, 'take' | 'base'>(this, {
      text: observable,
      description: observableRef,
      audit: observableRef,
      busy: observable,
      saved: observable,
      failure: observableRef,
      theirs: observableRef,
      base: observable,
      canSave: computed,
      write: action,
      takeTheirs: action,
      save: action,
      take: action,
    });
  }

  start(): Stop {
    void this.load();
    const stopWatching = this.others.start();
    return () => {
      stopWatching();
      void this.useCases.keepNoteDraft.flush();
    };
  }

  get canSave(): boolean {
    return !this.busy && this.description.status === 'known' && this.text !== this.base && this.text.length <= LONGEST_DESCRIPTION;
  }

  async load(): Promise<void> {
    const [read, draft] = await Promise.all([
      this.useCases.readDescription.execute(this.patientId, this.moment.momentId),
      this.useCases.keepNoteDraft.draftOf(this.draftKey),
    ]);
    this.take(read, draft);
  }

  write(text: string): void {
    this.text = text;
    this.typed = true;
    [this.failure, this.saved] = [undefined, false];
    this.useCases.keepNoteDraft.execute(this.draftKey, this.draft);
  }

  takeTheirs(): void {
    if (this.theirs === undefined) return;
    this.write(this.theirs.text);
    this.theirs = undefined;
  }

  async save(): Promise<void> {
    const { patientId, base, text, moment } = this;
    if (!this.canSave) return;
    this.busy = true;
    const answer = await this.useCases.describeMoment.execute({ patientId, momentId: moment.momentId, base, text });
    runInAction(() => {
      this.busy = false;
      [this.failure, this.theirs] = [undefined, undefined];
      if (answer.ok) this.settle(answer.value, text);
      else this.fail(answer.failure);
    });
    if (!answer.ok) return;
    this.useCases.keepNoteDraft.execute(this.draftKey, this.draft);
    this.onSaved({ ...moment, description: text });
    await this.loadAudit();
  }

  /** What is kept is another draft now. */
  private startAgain(): void {
    [this.typed, this.theirs] = [false, undefined];
    void this.load();
  }

  private settle(description: MomentDescription, text: string): void {
    this.base = text;
    [this.typed, this.saved] = [this.text !== text, this.text === text];
    this.description = { status: 'known', value: description, at: this.useCases.clock.now() };
  }

  /** After both versions were shown, saving again means to replace what the colleague wrote. */
  private fail(failure: DescribeFailure): void {
    if (failure.kind !== 'changedMeanwhile') {
      this.failure = failure;
      return;
    }
    this.theirs = failure.theirs;
    this.base = failure.theirs.text;
    this.description = { status: 'known', value: failure.theirs, at: this.useCases.clock.now() };
  }

  private async loadAudit(): Promise<void> {
    const { audit } = await this.useCases.readDescription.execute(this.patientId, this.moment.momentId);
    runInAction(() => (this.audit = this.loaded(audit)));
  }

  /** What is typed comes back with what it began from: where a colleague wrote something else meanwhile, both are shown. */
  private take({ description, audit }: DescriptionRead, kept: string): void {
    this.description = this.loaded(description);
    this.audit = this.loaded(audit);
    if (!description.ok) return;
    this.base = description.value.text;
    if (this.typed) return;
    const draft = readDescriptionDraft(kept);
    this.text = draft?.text ?? this.base;
    if (draft !== undefined && draft.base !== this.base && draft.text !== this.base) this.theirs = description.value;
  }

  private loaded<T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: PatientFailure }): Loaded<T, PatientFailure> {
    return answer.ok ? { status: 'known', value: answer.value, at: this.useCases.clock.now() } : { status: 'couldNotCheck', failure: answer.failure };
  }

  private get draft(): string {
    const { base, text } = this;
    return text === base ? '' : descriptionDraftText({ base, text });
  }

  private get draftKey(): string {
    return `${this.patientId}/description/${this.moment.momentId}`;
  }
}
