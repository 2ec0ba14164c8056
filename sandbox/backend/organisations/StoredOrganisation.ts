import type {
  AppSettingsDto,
  ClientLinksDto,
  OrganisationDetailsDto,
  ResearchSettingsDto,
  SubscriptionDto,
} from '@/infrastructure/http/organisations/organisationDtos';

/** The own settings of an organisation, section by section. Absent ones are inherited. */
export interface OwnSettings {
  readonly details: Readonly<Omit<OrganisationDetailsDto, 'name'>>;
  readonly subscription: Readonly<SubscriptionDto>;
  readonly researchSettings: Readonly<ResearchSettingsDto>;
  readonly appSettings: Readonly<AppSettingsDto>;
  readonly clientLinks: Readonly<ClientLinksDto>;
}

/** An organisation as it is stored; its only reference is the id of its parent. */
export interface StoredOrganisation {
  readonly id: string;
  /** Absent for the root. */
  readonly parent?: string;
  readonly name: string;
  readonly enabled: boolean;
  /** The number of patients who may join in total; absent without a limit. */
  readonly maxRedemptions?: number;
  readonly settings: OwnSettings;
}
