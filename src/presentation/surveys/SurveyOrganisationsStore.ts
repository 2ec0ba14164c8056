import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { AssignmentItem } from '@/application/surveys/bulk/assignmentActions';
import type { SurveyGateway } from '@/application/surveys/ports/SurveyGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { isBlank } from '@/domain/kernel/isBlank';
import type { Assignment } from '@/domain/surveys/SurveyContent';
import type { SurveyOrganisation } from '@/domain/surveys/SurveySummary';

/** The organisations that have a survey, inherit it, or may be given it. */
export class SurveyOrganisationsStore {
  rows: readonly SurveyOrganisation[] = [];
  total = 0;
  unreadable = 0;
  next: string | undefined = undefined;
  status: 'loading' | 'known' | 'couldNotCheck' = 'loading';
  failure: CallFailure | undefined = undefined;
  type: Assignment = 'assigned';
  search = '';
  reason = '';
  selected: ReadonlyMap<string, SurveyOrganisation> = new Map();
  private readonly latest = latest();

  constructor(
    readonly id: string,
    private readonly surveys: Pick<SurveyGateway, 'organisations'>,
    /** `onBegun`: called once the bulk action has begun. */
    private readonly onListed: (gives: boolean, items: readonly AssignmentItem[], onBegun: () => void) => void,
  ) {
    makeObservable(this, {
      ...{ rows: observableRef, total: observable, unreadable: observable, next: observable, status: observable },
      ...{ failure: observableRef, type: observable, search: observable, reason: observable },
      ...{ selected: observableRef, gives: computed },
      ...{ load: action, more: action, filter: action, find: action, toggle: action, write: action, clear: action },
    });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.latest.cancel();
    };
  }

  /** True if the selected organisations would be given the survey; false if it would be taken from them. */
  get gives(): boolean {
    return this.type === 'available';
  }

  async load(): Promise<void> {
    [this.rows, this.next, this.status] = [[], undefined, 'loading'];
    await this.read();
  }

  async more(): Promise<void> {
    if (this.next !== undefined) await this.read(this.next);
  }

  filter(type: Assignment): void {
    this.type = type;
    this.selected = new Map();
    void this.load();
  }

  find(search: string): void {
    this.search = search;
    void this.load();
  }

  toggle(row: SurveyOrganisation): void {
    const selected = new Map(this.selected);
    if (!selected.delete(row.id)) selected.set(row.id, row);
    this.selected = selected;
  }

  write(reason: string): void {
    this.reason = reason;
  }

  clear(): void {
    [this.selected, this.reason] = [new Map(), ''];
  }

  /** Starts the dry run. */
  check(): void {
    if (this.selected.size === 0) return;
    const items = [...this.selected.values()].map(({ id, name }) => ({
      ...{ survey: this.id, organisation: id, name },
      reason: isBlank(this.reason) ? null : this.reason.trim(),
    }));
    this.onListed(this.gives, items, () => this.clear());
  }

  private async read(from?: string): Promise<void> {
    const isLatest = this.latest.begin();
    const page = await this.surveys.organisations(this.id, {
      ...{ type: this.type, search: this.search.trim() },
      ...(from !== undefined && { from }),
    });
    if (!isLatest()) return;
    runInAction(() => {
      if (!page.ok) return void ([this.status, this.failure] = ['couldNotCheck', page.failure]);
      const { organisations, unreadable } = page.value;
      const isFirst = from === undefined;
      this.rows = isFirst ? organisations : [...this.rows, ...organisations];
      this.unreadable = isFirst ? unreadable : this.unreadable + unreadable;
      this.total = page.value.total;
      this.next = page.value.next;
      this.status = 'known';
      this.failure = undefined;
    });
  }
}
