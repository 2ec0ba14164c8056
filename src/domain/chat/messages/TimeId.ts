/** A time in units of 100 ns since 1970-01-01T00:00:00Z; also the identity of a message within its chat. */
export type TimeId = bigint;

/** Units of 100 ns in one millisecond. */
export const TIME_IDS_PER_MILLISECOND = 10_000n;

/** Digits of a time id as text. With equal lengths, text order is time order (until the year 2286). */
const TIME_ID_DIGITS = 17;

/** Converts milliseconds since 1970 to a time id, `step` units of 100 ns later. */
export function toTimeId(milliseconds: number, step = 0): TimeId {
  return BigInt(Math.floor(milliseconds)) * TIME_IDS_PER_MILLISECOND + BigInt(step);
}

/** Converts to milliseconds since 1970, rounded down. */
export function millisecondsOfTimeId(timeId: TimeId): number {
  return Number(timeId / TIME_IDS_PER_MILLISECOND);
}

export function formatTimeId(timeId: TimeId): string {
  return timeId.toString().padStart(TIME_ID_DIGITS, '0');
}

/** Returns undefined unless the text is 17 decimal digits. */
export function parseTimeId(text: string): TimeId | undefined {
  return /^[0-9]{17}$/.test(text) ? BigInt(text) : undefined;
}
