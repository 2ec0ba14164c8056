import type { Organisation } from '@/domain/organisations/Organisation';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { NewOrganisationStore } from './NewOrganisationStore';
import type { FormSection } from '@/domain/organisations/settingFields';
import type { UnreadableRecordsStore } from '../patients/drafts/UnreadableRecordsStore';
import type { OrganisationSearchStore } from './OrganisationSearchStore';
import type { OrganisationTreeStore } from './OrganisationTreeStore';
import type { ClientLinksStore } from './links/ClientLinksStore';
import type { EnablingStore } from './page/EnablingStore';
import type { GenerationsStore } from './page/GenerationsStore';
import type { OrganisationStore } from './page/OrganisationStore';
import type { MoveToOrganisationStore } from './page/MoveToOrganisationStore';
import type { ShownOrganisation } from './page/ShownOrganisation';
import type { LogoStore } from './settings/LogoStore';
import type { SettingForm } from './settings/SettingForm';
import type { SettingsStore } from './settings/SettingsStore';

export interface OrganisationStores {
  tree(): OrganisationTreeStore;
  search(): OrganisationSearchStore;
  /** Undefined for the provider. */
  organisation(organisationId: string | undefined): OrganisationStore;
  /** Undefined if it could not be loaded. */
  nameOf(organisationId: string): Promise<string | undefined>;
  children(organisation: OrganisationName): OrganisationTreeStore;
  enabling(organisation: Organisation, onChanged: () => void): EnablingStore;
  moveToOrganisation(organisationId: string, onMoved: () => void): MoveToOrganisationStore;
  generations(organisationId: string): GenerationsStore;
  newOrganisation(parentId: string, onCreated: (organisationId: string) => void): NewOrganisationStore;
  /** Stored drafts that this device cannot read. */
  unreadable(): UnreadableRecordsStore;
  settings(page: ShownOrganisation, organisation: Organisation, section: FormSection): SettingsStore;
  logo(details: SettingForm): LogoStore;
  /**
   * The links in their form. `calendar`: server time in milliseconds since 1970, and the time zone of calendar days.
   */
  clientLinks(links: SettingForm, calendar: { readonly now: number; readonly zone: string }): ClientLinksStore;
}
