export const ALERT_GENERATIONS = ['v1', 'v2'] as const;
export type AlertGeneration = (typeof ALERT_GENERATIONS)[number];

/** The most important first. */
export const ALERT_KINDS = ['urgent', 'warning', 'information'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** `public`: visitors of the login page, who have no session. */
export const ALERT_AUDIENCES = ['staff', 'patients', 'public'] as const;
export type AlertAudience = (typeof ALERT_AUDIENCES)[number];

export const ALERT_REGIONS = ['UK', 'Australia'] as const;
export type AlertRegion = (typeof ALERT_REGIONS)[number];

/** Organisations that one message names, at most. */
export const MOST_ORGANISATIONS = 50;
/** Characters of a range of versions, at most, in UTF-16 code units. */
export const LONGEST_RANGE = 60;

export interface AlertOrganisation {
  readonly id: string;
  readonly name: string;
  /** Itself and everything above it. */
  readonly upwards: readonly string[];
}

/** To whom a message goes. */
export interface AlertTarget {
  readonly audiences: readonly AlertAudience[];
  /** Only its author sees it, whatever else it says. */
  readonly onlyAuthor: boolean;
  /** None: all regions. */
  readonly regions: readonly AlertRegion[];
  /** With everything below them; none: all organisations. */
  readonly organisations: readonly string[];
  /** A range such as `>=1.2 <2`; empty for all versions. */
  readonly versions: string;
}

/** When a message is shown. Times are in milliseconds since 1970. */
export interface AlertTimes {
  readonly isPublished: boolean;
  /** Null: it was not withdrawn. */
  readonly withdrawnAt: number | null;
  /** Null: from its publication on. */
  readonly from: number | null;
  /** Null: it has no end. */
  readonly until: number | null;
}

export interface MessageAlert extends AlertTimes, Omit<AlertTarget, 'organisations'> {
  readonly id: string;
  readonly generation: AlertGeneration;
  readonly message: string;
  readonly kind: AlertKind;
  readonly organisations: readonly AlertOrganisation[];
  /** By whose clock the times were entered, such as `Europe/London`. */
  readonly timeZone: string;
  readonly isDismissible: boolean;
  /** Milliseconds since 1970; null where the server does not say it. */
  readonly changedAt: number | null;
  readonly changedBy: string;
  /** Null where it is not known, as it is for messages of the first generation. */
  readonly reach: AlertReach | null;
}

/** People whom a message means at present. Visitors cannot be counted. */
export interface AlertReach {
  readonly staff: number;
  readonly patients: number;
  /** People of the audience whose program is outside of the range of versions, or says none. */
  readonly otherVersions: number;
  /** People of each organisation that is named, with everything below it; empty where none is named. */
  readonly organisations: readonly OrganisationReach[];
}

export interface OrganisationReach {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  /** How many organisations there are below it. */
  readonly below: number;
}

export interface AlertChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byUserId?: string;
  readonly byName: string;
  /** In the words of the server, with what was there before and what is there now. */
  readonly sentence: string;
  readonly reason?: string;
}

export interface AlertDetails extends MessageAlert {
  /** The newest first. */
  readonly changes: readonly AlertChange[];
}

/** Names a message and the calls that know it. */
export type AlertName = Pick<MessageAlert, 'id' | 'generation'>;

/** Everything that an author sets. Times are in milliseconds since 1970. */
export interface AlertEntry extends AlertTarget {
  readonly message: string;
  readonly kind: AlertKind;
  readonly from: number | null;
  readonly until: number | null;
  readonly timeZone: string;
  readonly isDismissible: boolean;
  readonly isPublished: boolean;
}

/** A message as it is shown to somebody. */
export interface ShownAlert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly message: string;
  /** Another one after each change of the text or the kind. */
  readonly revision: string;
  readonly isDismissible: boolean;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** The moment at which it is shown no longer; null: it has no end. */
  readonly until: number | null;
}

/** A message that a person has dismissed, as it was then. */
export type Dismissal = Pick<ShownAlert, 'id' | 'revision'>;

export const entryOf = ({ organisations, ...alert }: MessageAlert): AlertEntry => ({
  message: alert.message,
  kind: alert.kind,
  audiences: alert.audiences,
  onlyAuthor: alert.onlyAuthor,
  regions: alert.regions,
  organisations: organisations.map(({ id }) => id),
  versions: alert.versions,
  from: alert.from,
  until: alert.until,
  timeZone: alert.timeZone,
  isDismissible: alert.isDismissible,
  isPublished: alert.isPublished,
});
