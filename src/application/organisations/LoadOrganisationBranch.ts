import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationGateway, OrganisationPage } from './ports/OrganisationGateway';

/** The children of an organisation, as far as they are loaded. */
export interface OrganisationBranch {
  readonly rows: readonly OrganisationRow[];
  /** How many there are in all, loaded or not. */
  readonly total: number;
  /** Where the next page begins; absent when all are loaded. */
  readonly next?: string;
  /** Rows that could not be read; they are part of `total`. */
  readonly unreadable: number;
}

/** Loads the first page of children, or one page more. */
export class LoadOrganisationBranch {
  constructor(private readonly organisations: OrganisationGateway) {}

  /**
   * `parent`: undefined for the root alone. `loaded`: what is there already. Where its last row is gone by now, the
   * children are loaded again from the beginning, so that none is left out.
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

/** A row that has moved to the next page meanwhile is there once, as it was loaded last. */
function joined(loaded: OrganisationBranch, page: OrganisationPage): OrganisationBranch {
  const newer = new Set(page.rows.map(({ id }) => id));
  return {
    ...page,
    rows: [...loaded.rows.filter(({ id }) => !newer.has(id)), ...page.rows],
    unreadable: loaded.unreadable + page.unreadable,
  };
}
