import type {
  AppSettingsDto,
  ClientLinksDto,
  OrganisationDetailsDto,
  ResearchSettingsDto,
  SubscriptionDto,
} from '@/infrastructure/http/organisations/organisationDtos';

/** The own settings of an organisation, section by section. What is absent is inherited. */
export interface OwnSettings {
  readonly details: Readonly<Omit<OrganisationDetailsDto, 'name'>>;
  readonly subscription: Readonly<SubscriptionDto>;
  readonly researchSettings: Readonly<ResearchSettingsDto>;
  readonly appSettings: Readonly<AppSettingsDto>;
  readonly clientLinks: Readonly<ClientLinksDto>;
}

/** An organisation as it is stored: of others it holds nothing but the id of its parent. */
export interface StoredOrganisation {
  readonly id: string;
  /** Absent for the root. */
  readonly parent?: string;
  readonly name: string;
  readonly enabled: boolean;
  /** How many patients may join in all; absent without a limit. */
  readonly maxRedemptions?: number;
  readonly settings: OwnSettings;
}
