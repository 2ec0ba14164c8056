import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { OpenAccessCode } from '@/application/accessCodes/OpenAccessCode';
import type { SaveCodeSettings, SaveSettingsFailure } from '@/application/accessCodes/SaveCodeSettings';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AccessCodeDetails, CodeGeneration, CodeUse } from '@/domain/accessCodes/AccessCode';
import { lastDaysOf } from '@/domain/accessCodes/lastDaysOf';
import type { Loaded } from '@/domain/kernel/Loaded';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';
import {
  codeFields,
  expiryFault,
  mergedFields,
  stampSeats,
  toCodeChanges,
  toCodeEntries,
  type CodeForm,
  type CodeFormField,
} from './codeFields';
import { seatsFault, type LimitEntry, type EntryFault } from '../kit/forms/LimitEntry';
import { isBlank } from '@/domain/kernel/isBlank';

export interface CodeUseCases {
  readonly openAccessCode: OpenAccessCode;
  readonly saveCodeSettings: SaveCodeSettings;
  readonly formDrafts: FormDrafts;
  /** Of the server: codes end by its time. */
  readonly clock: Clock;
  /** By whose calendar the days count, such as `Europe/London`. */
  readonly zone: string;
}

/** Names a code by its text, and its generation where that is known. */
export interface CodeAddress {
  readonly code: string;
  readonly generation?: CodeGeneration;
}

export type CodeSaveFailure = Exclude<SaveSettingsFailure, { kind: 'conflict' }>;

const NO_REASON = '';
/** Days whose use is shown; the backend counts as many. */
const DAYS_OF_USE = 90;

/** One code: as it was read last, and what is being made of its seats and expiry. What is typed outlives the page. */
export class CodeStore {
  readonly form: DraftForm<CodeForm, CodeSaveFailure>;
  code: Loaded<AccessCodeDetails, CallFailure> = { status: 'unknown' };
  loading = false;
  /** Fields that a colleague changed meanwhile; they are on the screen with the person's own. */
  takenOver: readonly CodeFormField[] = [];
  /** A missing reason is named once somebody has tried to save. */
  isTried = false;
  /** Milliseconds since 1970, when the code was read. */
  now: number;
  private round = 0;

