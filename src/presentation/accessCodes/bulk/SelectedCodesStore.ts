import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { CodeItem } from '@/application/accessCodes/bulk/codeActions';
import { choiceField, textField, type FormField } from '@/application/kernel/forms/FormFields';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { expiryAfter } from '@/domain/accessCodes/codeEnd';
import { MOST_ROWS } from '@/domain/kernel/bulk/planBulkAction.rule';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import { DraftForm } from '../../kit/forms/DraftForm';
import type { SelectedRows } from '../../kit/table/RowSelection';
import { BULK_CODE_ACTS, type BulkCodeAct } from '../CodeAct';
import type { CodeSelection, SelectedCodes } from './SelectedCodes';
import { isBlank } from '@/domain/kernel/isBlank';
import { isRecord } from '@/domain/kernel/parseJson';

// Must be a type alias: an interface has no index signature.
export type SelectedCodesEntries = {
  readonly act: BulkCodeAct | null;
  readonly lastDay: string;
  readonly reason: string;
  /** The selected codes and their number; null if it is unknown. */
  readonly selected: { readonly rows: SelectedRows; readonly count: number | null };
};

export interface SelectedCodesUseCases {
  readonly formDrafts: FormDrafts;
  /** The time zone of expiry days. */
  readonly zone: string;
}

/**
 * The form for an act on the codes selected in an organisation's list. Its fields have no defaults. It stays a draft,
 * with the selection, until the bulk action begins.
 */
export class SelectedCodesStore {
  readonly form: DraftForm<SelectedCodesEntries>;
  /** The selected codes; undefined until the draft has been read. */
  selected: SelectedCodes | undefined = undefined;
  /** True after the first attempt to continue; errors are then shown. */
  hasTriedToSubmit = false;
  loading = false;
  couldNotLoad = false;
  /** True if the number of codes has changed since the user selected them. */
  isChanged = false;

  constructor(
    organisationId: string,
    private readonly selection: CodeSelection,
    private readonly useCases: SelectedCodesUseCases,
    /** `onBegun`: called once the bulk action has begun. */
    private readonly onListed: (act: BulkCodeAct, items: readonly CodeItem[], onBegun: () => void) => void,
  ) {
    this.form = new DraftForm<SelectedCodesEntries>({
      key: { kind: 'administration', form: 'changedAccessCodes', itemId: organisationId },
      fields: { act: choiceField(BULK_CODE_ACTS), lastDay: textField, reason: textField, selected: selectedField },
      drafts: useCases.formDrafts,
    });
    makeObservable<this, 'begin'>(this, {
      ...{ selected: observableRef, hasTriedToSubmit: observable, loading: observable, couldNotLoad: observable },
      ...{ isChanged: observable, faults: computed, isEntered: computed },
      ...{ choose: action, write: action, discard: action, finish: action, begin: action },
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.form.loaded.then(() => this.begin());
    return stop;
  }

  /** Number of selected codes; null if it is unknown. */
  get count(): number | null {
    return this.form.mine.selected.count;
  }

  get faults(): { readonly act: boolean; readonly day: boolean; readonly reason: boolean } {
    const { act, lastDay, reason } = this.form.mine;
    return {
      act: act === null,
      day: act === 'extend' && expiryAfter(lastDay, this.useCases.zone) === undefined,
      reason: isBlank(reason),
    };
  }

  /** True if more codes are selected than a bulk action may have. */
  get isTooMany(): boolean {
    return this.count !== null && this.count > MOST_ROWS;
  }

  /** True if the user has entered something besides the selection. */
  get isEntered(): boolean {
    const { act, lastDay, reason } = this.form.mine;
    return act !== null || lastDay !== '' || reason !== '';
  }

  choose(act: string): void {
    this.form.edit('act', BULK_CODE_ACTS.find(one => one === act) ?? null);
  }

  write(field: 'lastDay' | 'reason', text: string): void {
    this.form.edit(field, text);
  }

  /** Discards the entries; the codes stay selected. */
  discard(): void {
    const { selected } = this.form.mine;
    this.hasTriedToSubmit = false;
    this.form.discard();
    this.form.edit('selected', selected);
  }

  /** Call when the bulk action has begun. */
  finish(): void {
    this.selected?.discard();
    this.form.discard();
  }

  async check(): Promise<void> {
    const { selected, count } = this;
    // The draft may come from another window and name other codes.
    if (selected !== undefined && !isSameValue(selected.rows, this.form.mine.selected.rows)) return this.selectAgain();
    const { act, lastDay, reason } = this.form.mine;
    const isComplete = !Object.values(this.faults).includes(true);
    runInAction(() => (this.hasTriedToSubmit = true));
    if (act === null || selected === undefined || !isComplete || this.isTooMany || this.loading) return;
    runInAction(() => ([this.loading, this.couldNotLoad, this.isChanged] = [true, false, false]));
    const codes = await selected.load();
    runInAction(() => ([this.loading, this.couldNotLoad] = [false, codes === undefined]));
    if (codes === undefined) return;
    if (count !== null && codes.length !== count) return runInAction(() => void (this.isChanged = true));
    const shared = {
      reason: reason.trim(),
      ...(act === 'extend' && { expiresAt: expiryAfter(lastDay, this.useCases.zone) ?? null }),
    };
    this.onListed(
      act,
      codes.map(({ code, generation }) => ({ code, generation, ...shared })),
      () => this.finish(),
    );
  }

  /** Selects the codes that the draft names, and checks those. */
  private async selectAgain(): Promise<void> {
    this.selection.select(this.form.mine.selected.rows);
    const selected = this.selection.selectedCodes();
    runInAction(() => (this.selected = selected));
    if (isSameValue(selected.rows, this.form.mine.selected.rows)) await this.check();
    else runInAction(() => (this.isChanged = true));
  }

  /** A selection in the list takes precedence over one in the draft. */
  private begin(): void {
    const { form, selection } = this;
    const now = selection.selectedCodes();
    if (isAny(now.rows)) form.edit('selected', { rows: now.rows, count: now.count ?? null });
    else if (isAny(form.mine.selected.rows)) selection.select(form.mine.selected.rows);
    this.selected = selection.selectedCodes();
  }
}

const isAny = (rows: SelectedRows): boolean => rows.kind === 'all' || rows.keys.length > 0;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string');

const selectedField: FormField<SelectedCodesEntries['selected']> = {
  blank: { rows: { kind: 'some', keys: [] }, count: 0 },
  read: value => {
    if (!isRecord(value) || !isRecord(value['rows'])) return undefined;
    const { count, rows } = value;
    if (count !== null && typeof count !== 'number') return undefined;
    const { kind, keys, except } = rows;
    if (kind === 'some' && isTexts(keys)) return { rows: { kind, keys }, count };
    return kind === 'all' && isTexts(except) ? { rows: { kind, except }, count } : undefined;
  },
};
