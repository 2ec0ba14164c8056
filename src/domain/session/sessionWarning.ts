/** Time before the end of a session at which the warning appears, in milliseconds. */
const WARN_BEFORE_MS = 5 * 60_000;

export interface SessionTimeLeft {
  /** Whole minutes left, at least 1; undefined without a warning. */
  readonly minutesLeft: number | undefined;
  /** Time to check again, in milliseconds since 1970; undefined if nothing will change by itself. */
  readonly until: number | undefined;
}

/** Returns the warning about the end of a session. */
export function sessionWarning({
  endsAt,
  now,
}: {
  readonly endsAt: number | undefined;
  readonly now: number;
}): SessionTimeLeft {
  if (endsAt === undefined || endsAt <= now) return { minutesLeft: undefined, until: undefined };
  if (endsAt - now > WARN_BEFORE_MS) return { minutesLeft: undefined, until: endsAt - WARN_BEFORE_MS };
  const minutesLeft = Math.max(1, Math.ceil((endsAt - now) / 60_000));
  return { minutesLeft, until: endsAt - (minutesLeft - 1) * 60_000 };
}
