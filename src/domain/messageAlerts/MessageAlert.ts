export const ALERT_GENERATIONS = ['v1', 'v2'] as const;
export type AlertGeneration = (typeof ALERT_GENERATIONS)[number];

/** Most important first. */
export const ALERT_KINDS = ['urgent', 'warning', 'information'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** `public`: visitors of the login page, who have no session. */
export const ALERT_AUDIENCES = ['staff', 'patients', 'public'] as const;
export type AlertAudience = (typeof ALERT_AUDIENCES)[number];

export const ALERT_REGIONS = ['UK', 'Australia'] as const;
export type AlertRegion = (typeof ALERT_REGIONS)[number];

/** Maximum of organisations in one message. */
export const MOST_ORGANISATIONS = 50;
/** Longest version range, in UTF-16 code units. */
export const LONGEST_RANGE = 60;

export interface AlertOrganisation {
  readonly id: string;
  readonly name: string;
  /** The organisation and its ancestors. */
  readonly upwards: readonly string[];
}

export interface AlertTarget {
  readonly audiences: readonly AlertAudience[];
  /** Only its author sees it, regardless of its other conditions. */
  readonly onlyAuthor: boolean;
  /** None: all regions. */
  readonly regions: readonly AlertRegion[];
  /** Including all descendants; none: all organisations. */
  readonly organisations: readonly string[];
  /** A range such as `>=1.2 <2`; empty for all versions. */
  readonly versions: string;
}

/** The times of a message, in milliseconds since 1970. */
export interface AlertTimes {
  readonly isPublished: boolean;
  /** Null: it was not withdrawn. */
  readonly withdrawnAt: number | null;
  /** Null: from its publication. */
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
  /** Time zone in which the times were entered, such as `Europe/London`. */
  readonly timeZone: string;
  readonly isDismissible: boolean;
  /** Milliseconds since 1970; null if the server does not say. */
  readonly changedAt: number | null;
  readonly changedBy: string;
  /** Null if unknown, as for messages of the first generation. */
  readonly reach: AlertReach | null;
}

/** Current number of recipients. Visitors cannot be counted. */
export interface AlertReach {
  readonly staff: number;
  readonly patients: number;
  /** People in the audience whose app version is unknown or outside the range. */
  readonly otherVersions: number;
  /** Recipients of each named organisation and its descendants; empty if none is named. */
  readonly organisations: readonly OrganisationReach[];
}

export interface OrganisationReach {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  /** Number of descendants. */
  readonly below: number;
}

export interface AlertChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byUserId?: string;
  readonly byName: string;
  /** The server's sentence, with the value before and after. */
  readonly sentence: string;
  readonly reason?: string;
}

export interface AlertDetails extends MessageAlert {
  /** Newest first. */
  readonly changes: readonly AlertChange[];
}

/** Identifies a message and its generation of calls. */
export type AlertName = Pick<MessageAlert, 'id' | 'generation'>;

/** All values set by an author. Times are in milliseconds since 1970. */
export interface AlertEntry extends AlertTarget {
  readonly message: string;
  readonly kind: AlertKind;
  readonly from: number | null;
  readonly until: number | null;
  readonly timeZone: string;
  readonly isDismissible: boolean;
  readonly isPublished: boolean;
}

export interface ShownAlert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly message: string;
  /** Changes with the text or the kind. */
  readonly revision: string;
  readonly isDismissible: boolean;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** End of showing; null: it has no end. */
  readonly until: number | null;
}

/** A message dismissed by a reader, with its revision at that time. */
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
