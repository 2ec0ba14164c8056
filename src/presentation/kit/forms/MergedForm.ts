import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { FormFields } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { MergedSave, SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import type { UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { FormDraftKey } from '@/domain/drafts/DraftKey';
import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import type { Result } from '@/domain/kernel/Result';
import { DraftForm, type Submission } from './DraftForm';

export interface MergedFormSettings<F extends object, T, X extends { readonly kind: string }> {
  readonly key: FormDraftKey;
  readonly fields: FormFields<F>;
  readonly drafts: FormDrafts;
  readonly save: (draft: UnversionedDraft) => Promise<Result<MergedSave<T>, SaveMergedFailure<T, X>>>;
  readonly toForm: (held: T) => F;
  /** What is wrong with what was entered; undefined where it can be saved. */
  readonly faultOf?: (mine: F) => string | undefined;
  /** As the server keeps what was entered. */
  readonly stamp?: (mine: F) => F;
  /** Runs with what a save has read. */
  readonly onRead: (held: T) => void;
  /** It was discarded, and may be saved: forgets what the server held, and reads it. */
  readonly readAgain: () => void;
}

export type MergedFormFailure<T, X> = Exclude<SaveMergedFailure<T, X>, { readonly kind: 'conflict' }>;

/** A form whose fields have no version: what others have changed meanwhile is merged right before it is saved. */
export class MergedForm<F extends object, T, X extends { readonly kind: string } = never> {
  readonly form: DraftForm<F, MergedFormFailure<T, X>>;
  /** Fields that another window changed meanwhile; they are on the screen too. */
  takenOver: readonly string[] = [];
  /** The person has tried to save what has a fault. */
  isTried = false;
  private held: T | undefined = undefined;

  constructor(private readonly settings: MergedFormSettings<F, T, X>) {
    const { key, fields, drafts, stamp } = settings;
    this.form = new DraftForm<F, MergedFormFailure<T, X>>({
      ...{ key, fields, drafts },
      submit: submission => this.submit(submission),
      readAgain: () => this.readAgain(),
      ...(stamp && { stamp }),
    });
    makeObservable<this, 'held' | 'finish'>(this, {
      takenOver: observableRef,
      isTried: observable,
      held: observableRef,
      isOpen: computed,
      fault: computed,
      hasChange: computed,
      canSave: computed,
      open: action,
      write: action,
      discard: action,
      finish: action,
    });
  }

  start(): Unsubscribe {
    return this.form.start();
  }

  /** What the server holds now; what is entered stays. */
  open(held: T): void {
    this.held = held;
    this.form.open(this.settings.toForm(held));
  }

  /** It is known what the server holds. */
  get isOpen(): boolean {
    return this.held !== undefined;
  }

  get fault(): string | undefined {
    return this.form.changed.length > 0 ? this.settings.faultOf?.(this.form.mine) : undefined;
  }

  get hasChange(): boolean {
    const { form } = this;
    return form.changed.length > 0 || form.conflicts.length > 0 || form.status === 'unanswered';
  }

  get canSave(): boolean {
    return this.isOpen && this.hasChange && this.fault === undefined && this.form.isDecided && !this.form.busy;
  }

  write<K extends keyof F & string>(field: K, value: F[K]): void {
    this.takenOver = [];
    this.form.edit(field, value);
  }

  discard(): void {
    this.isTried = false;
    this.form.discard(this.held === undefined ? this.form.base : this.settings.toForm(this.held));
  }

  async save(): Promise<void> {
    runInAction(() => (this.isTried = this.fault !== undefined));
    if (this.canSave) await this.form.submit();
  }

  private async submit({ base, mine, sent }: Submission<F>): Promise<FormAnswer<F, MergedFormFailure<T, X>>> {
    const answer = await this.settings.save({ base: toFields(base), mine: toFields(mine), sent: sent.map(toFields) });
    return this.finish(answer);
  }

  private finish(answer: Result<MergedSave<T>, SaveMergedFailure<T, X>>): FormAnswer<F, MergedFormFailure<T, X>> {
    const { settings } = this;
    if (answer.ok) {
      const { saved, takenOver } = answer.value;
      this.takenOver = takenOver;
      this.read(saved.value);
      return { kind: 'saved', held: settings.toForm(saved.value) };
    }
    const failure = answer.failure as MergedFormFailure<T, X> | Conflict<T>;
    if (isConflict<T>(failure)) {
      this.read(failure.theirs.value);
      const conflicts = failure.conflicts.map(one => ({ ...one, field: one.field as keyof F & string }));
      return { kind: 'conflict', held: settings.toForm(failure.theirs.value), conflicts };
    }
    return { kind: failure.kind === 'unreachable' ? 'unanswered' : 'refused', failure };
  }

  private readAgain(): void {
    this.held = undefined;
    this.settings.readAgain();
  }

  private read(held: T): void {
    this.held = held;
    this.settings.onRead(held);
  }
}

type Conflict<T> = Extract<SaveMergedFailure<T>, { readonly kind: 'conflict' }>;

const isConflict = <T>(failure: { readonly kind: string }): failure is Conflict<T> => failure.kind === 'conflict';

/** A form that is saved holds what can be stored as a draft, and nothing else. */
const toFields = (form: object): Fields => form as Fields;
