import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { endsAccess } from '@/application/patients/endsAccess';
import type { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import type { OpenedProfile, OpenProfile } from '@/application/patients/OpenProfile';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { Versioned } from '@/application/patients/ports/Versioned';
import type { SaveMergedFailure } from '@/application/patients/saveMerged';
import type { SavePatientRecord } from '@/application/patients/SavePatientRecord';
import type { Stop } from '@/application/shared/Stop';
import type { Loaded } from '@/domain/patients/Loaded';
import { RECORD_FIELDS, toPatientRecordTexts, type PatientRecord, type RecordField, type RecordFieldName, type RecordTexts } from '@/domain/patients/PatientRecord';
import { OtherDrafts } from '../drafts/OtherDrafts';
import { readFormDraft, writeFormDraft } from './FormDraft';
import { MergeForm } from './MergeForm';

export interface RecordUseCases {
  readonly openProfile: OpenProfile;
  readonly savePatientRecord: SavePatientRecord;
  readonly keepNoteDraft: KeepNoteDraft;
}

/** Most characters of a field; the backend takes no more. */
const LONGEST_FIELD = 8_000;

const NOTHING = Object.fromEntries(RECORD_FIELDS.map(field => [field, ''])) as RecordTexts;

/** The clinical record of one patient: as it was read last, and what is being made of it. What is typed outlives the page. */
export class PatientRecordStore {
  readonly fields = RECORD_FIELDS;
  readonly longest = LONGEST_FIELD;
  readonly form = new MergeForm<RecordTexts>(NOTHING);
  record: Loaded<Versioned<PatientRecord>, PatientFailure> = { status: 'unknown' };
  editing = false;
  busy = false;
  /** What was typed before was found again on this device. */
  restored = false;
  /** The device does not keep what is typed. */
  notKept = false;
  failure: Exclude<SaveMergedFailure<PatientRecord>, { kind: 'conflict' }> | undefined = undefined;
  /** Fields that a colleague changed meanwhile; they were saved beside one's own. */
  takenOver: readonly RecordFieldName[] = [];
  readonly others: OtherDrafts;
  private base: Versioned<PatientRecord> | undefined = undefined;
  private opened: OpenedProfile | undefined = undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: RecordUseCases,
  ) {
    this.others = new OtherDrafts(useCases.keepNoteDraft, this.draftKey, kept => this.show(kept));
    makeObservable<this, 'take' | 'show' | 'base'>(this, {
      base: observableRef,
      record: observableRef,
      editing: observable,
      busy: observable,
      restored: observable,
      notKept: observable,
      failure: observableRef,
      takenOver: observableRef,
      known: computed,
      isLost: computed,
      formFields: computed,
      tooLong: computed,
      canSave: computed,
      edit: action,
      write: action,
      choose: action,
      discard: action,
      save: action,
      take: action,
      show: action,
    });
  }

  start(): Stop {
    const opened = this.useCases.openProfile.execute(this.patientId, ({ record }) => this.take(record), ['record']);
    this.opened = opened;
    void this.useCases.keepNoteDraft.draftOf(this.draftKey).then(text => this.restore(text));
    const stopWatching = this.others.start();
    return () => {
      opened.stop();
      stopWatching();
      void this.useCases.keepNoteDraft.flush();
    };
  }

  reload(): void {
    this.opened?.reload('record');
  }

  /** The record as far as it is known, be it out of date. */
  get known(): PatientRecord | undefined {
    const { record } = this;
    return record.status === 'known' ? record.value.value : record.status === 'couldNotCheck' ? record.last?.value.value : undefined;
  }

  /** The person may not see it (any more). */
  get isLost(): boolean {
    return this.record.status === 'couldNotCheck' && endsAccess(this.record.failure);
  }

  /** Of what may not be seen any more only what the person typed themselves. */
  get formFields(): readonly RecordFieldName[] {
    return this.isLost ? this.fields.filter(field => this.form.changed.includes(field)) : this.fields;
  }

  /** Nobody ever wrote into any field. */
  get isUnwritten(): boolean {
    return this.known !== undefined && this.fields.every(field => this.known?.[field].changedAt === undefined);
  }

  /** The field as it stands in the version that the person goes on from. */
  theirFieldOf(field: RecordFieldName): RecordField | undefined {
    return this.isLost ? undefined : this.base?.value[field];
  }

  get tooLong(): readonly RecordFieldName[] {
    return this.fields.filter(field => this.form.mine[field].length > LONGEST_FIELD);
  }

  get canSave(): boolean {
    return !this.busy && this.base !== undefined && this.form.isDirty && this.form.isDecided && this.tooLong.length === 0;
  }

  edit(): void {
    this.editing = true;
    this.takenOver = [];
  }

  write(field: RecordFieldName, text: string): void {
    this.form.edit(field, text);
    this.failure = undefined;
    this.keep();
  }

  choose(field: RecordFieldName, choice: 'mine' | 'theirs'): void {
    this.form.choose(field, choice);
    this.keep();
  }

  /** What was typed is given up, on purpose. */
  discard(): void {
    const { record } = this;
    if (record.status === 'known') this.base = record.value;
    if (this.base !== undefined) this.form.begin(toPatientRecordTexts(this.base.value));
    [this.editing, this.restored, this.failure] = [false, false, undefined];
    this.keep();
  }

  async save(): Promise<void> {
    const { base, patientId } = this;
    if (!this.canSave || base === undefined) return;
    const sent = this.form.mine;
    this.busy = true;
    this.failure = undefined;
    const answer = await this.useCases.savePatientRecord.execute({ patientId, base, mine: sent });
    runInAction(() => {
      this.busy = false;
      if (answer.ok) this.settle(sent, answer.value.saved, answer.value.takenOver);
      else if (answer.failure.kind === 'conflict') {
        const { theirs, merged, conflicts } = answer.failure;
        this.base = theirs;
        this.form.collide(sent, toPatientRecordTexts(theirs.value), merged, conflicts);
      } else this.failure = answer.failure;
      this.keep();
    });
  }

  private settle(sent: RecordTexts, saved: Versioned<PatientRecord>, takenOver: readonly string[]): void {
    this.base = saved;
    this.form.settle(sent, toPatientRecordTexts(saved.value));
    this.takenOver = this.fields.filter(field => takenOver.includes(field));
    this.restored = false;
    this.editing = this.form.isDirty;
    if (this.record.status !== 'unknown') this.reload();
  }

  /** A newer version changes nothing of what is being typed; the two are brought together when it is saved. */
  private take(record: Loaded<Versioned<PatientRecord>, PatientFailure>): void {
    // What was known stays on show until something newer is.
    if (record.status !== 'unknown') this.record = record;
    if (this.isLost) this.forgetRead();
    if (record.status !== 'known' || this.form.isDirty) return;
    this.base = record.value;
    this.form.begin(toPatientRecordTexts(record.value.value));
  }

  /** Both sides of a contradiction are texts of the record; what was typed stays. */
  private forgetRead(): void {
    this.takenOver = [];
    if (!this.form.isDirty) [this.base, this.editing] = [undefined, false];
  }

  private restore(text: string): void {
    if (!this.form.isDirty) this.show(text);
  }

  private show(text: string): void {
    const draft = readFormDraft(text, NOTHING);
    if (draft === undefined) return;
    const value = Object.fromEntries(this.fields.map(field => [field, { value: draft.base[field] }])) as PatientRecord;
    this.base = { value, etag: draft.etag };
    this.form.restore(draft.base, draft.mine);
    this.editing = this.restored = this.form.isDirty;
  }

  private keep(): void {
    const { form, base } = this;
    const draft = base === undefined ? '' : writeFormDraft(form, base.etag, '');
    this.useCases.keepNoteDraft.execute(this.draftKey, draft, ({ status }) => runInAction(() => (this.notKept = status === 'notKept')));
  }

  private get draftKey(): string {
    return `${this.patientId}/record`;
  }
}
