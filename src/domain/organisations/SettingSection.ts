export const ORGANISATION_KINDS = [
  'provider',
  'healthService',
  'council',
  'university',
  'employer',
  'insurer',
  'charity',
] as const;
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];

/** Modules of the patients' app that can be switched on and off. */
export const APP_MODULES = ['chat', 'moodTracking', 'journal', 'exercises', 'appointments', 'programmes'] as const;
export type AppModule = (typeof APP_MODULES)[number];

/** Use of patients' data for research. */
export const RESEARCH_PARTICIPATIONS = ['none', 'anonymous', 'withConsent'] as const;
export type ResearchParticipation = (typeof RESEARCH_PARTICIPATIONS)[number];

export const LINK_ICONS = ['info', 'phone', 'book', 'calendar', 'heart', 'people', 'video', 'warning'] as const;
export type LinkIcon = (typeof LINK_ICONS)[number];

/** Sections of an organisation's settings with their fields; each has its own calls. */
export const SETTING_FIELDS = {
  details: ['kind', 'region', 'contactName', 'contactEmail', 'contactPhone', 'emailDomains', 'logo'],
  subscription: ['plan', 'startsOn', 'endsOn'],
  researchSettings: ['participation', 'contactEmail', 'statement'],
  appSettings: ['modules', 'colour', 'welcomeText', 'crisisContact', 'onboardingSurvey', 'languages'],
  clientLinks: ['links'],
} as const;
export type SettingSection = keyof typeof SETTING_FIELDS;

/** Limits shared by forms and calls; lengths in UTF-16 code units. */
export const ORGANISATION_LIMITS = {
  name: 120,
  line: 200,
  text: 2_000,
  url: 2_000,
  emailDomains: 50,
  links: 40,
  languages: 20,
} as const;

export const SERVICE_REGIONS = ['UK', 'Australia'] as const;
export type ServiceRegion = (typeof SERVICE_REGIONS)[number];

/** Formats shared by forms and calls. */
export const SETTING_PATTERNS = {
  day: /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  emailDomain: /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
  language: /^[a-z]{2,3}(-[A-Z]{2})?$/,
  colour: /^#[0-9a-f]{6}$/,
  emailAddress: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  /** Without a user name, which makes an address look like that of another site. */
  webAddress: /^https:\/\/(?![^/?#]*@)\S+$/,
} as const;
