import {
  APP_MODULES,
  ORGANISATION_KINDS,
  ORGANISATION_LIMITS,
  RESEARCH_PARTICIPATIONS,
  SERVICE_REGIONS,
  type SettingSection,
} from './SettingSection';

const { name, line, text, emailDomains, languages, links } = ORGANISATION_LIMITS;

/** The type of a setting's input and its checks. */
export type SettingKind =
  /** One line of text. */
  | { readonly kind: 'line'; readonly most: number }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'email'; readonly most: number }
  | { readonly kind: 'day' }
  | { readonly kind: 'colour' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  | { readonly kind: 'emailDomains'; readonly most: number }
  | { readonly kind: 'languages'; readonly most: number }
  | { readonly kind: 'crisisContact' }
  /** Links that the patients’ app shows, in their order. */
  | { readonly kind: 'links'; readonly most: number }
  /** The path of an uploaded picture. */
  | { readonly kind: 'picture' };

const oneLine = { kind: 'line', most: line } as const;
const paragraph = { kind: 'text', most: text } as const;
const email = { kind: 'email', most: line } as const;

/** The fields of each section that has a form, in the order of the form. `name` is never inherited. */
export const settingFields = {
  details: {
    name: { kind: 'line', most: name },
    kind: { kind: 'choice', choices: ORGANISATION_KINDS },
    region: { kind: 'choice', choices: SERVICE_REGIONS },
    contactName: oneLine,
    contactEmail: email,
    contactPhone: oneLine,
    emailDomains: { kind: 'emailDomains', most: emailDomains },
    logo: { kind: 'picture' },
  },
  subscription: { plan: oneLine, startsOn: { kind: 'day' }, endsOn: { kind: 'day' } },
  researchSettings: {
    participation: { kind: 'choice', choices: RESEARCH_PARTICIPATIONS },
    contactEmail: email,
    statement: paragraph,
  },
  appSettings: {
    modules: { kind: 'choices', choices: APP_MODULES },
    colour: { kind: 'colour' },
    welcomeText: paragraph,
    crisisContact: { kind: 'crisisContact' },
    onboardingSurvey: oneLine,
    languages: { kind: 'languages', most: languages },
  },
  clientLinks: { links: { kind: 'links', most: links } },
} as const satisfies Readonly<Partial<Record<SettingSection, Readonly<Record<string, SettingKind>>>>>;

export type FormSection = keyof typeof settingFields;
export type FormFieldName<S extends FormSection = FormSection> = S extends FormSection
  ? keyof (typeof settingFields)[S] & string
  : never;

export function kindOfField(section: FormSection, field: string): SettingKind | undefined {
  return (settingFields[section] as Readonly<Record<string, SettingKind>>)[field];
}

export const fieldsOfSection = (section: FormSection): readonly FormFieldName[] =>
  Object.keys(settingFields[section]) as FormFieldName[];

/** True if the empty value is an empty list. */
export const isListKind = ({ kind }: SettingKind): boolean =>
  kind === 'choices' || kind === 'emailDomains' || kind === 'languages' || kind === 'links';

/** True if the setting may be empty on purpose; a choice, a colour and the crisis contact may not. */
export const isNullable = ({ kind }: SettingKind): boolean =>
  kind !== 'choice' && kind !== 'colour' && kind !== 'crisisContact';
