import type { SubscriptionStatus } from './subscriptionState.rule';

/** An organisation by id and name. */
export interface OrganisationName {
  readonly id: string;
  readonly name: string;
}

/** Maximum results of one search. Source: the summary of the call. */
export const MOST_ORGANISATIONS_FOUND = 50;

/** One row of the tree of organisations or of a search. */
export interface OrganisationRow extends OrganisationName {
  /** Absent for the root. */
  readonly parent?: string;
  readonly enabled: boolean;
  readonly subscription: SubscriptionStatus['state'];
  readonly children: number;
  /** Number of its own access codes. */
  readonly codes: number;
  /** Used and total seats of these codes; `all` is absent if one code has no limit. */
  readonly seats: { readonly used: number; readonly all?: number };
  /** From the root down to the parent; only in search results. */
  readonly path?: readonly OrganisationName[];
}
