import { MOST_ORGANISATIONS_FOUND, type OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationGateway } from './ports/OrganisationGateway';

/** Results for a search term. */
export interface OrganisationHits {
  /** The trimmed search term. */
  readonly term: string;
  readonly rows: readonly OrganisationRow[];
  /** Unreadable results. */
  readonly unreadable: number;
  /** The search is limited, so there may be more. */
  readonly mayBeMore: boolean;
}

/** Finds organisations by words of their name. */
export class SearchOrganisations {
  constructor(private readonly organisations: OrganisationGateway) {}

  /** White space alone finds nothing and makes no call. */
  async execute(text: string): Promise<Result<OrganisationHits, CallFailure>> {
    const term = text.trim().replace(/\s+/g, ' ');
    if (term === '') return ok({ term, rows: [], unreadable: 0, mayBeMore: false });
    const answer = await this.organisations.search(term);
    if (!answer.ok) return answer;
    const { rows, unreadable } = answer.value;
    return ok({ term, rows, unreadable, mayBeMore: rows.length + unreadable >= MOST_ORGANISATIONS_FOUND });
  }
}
