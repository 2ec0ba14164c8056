import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationGateway, OrganisationPage } from './ports/OrganisationGateway';

/** The children of an organisation loaded so far. */
export interface OrganisationBranch {
  readonly rows: readonly OrganisationRow[];
  readonly total: number;
  /** Start of the next page; absent if all are loaded. */
  readonly next?: string;
  /** Unreadable rows, included in `total`. */
  readonly unreadable: number;
}

/** Loads the first page of children, or one page more. */
export class LoadOrganisationBranch {
  constructor(private readonly organisations: OrganisationGateway) {}

  /**
   * `parent`: undefined for only the root. `loaded`: the list so far. If its last row is gone, the children are
   * reloaded from the beginning, so that none is left out.
   */
  async execute(
    parent: string | undefined,
    loaded?: OrganisationBranch,
  ): Promise<Result<OrganisationBranch, CallFailure>> {
    if (loaded?.next === undefined) return this.organisations.listChildren(parent);
    const answer = await this.organisations.listChildren(parent, loaded.next);
    if (answer.ok) return ok(joined(loaded, answer.value));
    return answer.failure.kind === 'refused' ? this.organisations.listChildren(parent) : answer;
  }
}

/** Joins pages; a row that moved to the next page is listed once, as last loaded. */
function joined(loaded: OrganisationBranch, page: OrganisationPage): OrganisationBranch {
  const newer = new Set(page.rows.map(({ id }) => id));
  return {
    ...page,
    rows: [...loaded.rows.filter(({ id }) => !newer.has(id)), ...page.rows],
    unreadable: loaded.unreadable + page.unreadable,
  };
}
