import type { SettingSection } from './SettingSection';

/** Whom patients in danger reach. What is empty is not offered. */
// A type, because an interface is no value of a form field.
export type CrisisContact = {
  readonly name: string;
  readonly phone: string;
  readonly textMessage: string;
  readonly url: string;
};

/** A link that the patients' app shows. What is empty is not set. */
export type ClientLink = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** One of the icons; the server may know newer ones. */
  readonly icon: string;
  /** Calendar days between which it is shown, both included. */
  readonly from: string;
  readonly until: string;
  /** Heading under which links are grouped. */
  readonly group: string;
};

/** The type of each setting. Values of a closed list may be newer than this build, so they are texts. */
export interface SettingValues {
  readonly details: {
    readonly kind: string;
    readonly region: string;
    readonly contactName: string;
    readonly contactEmail: string;
    readonly contactPhone: string;
    readonly emailDomains: readonly string[];
    /** Path of the picture below the backend root. */
    readonly logo: string;
  };
  readonly subscription: {
    readonly plan: string;
    /** Calendar days, the first and the last. */
    readonly startsOn: string;
    readonly endsOn: string;
  };
  readonly researchSettings: {
    readonly participation: string;
    readonly contactEmail: string;
    readonly statement: string;
  };
  readonly appSettings: {
    /** Those that are on. */
    readonly modules: readonly string[];
    /** `#rrggbb` in lower case. */
    readonly colour: string;
    readonly welcomeText: string;
    readonly crisisContact: CrisisContact;
    /** Suffix of the address of a survey. */
    readonly onboardingSurvey: string;
    /** Such as `en-GB`, the first one first. */
    readonly languages: readonly string[];
  };
  readonly clientLinks: { readonly links: readonly ClientLink[] };
}

/** The own values of one section. Null: no own value, so it is inherited; an empty text or list is a value. */
export type OwnValues<S extends SettingSection> = {
  readonly [F in keyof SettingValues[S]]: SettingValues[S][F] | null;
};

/** What a section holds of its own; details have the name besides, which is never inherited. */
export type OwnSection<S extends SettingSection> = S extends 'details'
  ? OwnValues<'details'> & { readonly name: string }
  : OwnValues<S>;
