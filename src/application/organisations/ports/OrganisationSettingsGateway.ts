import type { Result } from '@/domain/kernel/Result';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { SettingSection } from '@/domain/organisations/SettingSection';
import type { OwnSection } from '@/domain/organisations/SettingValues';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { Versioned } from '../../kernel/ports/Versioned';

/** Reasons for refusing a change of settings. Nothing was saved. */
export type SettingsFailure =
  /** Names of organisations that would be without a crisis contact; the last line may count the rest. */
  | { readonly kind: 'noCrisisContact'; readonly organisations: readonly string[] }
  /** The last day of the subscription is before the first. */
  | { readonly kind: 'invalidSpan' }
  /** The logo is not a picture that was uploaded. */
  | { readonly kind: 'invalidImage' };

export type ChangeFailure =
  | CallFailure
  | SettingsFailure
  /** The section has a different version now. */
  | { readonly kind: 'changedMeanwhile' };

/** A change of some fields of a section: null removes the own value. Absent fields stay unchanged. */
export interface SectionChange<S extends SettingSection> {
  readonly organisationId: string;
  readonly section: S;
  readonly changes: Partial<OwnSection<S>>;
  /** The version that the change is based on. */
  readonly etag: string;
  /** Kept with the change. */
  readonly reason: string;
}

export interface OrganisationSettingsGateway {
  /** An organisation with its path, its history and all effective settings. */
  read(organisationId: string): Promise<Result<Organisation, CallFailure>>;
  readOwn<S extends SettingSection>(
    organisationId: string,
    section: S,
  ): Promise<Result<Versioned<OwnSection<S>>, CallFailure>>;
  /** Returns the own values after the change. */
  change<S extends SettingSection>(change: SectionChange<S>): Promise<Result<Versioned<OwnSection<S>>, ChangeFailure>>;
}
