import { action, makeObservable, observable, observableRef } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import type { ListUsers } from '@/application/users/ListUsers';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { ListedUser } from '@/domain/users/ListedUser';

/** Pause after the last key before a search starts, in milliseconds. */
export const FIND_PAUSE_MS = 250;
/** The shortest text to search for, in characters; less would match too much. */
const SHORTEST = 2;
const MOST_SHOWN = 8;

export interface FoundElsewhereUseCases {
  readonly searchOrganisations: Pick<SearchOrganisations, 'execute'>;
  readonly listUsers: Pick<ListUsers, 'execute'>;
  readonly clock: Clock;
}

/** The kinds of things that the user may search for. */
export interface Findable {
  readonly organisations: boolean;
  readonly people: boolean;
}

interface Found {
  readonly organisations: readonly OrganisationRow[];
  readonly people: readonly ListedUser[];
  /** True if something could not be searched or read, or if there is more than is shown. */
  readonly isIncomplete: boolean;
}

const NOTHING: Found = { organisations: [], people: [], isIncomplete: false };

/**
 * Searches as the user types: for organisations by words of their name, for users by the beginning of their email
 * address.
 */
export class FoundElsewhereStore {
  found: Found = NOTHING;
  isPending = false;
  private query = '';
  private readonly latest = latest();
  private cancel: Unsubscribe = () => undefined;

  constructor(private readonly useCases: FoundElsewhereUseCases) {
    makeObservable<this, 'show'>(this, {
      found: observableRef,
      isPending: observable,
      type: action,
      stop: action,
      show: action,
    });
  }

  type(text: string, findable: Findable): void {
    const query = text.trim();
    if (query === this.query) return;
    this.stop();
    this.query = query;
    if (query.length < SHORTEST) return;
    this.isPending = true;
    this.cancel = this.useCases.clock.wakeIn(FIND_PAUSE_MS, () => void this.search(query, findable));
  }

  stop(): void {
    this.cancel();
    this.latest.cancel();
    [this.query, this.found, this.isPending] = ['', NOTHING, false];
  }

  private async search(query: string, findable: Findable): Promise<void> {
    const isLatest = this.latest.current();
    const { searchOrganisations, listUsers } = this.useCases;
    const [organisations, people] = await Promise.all([
      findable.organisations ? searchOrganisations.execute(query) : undefined,
      findable.people ? listUsers.execute({ emailAddress: query, groups: [], accessCode: '' }) : undefined,
    ]);
    if (!isLatest()) return;
    const hits = organisations?.ok === true ? organisations.value : undefined;
    const list = people?.ok === true ? people.value : undefined;
    this.show({
      organisations: hits?.rows.slice(0, MOST_SHOWN) ?? [],
      people: list?.rows.slice(0, MOST_SHOWN) ?? [],
      isIncomplete:
        organisations?.ok === false ||
        people?.ok === false ||
        (hits !== undefined && (hits.unreadable > 0 || hits.mayBeMore || hits.rows.length > MOST_SHOWN)) ||
        (list !== undefined && list.total > Math.min(list.rows.length, MOST_SHOWN)),
    });
  }

  private show(found: Found): void {
    [this.found, this.isPending] = [found, false];
  }
}
