import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { ListFailure } from '@/application/kernel/bulk/readColumnList';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PeopleRows } from '@/application/users/bulk/PeopleRows';
import type { PromotionActionKind, PromotionItem } from '@/application/users/bulk/promotionActions';
import type { CountHolders, Holders } from '@/application/users/CountHolders';
import { scopesOfGroup, type UserGroup } from '@/domain/users/UserGroup';
import { writtenPerson } from '@/domain/users/writtenPerson';
import type { Scope } from '@/domain/kernel/Scope';
import { DraftForm } from '../../kit/forms/DraftForm';
import type { LimitEntry } from '../../kit/forms/LimitEntry';
import { ListFile } from '../../kit/forms/ListFile';
import {
  actionOf,
  parseAct,
  parseCodes,
  parseExtent,
  groupOfPage,
  promotionFaults,
  promotionFields,
  type PromotionAct,
  type PromotionFaults,
  type PromotionForm,
  type PromotionPageName,
} from './promotionFields';

export type PeopleListFault = ListFailure | { readonly kind: 'incomplete' };

export interface PromotionUseCases {
  readonly formDrafts: FormDrafts;
  readonly peopleRows: PeopleRows;
  readonly countHolders: CountHolders;
  /** A clock that shows the server's time, by which last days are over. */
  readonly clock: Pick<Clock, 'now'>;
  /** The time zone of last days. */
  readonly zone: string;
}

export interface PromotionSettings {
  readonly page: PromotionPageName;
  /** The acts that the signed-in user may carry out on this page. */
  readonly acts: readonly PromotionAct[];
  /** Users selected on another page, one per line. They replace earlier entries. */
  readonly chosen: string | undefined;
}

/**
 * The form for the users that a page promotes or downgrades, and the reason. Nothing is preselected. It stays a draft
 * until the bulk action begins.
 */
export class PromotionStore {
  readonly form: DraftForm<PromotionForm>;
  problem: PeopleListFault | undefined = undefined;
  /** True after the first attempt to continue; errors are then shown. */
  hasTriedToSubmit = false;
  readonly file = new ListFile(text => this.write('people', text));
  /** The number of users in the group; undefined until they are counted, null if they could not be. */
  holders: Holders | null | undefined = undefined;

  constructor(
    private readonly settings: PromotionSettings,
    private readonly useCases: PromotionUseCases,
    /** `onBegun`: called once the bulk action has begun. */
    private readonly onListed: (
      kind: PromotionActionKind,
      items: readonly PromotionItem[],
      onBegun: () => void,
    ) => void,
  ) {
    this.form = new DraftForm<PromotionForm>({
      key: { kind: 'administration', form: 'promotions', itemId: settings.page },
      fields: promotionFields,
      drafts: useCases.formDrafts,
    });
    makeObservable(this, {
      ...{ problem: observableRef, hasTriedToSubmit: observable, holders: observableRef },
      ...{ act: computed, listed: computed, faults: computed, write: action, check: action, discard: action },
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    const { chosen } = this.settings;
    if (chosen !== undefined) void this.form.loaded.then(() => this.write('people', chosen));
    void this.loadHolders();
    return stop;
  }

  get page(): PromotionPageName {
    return this.settings.page;
  }

  get acts(): readonly PromotionAct[] {
    return this.settings.acts;
  }

  /** The page's only act or, if it has several, the chosen one. */
  get act(): PromotionAct | null {
    const [only, ...others] = this.acts;
    return others.length === 0 ? (only ?? null) : this.form.mine.act;
  }

  get group(): UserGroup {
    return groupOfPage(this.page);
  }

  get scopes(): readonly Scope[] {
    return scopesOfGroup(this.group);
  }

  get zone(): string {
    return this.useCases.zone;
  }

  get faults(): PromotionFaults {
    const { clock, zone } = this.useCases;
    return promotionFaults(this.page, this.act, this.form.mine, { now: clock.now(), zone });
  }

  /** The number of users in the list; undefined if the list cannot be read. */
  get listed(): number | undefined {
    const people = this.useCases.peopleRows.parsePeopleList(this.form.mine.people);
    return people.ok ? new Set(people.value.map(keyOfListed)).size : undefined;
  }

  write<K extends keyof PromotionForm>(field: K, value: PromotionForm[K]): void {
    this.problem = undefined;
    this.form.edit(field, value);
  }

  chooseAct(act: string): void {
    this.write('act', parseAct(act));
  }

  chooseExtent(extent: string): void {
    this.write('extent', parseExtent(extent));
  }

  writeEnd(end: LimitEntry): void {
    this.write('end', end);
  }

  /** Passes the list on to its dry run, or sets `problem` if the entries are not a list. */
  check(): void {
    this.hasTriedToSubmit = true;
    const { act } = this;
    const people = this.useCases.peopleRows.parsePeopleList(this.form.mine.people);
    this.problem = people.ok ? undefined : people.failure;
    if (!people.ok) return;
    if (act === null || Object.keys(this.faults).length > 0) {
      this.problem = { kind: 'incomplete' };
      return;
    }
    const shared = this.sharedPart(act);
    this.onListed(
      actionOf(this.page, act),
      people.value.map(({ text, line }) => ({
        ...{ person: text, line, userId: null, emailAddress: null, problem: null },
        ...shared,
      })),
      () => this.discard(),
    );
  }

  /** Call when the bulk action has begun, or when the user wants to start again. */
  discard(): void {
    this.hasTriedToSubmit = false;
    this.file.discard();
    this.problem = undefined;
    this.form.discard();
  }

  /** Counts the users in the group, who get an email. */
  async loadHolders(): Promise<void> {
    const answer = await this.useCases.countHolders.execute(this.group);
    runInAction(() => (this.holders = answer.ok ? answer.value : null));
  }

  private sharedPart(act: PromotionAct): Pick<PromotionItem, 'lastDay' | 'codes' | 'reason'> {
    const { end, extent, codes, reason } = this.form.mine;
    const isOfCodes = this.page === 'promoteAnalyst' && extent === 'codes';
    return {
      lastDay: act === 'promote' && end.limit === 'limited' ? end.text : null,
      codes: isOfCodes ? (parseCodes(codes) ?? []) : null,
      reason: reason.trim(),
    };
  }
}

/** The same key for each spelling of a user, as in the dry run. */
const keyOfListed = ({ text }: { readonly text: string }): string => {
  const written = writtenPerson(text);
  return written.kind === 'address' ? written.address : written.kind === 'id' ? written.id : text;
};
