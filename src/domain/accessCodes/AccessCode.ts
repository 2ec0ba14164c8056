/** Codes of the second generation may expire and have a version; those of the first have neither. */
export const CODE_GENERATIONS = ['v1', 'v2'] as const;

export type CodeGeneration = (typeof CODE_GENERATIONS)[number];

/** What names one code: its text in capitals, and which calls know it. */
export interface CodeName {
  readonly code: string;
  readonly generation: CodeGeneration;
}

/** What an administrator sets. */
export interface CodeSettings {
  /** How many patients may join with it; undefined without a limit. */
  readonly seats?: number;
  /** From when it admits nobody, in milliseconds since 1970; undefined where it does not expire. */
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

/** How many patients joined on a day of the region's calendar, `yyyy-mm-dd`. */
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

/** One code with all that is known of it. */
export interface AccessCodeDetails extends AccessCode {
  /** Of the last 90 days, the oldest first. */
  readonly uses: readonly CodeUse[];
  /** The newest first. */
  readonly changes: readonly CodeChange[];
  /** Days of use and entries of the history that could not be read. */
  readonly unreadable: number;
  /** ETag of what administrators set; undefined for the first generation, which has none. */
  readonly version?: string;
}

export const isSameCode = (one: CodeName, other: CodeName): boolean =>
  one.code === other.code && one.generation === other.generation;

/** What administrators set of a code, as far as it was read. */
type SettingsReading = Pick<AccessCodeDetails, 'version' | 'enabled' | 'seats' | 'expiresAt'>;

/**
 * What two readings of a code are compared by: the version where there is one, else what administrators set. Seats that
 * patients take are no part of it.
 */
export const settingsVersion = ({ version, enabled, seats, expiresAt }: SettingsReading): string =>
  version ?? JSON.stringify([enabled, seats ?? null, expiresAt ?? null]);

/** The same with the seats: a patient who has joined changes what deleting the code means. */
export const useVersion = (code: SettingsReading & Pick<AccessCode, 'used'>): string =>
  `${settingsVersion(code)} ${code.used}`;
