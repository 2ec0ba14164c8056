import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { endsAccess } from '@/application/patients/record/endsAccess';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { OpenedProfile, OpenProfile } from '@/application/patients/record/OpenProfile';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { SavePatientRecord, UnreadFields } from '@/application/patients/record/SavePatientRecord';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import { knownValue, type Loaded } from '@/domain/kernel/Loaded';
import {
  RECORD_FIELDS,
  toPatientRecordTexts,
  type PatientRecord,
  type RecordField,
  type RecordFieldName,
  type RecordTexts,
} from '@/domain/patients/record/PatientRecord';
import { DraftForm, type Submission } from '../../kit/forms/DraftForm';
import { mergedAnswer, type MergedFormFailure } from '../../kit/forms/MergedForm';
import { readPreviousMergeDraft } from './readPreviousMergeDraft';
import { recordFields } from './recordFields';

export interface RecordUseCases {
  readonly openProfile: OpenProfile;
  readonly savePatientRecord: SavePatientRecord;
  readonly formDrafts: FormDrafts;
}

/** Maximum length of a field; the backend accepts no more. */
const LONGEST_FIELD = 8_000;

export type RecordSaveFailure = MergedFormFailure<PatientRecord, UnreadFields>;

/** The clinical record of one patient as last loaded, and the user's edits. Typed text outlives the page. */
export class PatientRecordStore {
  readonly fields = RECORD_FIELDS;
  readonly longest = LONGEST_FIELD;
  readonly form: DraftForm<RecordTexts, RecordSaveFailure>;
  record: Loaded<Versioned<PatientRecord>, CallFailure> = { status: 'unknown' };
  editing = false;
  /** Fields that a colleague changed in the meantime; they were kept when the user's own were saved. */
  mergedFromServer: readonly RecordFieldName[] = [];
  /** The version that the user edits; undefined if unknown. */
  private held: PatientRecord | undefined = undefined;
  private opened: OpenedProfile | undefined = undefined;

