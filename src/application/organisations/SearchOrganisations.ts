import { MOST_ORGANISATIONS_FOUND, type OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationGateway } from './ports/OrganisationGateway';

/** What was found for a term. */
export interface OrganisationHits {
  /** As it was searched for: without white space around it. */
  readonly term: string;
  readonly rows: readonly OrganisationRow[];
  /** Hits that could not be read. */
  readonly unreadable: number;
  /** The search gives no more than this: there may be others. */
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
