import type { SubscriptionStatus } from './subscriptionState.rule';

/** An organisation by id and name. */
export interface OrganisationName {
  readonly id: string;
  readonly name: string;
}

/** Organisations that one search gives at most. Source: the summary of the call. */
export const MOST_ORGANISATIONS_FOUND = 50;

/** One row of the tree of organisations or of a search. */
export interface OrganisationRow extends OrganisationName {
  /** Absent for the root. */
  readonly parent?: string;
  readonly enabled: boolean;
  readonly subscription: SubscriptionStatus['state'];
  /** How many organisations are directly below it. */
  readonly children: number;
  /** How many access codes of its own it has. */
  readonly codes: number;
  /** Seats of these codes: those taken, and all there are; without a number where one code has no limit. */
  readonly seats: { readonly used: number; readonly all?: number };
  /** From the root down to the parent; search hits have it. */
  readonly path?: readonly OrganisationName[];
}
