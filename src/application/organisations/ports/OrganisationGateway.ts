import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';

/** Some of the organisations below one, by name. */
export interface OrganisationPage {
  readonly rows: readonly OrganisationRow[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Where the next page begins; absent at the end. */
  readonly next?: string;
  /** Rows of this page that could not be read. */
  readonly unreadable: number;
}

/** The tree of organisations, which the backend keeps. */
export interface OrganisationGateway {
  /** The organisations below one, or the root alone where no parent is named; `after` as the page before gave it. */
  listChildren(parent: string | undefined, after?: string): Promise<Result<OrganisationPage, CallFailure>>;
  /** Organisations whose name has every word of the term, the best match first, each with its path. */
  search(term: string): Promise<Result<Omit<OrganisationPage, 'next'>, CallFailure>>;
}
