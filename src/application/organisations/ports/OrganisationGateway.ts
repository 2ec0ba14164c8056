import type { NamedSettings } from '@/domain/organisations/generationDifferences';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';

/** Both generations of the calls that read an organisation are in use. */
export type CallGeneration = 'v1' | 'v2';

/** `merged`: the settings in effect; `unmerged`: those that the organisation has of its own. */
export type SettingsView = 'merged' | 'unmerged';

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

/** An organisation that does not exist yet. */
export interface NewOrganisation {
  /** Chosen once by the author: a second call with it makes no second organisation. */
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  /** How many patients may join in all; absent without a limit. */
  readonly maxRedemptions?: number;
  /** Kept in the history. */
  readonly reason: string;
}

export type CreateOrganisationFailure =
  | CallFailure
  /** Another organisation has the id. */
  | { readonly kind: 'idTaken' }
  | { readonly kind: 'unknownParent' }
  /** The parent, or an organisation above it, is disabled. */
  | { readonly kind: 'organisationDisabled' };

/** Whether new patients may join. */
export interface Enabling {
  readonly enabled: boolean;
  /** Kept with the change. */
  readonly reason: string;
  /** How many patients may join in all, where that changes; only with `enabled`. */
  readonly maxRedemptions?: number;
}

/** Moves a patient to an organisation. */
export interface PatientMove {
  readonly organisationId: string;
  readonly patientId: string;
  readonly reason: string;
}

export type MoveToOrganisationFailure =
  | CallFailure
  | { readonly kind: 'organisationDisabled' }
  /** The patient belongs to the organisation already. */
  | { readonly kind: 'alreadyHere' };

/** The tree of organisations, which the backend keeps. */
export interface OrganisationGateway {
  /** The organisations below one, or the root alone where no parent is named; `after` as the page before gave it. */
  listChildren(parent: string | undefined, after?: string): Promise<Result<OrganisationPage, CallFailure>>;
  /** Organisations whose name has every word of the term, the best match first, each with its path. */
  search(term: string): Promise<Result<Omit<OrganisationPage, 'next'>, CallFailure>>;
  /** Gives the id of the new organisation. */
  create(organisation: NewOrganisation): Promise<Result<string, CreateOrganisationFailure>>;
  setEnabled(organisationId: string, enabling: Enabling): Promise<Result<void, CallFailure>>;
  moveToOrganisation(move: PatientMove): Promise<Result<void, MoveToOrganisationFailure>>;
  /** The settings as one generation of the calls answers them, for the support of both. */
  readSettings(
    organisationId: string,
    generation: CallGeneration,
    view: SettingsView,
  ): Promise<Result<NamedSettings, CallFailure>>;
}
