import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { choiceField, textField, type FormFields } from '@/application/kernel/forms/FormFields';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { CsvFormat } from '@/application/kernel/ports/CsvFormat';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ReviewActionKind, ReviewItem } from '@/application/users/bulk/reviewActions';
import type { HeldRight, LoadRights, RightList } from '@/application/users/LoadRights';
import { MOST_ROWS } from '@/domain/kernel/bulk/planBulkAction.rule';
import { ok } from '@/domain/kernel/Result';
import { accessReasonFault } from '@/domain/users/accessReasonFault';
import { DraftForm } from '../../kit/forms/DraftForm';
import { PagedTable } from '../../kit/table/PagedTable';
import { lastDayFault, type LastDayFault } from '../rightFields';
import type { REVIEW_FILTERS } from '../userPath';

export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

export const REVIEW_ACTS = ['confirm', 'end', 'limit'] as const;

export type ReviewAct = (typeof REVIEW_ACTS)[number];

// Must be a type alias: an interface has no index signature.
export type ReviewForm = {
  readonly act: ReviewAct | null;
  readonly lastDay: string;
  readonly reason: string;
};

const reviewFields: FormFields<ReviewForm> = { act: choiceField(REVIEW_ACTS), lastDay: textField, reason: textField };

export interface ReviewUseCases {
  readonly loadRights: LoadRights;
  readonly formDrafts: FormDrafts;
  /** A clock that shows the server's time, by which last days are over. */
  readonly clock: Pick<Clock, 'now'>;
  /** The time zone of last days. */
  readonly zone: string;
  readonly csv: Pick<CsvFormat, 'write'>;
  readonly saveText: (fileName: string, text: string) => void;
}

export interface ReviewFaults {
  readonly act?: 'missing';
  readonly lastDay?: LastDayFault;
  readonly reason?: 'tooShort' | 'tooLong';
}

/** The number of users who get one email each. `isAtLeast`: there may be more, because some are unknown. */
export interface Readers {
  readonly count: number;
  readonly isAtLeast: boolean;
}

type RightTable = PagedTable<HeldRight, RightList, CallFailure>;

const kinds: Readonly<Record<ReviewAct, ReviewActionKind>> = {
  confirm: 'users.confirmRight',
  end: 'users.endRight',
  limit: 'users.limitRight',
};

/**
 * The list of rights and their holders, and the form for an act on the selected ones. Nothing is preselected. Entries
 * are a draft.
 */
export class ReviewStore {
  readonly form: DraftForm<ReviewForm>;
  table: RightTable;
  /** All rights that were last loaded, whatever the filter shows. */
  known: RightList | undefined = undefined;
  /** True while the form for the selected rights is open. */
  isOpen = false;
  /** True after the first attempt to continue; errors are then shown. */
  hasTriedToSubmit = false;
  private isRunning = false;
  private stopTable: Unsubscribe = () => undefined;

  constructor(
    public show: ReviewFilter,
    private readonly useCases: ReviewUseCases,
    /** `onBegun`: called once the bulk action has begun. */
    private readonly onListed: (kind: ReviewActionKind, items: readonly ReviewItem[], onBegun: () => void) => void,
  ) {
    this.form = new DraftForm<ReviewForm>({
      key: { kind: 'administration', form: 'rightsReview', itemId: 'review' },
      fields: reviewFields,
      drafts: useCases.formDrafts,
    });
    this.table = this.tableOf(show);
    makeObservable<this, 'handleList'>(this, {
      ...{
        show: observable,
        table: observableRef,
        known: observableRef,
        isOpen: observable,
        hasTriedToSubmit: observable,
      },
      ...{
        faults: computed,
        readers: computed,
        setFilter: action,
        open: action,
        close: action,
        check: action,
        discard: action,
      },
      handleList: action,
    });
  }

  start(): Unsubscribe {
    this.isRunning = true;
    const stopForm = this.form.start();
    this.stopTable = this.table.start();
    return () => {
      this.isRunning = false;
      this.stopTable();
      stopForm();
    };
  }

  get zone(): string {
    return this.useCases.zone;
  }

  /** The number of rights that a filter shows; undefined until they are loaded. */
  countOf(show: ReviewFilter): number | undefined {
    return this.known?.rows.filter(row => isShown(row, show)).length;
  }

