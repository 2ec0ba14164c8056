import { daysAfter, startOfDate } from '../kernel/time/startOfDate';

/** Calendar days between which something is shown, both included. What is empty or absent does not limit it. */
interface ShownDays {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * The links that patients see at a moment. Days count by the calendar of `zone`, such as `Europe/London`; `now`:
 * seconds since 1970, server time. A link with a day that no calendar has is not shown.
 */
export const linksShownAt = <L extends ShownDays>(links: readonly L[], now: number, zone: string): readonly L[] =>
  links.filter(({ from = '', until = '' }) => {
    const begins = from === '' ? -Infinity : startOfDate(from, zone);
    const lastDay = until === '' ? undefined : startOfDate(until, zone);
    if (begins === undefined || (until !== '' && lastDay === undefined)) return false;
    return begins <= now && (lastDay === undefined || now < daysAfter(lastDay, 1, zone));
  });
