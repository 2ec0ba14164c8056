import type { SettingSection } from './SettingSection';

/** Crisis contact. Empty ways are hidden. */
// Must be a type alias: interfaces lack an index signature.
export type CrisisContact = {
  readonly name: string;
  readonly phone: string;
  readonly textMessage: string;
  readonly url: string;
};

/** A link in the patients' app. Empty parts are not set. */
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

/** The type of each setting. Values of closed lists may be newer than this build, so they are strings. */
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
    /** Enabled modules. */
    readonly modules: readonly string[];
    /** `#rrggbb` in lower case. */
    readonly colour: string;
    readonly welcomeText: string;
    readonly crisisContact: CrisisContact;
    /** Suffix of the address of a survey. */
    readonly onboardingSurvey: string;
    /** Such as `en-GB`, in order of preference. */
    readonly languages: readonly string[];
  };
  readonly clientLinks: { readonly links: readonly ClientLink[] };
}

/** The own values of one section. Null: no own value, so it is inherited; an empty text or list is a value. */
export type OwnValues<S extends SettingSection> = {
  readonly [F in keyof SettingValues[S]]: SettingValues[S][F] | null;
};

/** The own values of a section; details also have the name, which is never inherited. */
export type OwnSection<S extends SettingSection> = S extends 'details'
  ? OwnValues<'details'> & { readonly name: string }
  : OwnValues<S>;