  get faults(): ReviewFaults {
    const { act, lastDay, reason } = this.form.mine;
    const { clock, zone } = this.useCases;
    const dayWrong = lastDay === '' ? 'noDay' : lastDayFault(lastDay, clock.now(), zone);
    const reasonWrong = accessReasonFault(reason);
    return {
      ...(act === null && { act: 'missing' }),
      ...(act === 'limit' && dayWrong !== undefined && { lastDay: dayWrong }),
      ...(reasonWrong !== undefined && { reason: reasonWrong }),
    };
  }

  /** The users who get an email about the selected rights; undefined until an act is chosen. */
  get readers(): Readers | undefined {
    const { selectedRows } = this.table;
    const { act } = this.form.mine;
    if (act === null) return undefined;
    if (act === 'confirm') return { count: 0, isAtLeast: false };
    const rights = new Set(selectedRows.map(({ grant }) => grant.right));
    const concerned = new Set(selectedRows.map(({ user }) => user.id));
    const colleagues = (this.known?.rows ?? []).filter(
      ({ user, grant }) => rights.has(grant.right) && !concerned.has(user.id),
    );
    const reached = colleagues.flatMap(({ user }) => (user.getsEmails === true ? user.id : []));
    const isUnsaid = colleagues.some(({ user }) => user.getsEmails === undefined);
    return {
      count: concerned.size + new Set(reached).size,
      isAtLeast: isUnsaid || this.known === undefined || this.known.unreadable > 0,
    };
  }

  get isTooMany(): boolean {
    return this.table.selectedRows.length > MOST_ROWS;
  }

  /** Filters the loaded rights. The selection is kept. */
  setFilter(show: ReviewFilter): void {
    if (show === this.show) return;
    const { selected } = this.table.selection;
    this.show = show;
    this.stopTable();
    this.table = this.tableOf(show, this.known);
    this.table.select(selected);
    if (this.isRunning) this.stopTable = this.table.start();
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.hasTriedToSubmit = false;
  }

  write(field: 'lastDay' | 'reason', text: string): void {
    this.form.edit(field, text);
  }

  choose(act: string): void {
    this.form.edit('act', REVIEW_ACTS.find(one => one === act) ?? null);
  }

  discard(): void {
    this.hasTriedToSubmit = false;
    this.form.discard();
  }

  /** Call when the bulk action has begun. */
  finish(): void {
    this.discard();
    this.close();
    this.table.clearSelection();
  }

  /** Passes the selected rights and the act on to the dry run, unless something is missing or too many are selected. */
  check(): void {
    this.hasTriedToSubmit = true;
    const { act, lastDay, reason } = this.form.mine;
    const rows = this.table.selectedRows;
    if (act === null || Object.keys(this.faults).length > 0 || rows.length === 0 || this.isTooMany) return;
    this.onListed(
      kinds[act],
      rows.map(({ user, grant }) => ({
        ...{ userId: user.id, emailAddress: user.emailAddress, right: grant.right },
        ...{ confirmedAt: grant.confirmedAt ?? null, from: grant.from ?? null, heldUntil: grant.lastDay ?? null },
        lastDay: act === 'limit' ? lastDay : null,
        reason: reason.trim(),
      })),
      () => this.finish(),
    );
  }

  /** Downloads the rights on screen as CSV. `tableOf`: turns them into rows of text. */
  download(fileName: string, tableOf: (rows: readonly HeldRight[]) => readonly (readonly string[])[]): void {
    const { csv, saveText } = this.useCases;
    saveText(`${fileName}.csv`, csv.write(tableOf(this.table.rows)));
  }

  /** `loaded`: rights that are loaded already, used instead of the first request. */
  private tableOf(show: ReviewFilter, loaded?: RightList): RightTable {
    let first = loaded;
    return new PagedTable<HeldRight, RightList, CallFailure>({
      load: async () => {
        const answer = first === undefined ? await this.useCases.loadRights.execute() : ok(first);
        first = undefined;
        // Rights that the user may no longer see must not appear under another filter either.
        if (!answer.ok && endsAccess(answer.failure)) this.handleList(undefined);
        if (!answer.ok) return answer;
        this.handleList(answer.value);
        const rows = answer.value.rows.filter(row => isShown(row, show));
        return ok({ ...answer.value, rows, total: rows.length + answer.value.unreadable });
      },
      keyOf: ({ id }) => id,
      endsAccess,
      clock: this.useCases.clock,
    });
  }

  private handleList(list: RightList | undefined): void {
    this.known = list;
  }
}

const endsAccess = ({ kind }: CallFailure): boolean => kind === 'notAllowed' || kind === 'notFound';

const isShown = ({ verdict }: HeldRight, show: ReviewFilter): boolean =>
  show === 'all' || (show === 'due' ? verdict.isDue : verdict.isUnused === true);
