import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { CodeChoices, NewCodeRows, PatternFailure } from '@/application/accessCodes/bulk/NewCodeRows';
import type { NewCodeItem } from '@/application/accessCodes/bulk/codeActions';
import type { ColumnListFailure } from '@/application/kernel/bulk/readColumnList';
import { choiceField, textField, type FormFields } from '@/application/kernel/forms/FormFields';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { fail, type Result } from '@/domain/kernel/Result';
import { wholeNumber } from '@/domain/kernel/wholeNumber';
import { DraftForm } from '../../kit/forms/DraftForm';
import { codeFields } from '../codeFields';
import { newCodeFaults, type NewCodeEntryFaults, type NewCodeDependencies } from '../newCodeFaults';
import { seatsOf, type LimitEntry } from '../../kit/forms/LimitEntry';
import { ListFile } from '../../kit/forms/ListFile';

const WAYS = ['pattern', 'list'] as const;

export interface NewCodesForm {
  readonly way: (typeof WAYS)[number] | null;
  readonly prefix: string;
  readonly count: string;
  readonly text: string;
  readonly seats: LimitEntry;
  readonly expiry: LimitEntry;
  readonly reason: string;
}

export const newCodesFields: FormFields<NewCodesForm> = {
  ...{ way: choiceField(WAYS), prefix: textField, count: textField, text: textField },
  ...codeFields,
};

export type CodeListFault = ColumnListFailure | PatternFailure | { readonly kind: 'incomplete' };

export interface NewCodesUseCases extends NewCodeDependencies {
  readonly rows: NewCodeRows;
}

export interface NewCodesFaults extends NewCodeEntryFaults {
  readonly way?: 'missing';
}

/**
 * The form for a list of new codes of an organisation. Its fields have no defaults. It stays a draft until the bulk
 * action begins.
 */
export class NewCodesStore {
  readonly form: DraftForm<NewCodesForm>;
  problem: CodeListFault | undefined = undefined;
  /** True after the first attempt to continue; errors are then shown. */
  hasTriedToSubmit = false;
  readonly file = new ListFile(text => this.write('text', text));

  constructor(
    private readonly organisationId: string,
    private readonly useCases: NewCodesUseCases,
    /** `onBegun`: called once the bulk action has begun. */
    private readonly onListed: (items: readonly NewCodeItem[], onBegun: () => void) => void,
  ) {
    this.form = new DraftForm<NewCodesForm>({
      key: { kind: 'administration', form: 'newAccessCodes', itemId: organisationId },
      fields: newCodesFields,
      drafts: useCases.formDrafts,
    });
    makeObservable(this, {
      problem: observableRef,
      hasTriedToSubmit: observable,
      check: action,
      faults: computed,
      write: action,
      chooseWay: action,
      discard: action,
    });
  }

  start(): Unsubscribe {
    return this.form.start();
  }

  get zone(): string {
    return this.useCases.zone;
  }

  get now(): number {
    return this.useCases.clock.now();
  }

  get isExpiring(): boolean {
    return this.useCases.areExpiring();
  }

  get faults(): NewCodesFaults {
    const { mine } = this.form;
    return { ...(mine.way === null && { way: 'missing' }), ...newCodeFaults(mine, this.useCases) };
  }

  write<K extends keyof NewCodesForm>(field: K, value: NewCodesForm[K]): void {
    this.problem = undefined;
    this.form.edit(field, value);
  }

  chooseWay(way: string): void {
    this.write('way', WAYS.find(one => one === way) ?? null);
  }

  /** Passes the list on to its dry run, or sets `problem` if the entries are not a list. */
  check(): void {
    this.hasTriedToSubmit = true;
    const list = this.list();
    this.problem = list.ok ? undefined : list.failure;
    if (list.ok) this.onListed(list.value, () => this.discard());
  }

  /** Call when the codes are being created, or when the user wants to start again. */
  discard(): void {
    this.hasTriedToSubmit = false;
    this.file.discard();
    this.problem = undefined;
    this.form.discard();
  }

  private list(): Result<readonly NewCodeItem[], CodeListFault> {
    if (Object.keys(this.faults).length > 0) return fail({ kind: 'incomplete' });
    return this.rowsOf(this.form.mine);
  }

  private rowsOf(mine: NewCodesForm): Result<readonly NewCodeItem[], ColumnListFailure | PatternFailure> {
    const { seats, expiry, reason } = mine;
    const choices: CodeChoices = {
      organisationId: this.organisationId,
      generation: this.isExpiring ? 'v2' : 'v1',
      seats: seatsOf(seats) ?? null,
      lastDay: this.isExpiring && expiry.limit === 'limited' ? expiry.text : null,
      reason: reason.trim(),
    };
    const { rows } = this.useCases;
    return mine.way === 'pattern'
      ? rows.byPattern(mine.prefix, wholeNumber(mine.count) ?? 0, choices)
      : rows.parseNewCodeList(mine.text, choices);
  }
}
