/** An access code as it is stored; moments in milliseconds since 1970. */
export interface StoredCode {
  /** In capitals. */
  readonly code: string;
  readonly generation: 'v1' | 'v2';
  /** Id of the organisation that patients join with it. */
  readonly organisation: string;
  readonly enabled: boolean;
  /** The number of patients who may join with it; absent without a limit. */
  readonly seats?: number;
  readonly used: number;
  readonly createdAt: number;
  readonly lastUsedAt?: number;
  /** The time from which it admits no one. */
  readonly expiresAt?: number;
  /** It stays known, so that the same text is never issued again. */
  readonly deleted?: true;
}