  constructor(
    private readonly patientId: string,
    private readonly useCases: RecordUseCases,
  ) {
    this.form = new DraftForm<RecordTexts, RecordSaveFailure>({
      key: { kind: 'form', patientId, form: 'record' },
      fields: recordFields,
      drafts: useCases.formDrafts,
      readPreviousDraft: readPreviousMergeDraft,
      submit: submission => this.submit(submission),
      invalidate: () => this.invalidate(),
    });
    makeObservable<this, 'apply' | 'held' | 'settle' | 'showRestored'>(this, {
      held: observableRef,
      record: observableRef,
      editing: observable,
      mergedFromServer: observableRef,
      known: computed,
      isLost: computed,
      failure: computed,
      formFields: computed,
      tooLong: computed,
      canSave: computed,
      edit: action,
      discard: action,
      save: action,
      apply: action,
      settle: action,
      showRestored: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    // Whatever is found on the device is shown in the form.
    const stopRestoring = reaction(
      () => this.form.restored,
      () => this.showRestored(),
    );
    this.openRecord();
    return () => {
      this.opened?.stop();
      stopRestoring();
      stop();
    };
  }

  reload(): void {
    this.opened?.reload('record');
  }

  get busy(): boolean {
    return this.form.busy;
  }

  /** True if this device cannot store typed text. */
  get notKept(): boolean {
    return this.form.saveResult?.status === 'notSaved';
  }

  get failure(): RecordSaveFailure | undefined {
    return this.form.lastFailure;
  }

  /** Latest known record; may be stale. */
  get known(): PatientRecord | undefined {
    return knownValue(this.record)?.value;
  }

  /** The user may not, or may no longer, see it. */
  get isLost(): boolean {
    return this.record.status === 'couldNotCheck' && endsAccess(this.record.failure);
  }

  /** If the record may no longer be seen, or could not be read, only the fields that the user typed themselves. */
  get formFields(): readonly RecordFieldName[] {
    return this.fields.filter(field => (!this.isLost && !this.isUnread(field)) || this.form.changed.includes(field));
  }

  /** The content of the field in the version being edited is unknown. */
  isUnread(field: RecordFieldName): boolean {
    return this.held?.[field] === 'couldNotCheck';
  }

  /** No field has ever been written. */
  get isUnwritten(): boolean {
    const { known } = this;
    return known !== undefined && this.fields.every(name => isUnwritten(known[name]));
  }

  /** The field in the version that the user edits. */
  theirFieldOf(field: RecordFieldName): RecordField | undefined {
    const theirs = this.isLost ? undefined : this.held?.[field];
    return theirs === 'couldNotCheck' ? undefined : theirs;
  }

  get tooLong(): readonly RecordFieldName[] {
    return this.fields.filter(field => this.form.mine[field].length > LONGEST_FIELD);
  }

  get canSave(): boolean {
    return !this.busy && this.form.isUnsaved && this.form.isDecided && this.tooLong.length === 0;
  }

  edit(): void {
    this.editing = true;
    this.mergedFromServer = [];
  }

  write(field: RecordFieldName, text: string): void {
    this.form.edit(field, text);
  }

  choose(field: RecordFieldName, choice: 'mine' | 'theirs'): void {
    this.form.choose(field, choice);
  }

  discard(): void {
    this.form.discard();
    const { record } = this;
    if (record.status === 'known') this.show(record.value);
    this.editing = false;
  }

  async save(): Promise<void> {
    if (!this.canSave) return;
    await this.form.submit();
    if (this.form.status === 'saved' || this.form.status === 'savedEarlier') this.settle();
  }

  private async submit({
    version,
    base,
    mine,
    sent,
  }: Submission<RecordTexts>): Promise<FormAnswer<RecordTexts, RecordSaveFailure>> {
    const command = {
      patientId: this.patientId,
      base: { value: toRecord(base, version === null ? undefined : this.held), etag: version ?? '' },
      mine,
      sent,
      readFirst: version === null,
    };
    const answer = await this.useCases.savePatientRecord.execute(command);
    return runInAction(() => {
      if (answer.ok) {
        const { saved, mergedFromServer } = answer.value;
        this.held = saved.value;
        this.mergedFromServer = this.fields.filter(field => mergedFromServer.includes(field));
      } else if (answer.failure.kind === 'conflict') this.held = answer.failure.theirs.value;
      const toTexts = (held: PatientRecord): RecordTexts => toPatientRecordTexts(held, base);
      return mergedAnswer(answer, { saved: toTexts, theirs: toTexts });
    });
  }

  private openRecord(): void {
    this.opened?.stop();
    this.opened = this.useCases.openProfile.execute(this.patientId, ({ record }) => this.apply(record), ['record']);
  }

  /** The known version may be out of date, and no longer counts even as the last known one. */
  private invalidate(): void {
    [this.record, this.held] = [{ status: 'unknown' }, undefined];
    this.openRecord();
  }

  private settle(): void {
    this.editing = this.form.isUnsaved;
    if (this.record.status !== 'unknown') this.reload();
  }

  /** A newer version does not change what is being typed; the two are merged on saving. */
  private apply(record: Loaded<Versioned<PatientRecord>, CallFailure>): void {
    // The known content stays on screen until something newer is known.
    if (record.status !== 'unknown') this.record = record;
    if (this.isLost) this.forgetRead();
    if (record.status === 'known') this.show(record.value);
  }

  private show({ value, etag }: Versioned<PatientRecord>): void {
    this.form.open(toPatientRecordTexts(value), etag);
    if (!this.form.isUnsaved) this.held = value;
  }

  /** Both sides of a contradiction are texts of the record; what was typed stays. */
  private forgetRead(): void {
    this.mergedFromServer = [];
    if (!this.form.isUnsaved) [this.held, this.editing] = [undefined, false];
  }

  private showRestored(): void {
    if (!this.form.restored) return;
    this.held ??= toRecord(this.form.base);
    this.editing = true;
  }
}

const isUnwritten = (field: MaybeChecked<RecordField>): boolean =>
  field !== 'couldNotCheck' && field.changedAt === undefined;

/** A record of which only the texts are known, and which of them could not be read. */
const toRecord = (texts: RecordTexts, held?: PatientRecord): PatientRecord =>
  Object.fromEntries(
    RECORD_FIELDS.map(name => [name, held?.[name] === 'couldNotCheck' ? 'couldNotCheck' : { value: texts[name] }]),
  ) as PatientRecord;
