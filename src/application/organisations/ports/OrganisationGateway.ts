import type { NamedSettings } from '@/domain/organisations/compareSettings';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';

/** Both generations of the calls that read an organisation are in use. */
export type CallGeneration = 'v1' | 'v2';

/** `merged`: effective settings; `unmerged`: the organisation's own settings. */
export type SettingsView = 'merged' | 'unmerged';

/** Some of the organisations below one, by name. */
export interface OrganisationPage {
  readonly rows: readonly OrganisationRow[];
  /** Total on all pages. */
  readonly total: number;
  /** Start of the next page; absent at the end. */
  readonly next?: string;
  /** Rows of this page that could not be read. */
  readonly unreadable: number;
}

/** An organisation that does not exist yet. */
export interface NewOrganisation {
  /** Chosen once by the author, so that a second call creates no second organisation. */
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  /** Maximum number of patients; absent for no limit. */
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

/** Lets new patients join, or not. */
export interface Enabling {
  readonly enabled: boolean;
  /** Kept with the change. */
  readonly reason: string;
  /** New maximum number of patients, if changed; only with `enabled`. */
  readonly maxRedemptions?: number;
}

export interface PatientMove {
  readonly organisationId: string;
  readonly patientId: string;
  readonly reason: string;
}

export type MoveToOrganisationFailure =
  | CallFailure
  | { readonly kind: 'organisationDisabled' }
  /** The patient already belongs to the organisation. */
  | { readonly kind: 'alreadyHere' };

/** The tree of organisations, which the backend keeps. */
export interface OrganisationGateway {
  /** Children of an organisation, or only the root without a parent; `after`: from the previous page. */
  listChildren(parent: string | undefined, after?: string): Promise<Result<OrganisationPage, CallFailure>>;
  /** Finds organisations whose name has every word of the term, best match first, each with its path. */
  search(term: string): Promise<Result<Omit<OrganisationPage, 'next'>, CallFailure>>;
  /** Returns the id of the new organisation. */
  create(organisation: NewOrganisation): Promise<Result<string, CreateOrganisationFailure>>;
  setEnabled(organisationId: string, enabling: Enabling): Promise<Result<void, CallFailure>>;
  moveToOrganisation(move: PatientMove): Promise<Result<void, MoveToOrganisationFailure>>;
  /** Settings from one generation of the calls, for supporting both. */
  readSettings(
    organisationId: string,
    generation: CallGeneration,
    view: SettingsView,
  ): Promise<Result<NamedSettings, CallFailure>>;
}
