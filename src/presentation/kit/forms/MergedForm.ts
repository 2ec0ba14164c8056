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
  /** Merges and saves. `draft` has the fields to merge, without the reason; `entered` is the form as submitted. */
  readonly save: (
    draft: UnversionedDraft,
    entered: Submission<F>,
  ) => Promise<Result<MergedSave<T>, SaveMergedFailure<T, X>>>;
  readonly toForm: (held: T) => F;
  /** The error in the entries; undefined if they can be saved. */
  readonly faultOf?: (mine: F) => string | undefined;
  /** False if something other than an error prevents saving; true by default. */
  readonly maySave?: () => boolean;
  /** True if a required entry is missing. It is marked after the first attempt to save. */
  readonly isIncomplete?: () => boolean;
  /** Converts the entries to the form in which the server stores them. */
  readonly stamp?: (mine: F) => F;
  /** Called with the server's value that a save has read. */
  readonly onRead: (held: T) => void;
  /** Called when an entry that may have been saved is discarded. Forgets the server's value and loads it again. */
  readonly invalidate: () => void;
}

/** The fields that are merged. `reason`, if a form has it, is not: it belongs to one change. */
export type MergedField<F extends object> = Exclude<keyof F & string, 'reason'>;

export type MergedFormFailure<T, X> = Exclude<SaveMergedFailure<T, X>, { readonly kind: 'conflict' }>;

/** A form that is merged with other people's changes right before it is saved. */
export class MergedForm<F extends object, T, X extends { readonly kind: string } = never> {
  readonly form: DraftForm<F, MergedFormFailure<T, X>>;
  /** Fields that someone else changed before this save. The screen shows them together with the user's own changes. */
  mergedFromServer: readonly MergedField<F>[] = [];
  /** True after an attempt to save an incomplete or faulty form. */
  hasTriedToSubmit = false;
  private held: T | undefined = undefined;

  constructor(private readonly settings: MergedFormSettings<F, T, X>) {
    const { key, fields, drafts, stamp } = settings;
    this.form = new DraftForm<F, MergedFormFailure<T, X>>({
      ...{ key, fields, drafts },
      submit: submission => this.submit(submission),
      invalidate: () => this.invalidate(),
      ...(stamp && { stamp }),
    });
    makeObservable<this, 'held' | 'finish'>(this, {
      mergedFromServer: observableRef,
      hasTriedToSubmit: observable,
      held: observableRef,
      isOpen: computed,
      changed: computed,
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

  /** Sets the server's current value; entries stay. */
  open(held: T): void {
    this.held = held;
    this.form.open(this.settings.toForm(held));
  }

  get isOpen(): boolean {
    return this.held !== undefined;
  }

  get changed(): readonly MergedField<F>[] {
    return this.form.changed.filter(isMergedField);
  }

  get fault(): string | undefined {
    return this.changed.length > 0 ? this.settings.faultOf?.(this.form.mine) : undefined;
  }

  get hasChange(): boolean {
    const { form } = this;
    return this.changed.length > 0 || form.conflicts.length > 0 || form.status === 'unanswered';
  }

  get canSave(): boolean {
    const { form, settings } = this;
    const isAllowed = this.isOpen && (settings.maySave?.() ?? true);
    return isAllowed && this.hasChange && this.fault === undefined && form.isDecided && !form.busy;
  }

  write<K extends keyof F & string>(field: K, value: F[K]): void {
    this.mergedFromServer = [];
    // The reason of a saved change does not apply to the next one.
    if (this.held !== undefined && this.form.status === 'saved') this.form.open(this.settings.toForm(this.held));
    this.form.edit(field, value);
  }

  discard(): void {
    this.hasTriedToSubmit = false;
    this.form.discard(this.held === undefined ? this.form.base : this.settings.toForm(this.held));
  }

  async save(): Promise<void> {
    const isIncomplete = this.canSave && this.settings.isIncomplete?.() === true;
    runInAction(() => (this.hasTriedToSubmit = isIncomplete || this.fault !== undefined));
    if (this.canSave && !isIncomplete) await this.form.submit();
  }

  private async submit(entered: Submission<F>): Promise<FormAnswer<F, MergedFormFailure<T, X>>> {
    const { base, mine, sent } = entered;
    const draft = { base: toFields(base), mine: toFields(mine), sent: sent.map(toFields) };
    return this.finish(await this.settings.save(draft, entered), mine);
  }

  private finish(
    answer: Result<MergedSave<T>, SaveMergedFailure<T, X>>,
    mine: F,
  ): FormAnswer<F, MergedFormFailure<T, X>> {
    const { toForm, fields } = this.settings;
    if (answer.ok) {
      const { mergedFromServer, saved } = answer.value;
      this.mergedFromServer = (Object.keys(fields) as (keyof F & string)[])
        .filter(isMergedField)
        .filter(field => mergedFromServer.includes(field));
      this.read(saved.value);
    } else if (isConflict(answer.failure)) this.read(answer.failure.theirs.value);
    return mergedAnswer<F, T, X>(answer, { saved: held => ({ ...toForm(held), ...reasonIn(mine) }), theirs: toForm });
  }

  private invalidate(): void {
    this.held = undefined;
    this.settings.invalidate();
  }

  private read(held: T): void {
    this.held = held;
    this.settings.onRead(held);
  }
}

type Conflict<T> = Extract<SaveMergedFailure<T>, { readonly kind: 'conflict' }>;

const isConflict = <T>(failure: SaveMergedFailure<T, { readonly kind: string }>): failure is Conflict<T> =>
  failure.kind === 'conflict';

const isMergedField = <K extends string>(field: K): field is Exclude<K, 'reason'> => field !== 'reason';

const reasonIn = (form: object): object => ('reason' in form ? { reason: form.reason } : {});

function toFields(form: object): Fields {
  const { reason: _, ...fields } = form as Fields;
  return fields;
}

/** Converts the server's values for a form: after a save, and for a field that a colleague also changed. */
export interface HeldForms<F extends object, T> {
  readonly saved: (held: T) => F;
  readonly theirs: (held: T) => F;
}

/** Converts the answer to a merged save to that of a form. */
export function mergedAnswer<F extends object, T, X extends { readonly kind: string } = never>(
  answer: Result<MergedSave<T>, SaveMergedFailure<T, X>>,
  { saved, theirs }: HeldForms<F, T>,
): FormAnswer<F, MergedFormFailure<T, X>> {
  if (answer.ok) return { kind: 'saved', held: saved(answer.value.saved.value), version: answer.value.saved.etag };
  const failure = answer.failure as MergedFormFailure<T, X> | Conflict<T>;
  if (!isConflict<T>(failure)) return { kind: failure.kind === 'unreachable' ? 'unanswered' : 'refused', failure };
  return {
    kind: 'conflict',
    held: theirs(failure.theirs.value),
    version: failure.theirs.etag,
    conflicts: failure.conflicts.map(one => ({ ...one, field: one.field as keyof F & string })),
  };
}