  constructor(
    readonly address: CodeAddress,
    private readonly useCases: CodeUseCases,
    /** Runs with every newer reading of the code. */
    private readonly onRead: (code: AccessCodeDetails) => void = () => undefined,
  ) {
    this.now = useCases.clock.now();
    this.form = new DraftForm<CodeForm, CodeSaveFailure>({
      key: { kind: 'administration', form: 'accessCode', itemId: address.code },
      fields: codeFields,
      drafts: useCases.formDrafts,
      stamp: stampSeats,
      submit: submission => this.submit(submission),
      readAgain: () => this.readAgain(),
    });
    makeObservable(this, {
      code: observableRef,
      loading: observable,
      takenOver: observableRef,
      isTried: observable,
      now: observable,
      known: computed,
      faults: computed,
      isReasonMissing: computed,
      canSave: computed,
      load: action,
      show: action,
      write: action,
      writeReason: action,
      discard: action,
      save: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.load();
    return () => {
      this.round += 1;
      stop();
    };
  }

  get zone(): string {
    return this.useCases.zone;
  }

  /** The code as far as it is known, be it out of date. */
  get known(): AccessCodeDetails | undefined {
    const { code } = this;
    if (code.status === 'known') return code.value;
    return code.status === 'couldNotCheck' ? code.last?.value : undefined;
  }

  /** How many joined on each of the last days, the oldest first. */
  get days(): readonly CodeUse[] {
    return lastDaysOf(this.known?.uses ?? [], DAYS_OF_USE, this.now, this.zone);
  }

  /** Loads it anew; what is known stays on show meanwhile. */
  async load(): Promise<void> {
    const round = ++this.round;
    this.loading = true;
    const answer = await this.useCases.openAccessCode.execute(this.address);
    if (round !== this.round) return;
    runInAction(() => {
      this.loading = false;
      if (answer.ok) this.show(answer.value);
      else this.fail(answer.failure);
    });
  }

  /** A newer reading of the code. What is entered stays. */
  show(code: AccessCodeDetails): void {
    this.now = this.useCases.clock.now();
    this.code = { status: 'known', value: code, at: this.now };
    this.form.open({ ...toCodeEntries(code, this.zone), reason: NO_REASON }, code.version ?? null);
    this.onRead(code);
  }

  write(field: CodeFormField, entry: LimitEntry): void {
    this.beginAfterSave();
    this.form.edit(field, entry);
  }

  writeReason(reason: string): void {
    this.beginAfterSave();
    this.form.edit('reason', reason);
  }

  /** The reason for the change that is being made; that of a saved one belongs to the past. */
  get reason(): string {
    return this.form.status === 'saved' ? NO_REASON : this.form.mine.reason;
  }

  get changedFields(): readonly CodeFormField[] {
    return this.form.changed.filter(field => field !== 'reason');
  }

  /** What is wrong with entries that the person changed. */
  get faults(): Readonly<Partial<Record<CodeFormField, EntryFault>>> {
    const { seats, expiry } = this.form.mine;
    const changed = this.changedFields;
    const [seatsWrong, expiryWrong] = [seatsFault(seats), expiryFault(expiry, this.zone)];
    return {
      ...(changed.includes('seats') && seatsWrong !== undefined && { seats: seatsWrong }),
      ...(changed.includes('expiry') && expiryWrong !== undefined && { expiry: expiryWrong }),
    };
  }

  get isReasonMissing(): boolean {
    return isBlank(this.reason);
  }

  get hasChange(): boolean {
    const { form } = this;
    return this.changedFields.length > 0 || form.conflicts.length > 0 || form.status === 'unanswered';
  }

  /** Whether everything but the reason, which is named when it is missing, allows to save. */
  get canSave(): boolean {
    const { form } = this;
    const isFaultless = Object.keys(this.faults).length === 0;
    return !form.busy && this.known !== undefined && this.hasChange && isFaultless && form.isDecided;
  }

  discard(): void {
    this.isTried = false;
    const { known } = this;
    this.form.discard(known === undefined ? undefined : { ...toCodeEntries(known, this.zone), reason: NO_REASON });
  }

  async save(): Promise<void> {
    if (!this.canSave) return;
    this.isTried = true;
    if (this.isReasonMissing) return;
    await this.form.submit();
  }

  private async submit({ base, mine, sent }: Submission<CodeForm>): Promise<FormAnswer<CodeForm, CodeSaveFailure>> {
    const name = this.known ?? { code: this.address.code, generation: this.address.generation ?? 'v2' };
    const answer = await this.useCases.saveCodeSettings.execute(
      {
        name,
        base: mergedFields(base),
        mine: mergedFields(mine),
        sent: sent.map(mergedFields),
        reason: mine.reason.trim(),
      },
      {
        fieldsOf: code => mergedFields(toCodeEntries(code, this.zone)),
        changesOf: fields => toCodeChanges(fields, this.zone),
      },
    );
    return runInAction(() => this.formAnswer(answer, mine.reason));
  }

  private formAnswer(
    answer: Awaited<ReturnType<SaveCodeSettings['execute']>>,
    reason: string,
  ): FormAnswer<CodeForm, CodeSaveFailure> {
    if (answer.ok) {
      const { saved, takenOver } = answer.value;
      this.read(saved.value);
      this.takenOver = (['seats', 'expiry'] as const).filter(field => takenOver.includes(field));
      this.isTried = false;
      return { kind: 'saved', held: { ...toCodeEntries(saved.value, this.zone), reason }, version: saved.etag };
    }
    const { failure } = answer;
    if (failure.kind === 'unreachable') return { kind: 'unanswered', failure };
    if (failure.kind !== 'conflict') return { kind: 'refused', failure };
    this.read(failure.theirs.value);
    return {
      kind: 'conflict',
      held: { ...toCodeEntries(failure.theirs.value, this.zone), reason: NO_REASON },
      version: failure.theirs.etag,
      conflicts: failure.conflicts.map(one => ({ ...one, field: one.field as CodeFormField })),
    };
  }

  /** A reading that is on its way is older than what is known now. */
  private endReading(): void {
    this.round += 1;
    this.loading = false;
  }

  private readAgain(): void {
    this.code = { status: 'unknown' };
    void this.load();
  }

  private read(code: AccessCodeDetails): void {
    this.endReading();
    this.now = this.useCases.clock.now();
    this.code = { status: 'known', value: code, at: this.now };
    this.onRead(code);
  }

  private beginAfterSave(): void {
    this.takenOver = [];
    const { known, form } = this;
    if (known === undefined || form.status !== 'saved') return;
    form.open({ ...toCodeEntries(known, this.zone), reason: NO_REASON }, form.version);
  }

  private fail(failure: CallFailure): void {
    const { code } = this;
    const last = code.status === 'known' ? { value: code.value, at: code.at } : undefined;
    const before = code.status === 'couldNotCheck' ? code.last : last;
    const isGone = failure.kind === 'notAllowed' || failure.kind === 'notFound';
    this.code = { status: 'couldNotCheck', failure, ...(before && !isGone && { last: before }) };
  }
}
