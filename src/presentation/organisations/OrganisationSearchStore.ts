import { action, makeObservable, observable, observableRef } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { ORGANISATION_LIMITS } from '@/domain/organisations/SettingSection';
import type { OrganisationHits, SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { isBlank } from '@/domain/kernel/isBlank';

/** Pause after the last key before a search starts, in milliseconds. */
export const SEARCH_PAUSE_MS = 250;

/** The search for organisations by name: as the user types, or for a term in the address. */
export class OrganisationSearchStore {
  /** Maximum length in UTF-16 code units. */
  readonly longestTerm = ORGANISATION_LIMITS.name;
  /** The text in the field. */
  query = '';
  hits: OrganisationHits | undefined = undefined;
  failure: CallFailure | undefined = undefined;
  searching = false;
  private cancel: Unsubscribe = () => undefined;
  private isRunning = false;
  private readonly latest = latest();

  constructor(private readonly useCases: { readonly search: SearchOrganisations; readonly clock: Clock }) {
    makeObservable<this, 'begin' | 'show'>(this, {
      query: observable,
      hits: observableRef,
      failure: observableRef,
      searching: observable,
      setQuery: action,
      stop: action,
      begin: action,
      show: action,
    });
  }

  start(): Unsubscribe {
    this.isRunning = true;
    return () => this.stop();
  }

  stop(): void {
    this.isRunning = false;
    this.searching = false;
    this.cancel();
  }

  get hasQuery(): boolean {
    return !isBlank(this.query);
  }

  /** Searches as the user types; an answer to an earlier text is dropped. */
  setQuery(query: string): void {
    this.query = query;
    this.cancel();
    this.latest.cancel();
    if (isBlank(query)) {
      this.hits = undefined;
      this.failure = undefined;
      this.searching = false;
      return;
    }
    this.searching = true;
    this.cancel = this.useCases.clock.wakeIn(SEARCH_PAUSE_MS, () => void this.search());
  }

  /** Searches for a term without a pause. */
  searchFor(term: string): Promise<void> {
    this.setQuery(term);
    return isBlank(term) ? Promise.resolve() : this.search();
  }

  /** Searches for the text in the field without a pause. */
  async search(): Promise<void> {
    this.cancel();
    const isLatest = this.begin();
    const answer = await this.useCases.search.execute(this.query);
    if (this.isRunning && isLatest()) this.show(answer);
  }

  private begin(): () => boolean {
    this.searching = true;
    return this.latest.begin();
  }

  private show(answer: Awaited<ReturnType<SearchOrganisations['execute']>>): void {
    this.searching = false;
    this.failure = answer.ok ? undefined : answer.failure;
    // Results of another text do not apply to this one.
    this.hits = answer.ok ? answer.value : undefined;
  }
}
