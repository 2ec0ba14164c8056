/** Codes of the second generation may expire and have a version; those of the first have neither. */
export const CODE_GENERATIONS = ['v1', 'v2'] as const;

export type CodeGeneration = (typeof CODE_GENERATIONS)[number];

/** Identifies a code: its text in capitals and its generation. */
export interface CodeName {
  readonly code: string;
  readonly generation: CodeGeneration;
}

export interface CodeSettings {
  /** Maximum number of patients; undefined for no limit. */
  readonly seats?: number;
  /** Expiry, in milliseconds since 1970; undefined if it does not expire. */
  readonly expiresAt?: number;
}

/** An access code of either generation. Moments are in milliseconds since 1970. */
export interface AccessCode extends CodeName, CodeSettings {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly enabled: boolean;
  readonly used: number;
  readonly lastUsedAt?: number;
  readonly createdAt: number;
}

/** Number of patients who joined on a day of the region's calendar, `yyyy-mm-dd`. */
export interface CodeUse {
  readonly day: string;
  readonly joined: number;
}

/** One entry of the history of a code. */
export interface CodeChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byUserId?: string;
  readonly byName: string;
  readonly sentence: string;
  readonly reason?: string;
  readonly requestId?: string;
}

/** One code with its use and history. */
export interface AccessCodeDetails extends AccessCode {
  /** Uses of the last 90 days, oldest first. */
  readonly uses: readonly CodeUse[];
  /** Newest first. */
  readonly changes: readonly CodeChange[];
  /** Days of use and entries of the history that could not be read. */
  readonly unreadable: number;
  /** ETag of the settings; undefined for the first generation, which has none. */
  readonly version?: string;
}

/** The settings of a code that were read. */
type SettingsReading = Pick<AccessCodeDetails, 'version' | 'enabled' | 'seats' | 'expiresAt'>;

/**
 * Version for comparing two readings of a code: its ETag if there is one, otherwise its settings. Seats that patients
 * take do not count.
 */
export const settingsVersion = ({ version, enabled, seats, expiresAt }: SettingsReading): string =>
  version ?? JSON.stringify([enabled, seats ?? null, expiresAt ?? null]);

/** The same including the used seats, because a patient who has joined changes the effect of a deletion. */
export const useVersion = (code: SettingsReading & Pick<AccessCode, 'used'>): string =>
  `${settingsVersion(code)} ${code.used}`;
