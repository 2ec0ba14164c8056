import { daysAfter, startOfDate } from '../kernel/time/startOfDate';

/** First and last calendar day of showing. An empty or absent day is no limit. */
interface ShownDays {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * Returns links that patients see at a point in time. Days count in the calendar of `zone`, such as `Europe/London`;
 * `now`: seconds since 1970, server time. A link with an invalid day is not shown.
 */
export const linksShownAt = <L extends ShownDays>(links: readonly L[], now: number, zone: string): readonly L[] =>
  links.filter(({ from = '', until = '' }) => {
    const begins = from === '' ? -Infinity : startOfDate(from, zone);
    const lastDay = until === '' ? undefined : startOfDate(until, zone);
    if (begins === undefined || (until !== '' && lastDay === undefined)) return false;
    return begins <= now && (lastDay === undefined || now < daysAfter(lastDay, 1, zone));
  });
