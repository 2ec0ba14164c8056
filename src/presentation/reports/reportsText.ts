import { failureWord } from '@/application/kernel/failureWord';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { ReportChangeFailure } from '@/application/reports/ChangeReport';
import type { CreateReportFailure, ZipFailure } from '@/application/reports/ports/ReportGateway';
import type { Report } from '@/domain/reports/Report';
import {
  BREAKDOWNS,
  REPORT_KINDS,
  REPORT_LIMITS,
  type Breakdown,
  type ReportKind,
} from '@/domain/reports/ReportInputs';
import { REPORT_STATES } from '@/domain/reports/reportState.rule';
import { RUN_EVERY, type RunTimes } from '@/domain/reports/nextRuns.rule';
import { RUN_PERIODS } from '@/domain/reports/ReportSchedule';
import { RUN_STATES } from '@/domain/reports/runState.rule';
import { HIDDEN } from '@/domain/reports/shownCount.rule';
import { regionZones } from '@/domain/kernel/time/regionZones';
import type texts from '../../../public/i18n/en/reports.json';
import { formatNumber } from '../kit/table/tablesText';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';
import { clockFormat } from '../kit/time/clockFormat';
import { dateFormat } from '../kit/time/dateFormat';
import { ownClock } from '../kit/time/ownClock';

export const reportsText = textsOf<typeof texts>('reports');

type Counted = `row.${'organisations' | 'codes' | 'ahead'}` | 'zip.leftOut';

/** A text with a number. `key` has no plural ending. */
export const reportsCount = (key: Counted, count: number): string =>
  textCatalogue.text('reports', key, { count, number: formatNumber(count) });

export const reportFailureText = (
  failure: CallFailure | ReportChangeFailure | CreateReportFailure | ZipFailure | { readonly kind: 'tooMany' },
): string => reportsText(`failure.${failureWord(failure)}`);

export const kindChoices = () => REPORT_KINDS.map(kind => [kind, reportsText(`kind.${kind}`)] as const);
export const stateChoices = () =>
  (['active', ...REPORT_STATES] as const)
    .filter(state => state !== 'waiting' && state !== 'running')
    .map(state => [state, reportsText(`state.${state}`)] as const);
export const askerChoices = () =>
  (['me', 'others', 'schedule'] as const).map(asker => [asker, reportsText(`filter.${asker}`)] as const);
export const breakdownChoices = (offered: readonly Breakdown[]) =>
  BREAKDOWNS.filter(one => offered.includes(one)).map(one => [one, reportsText(`breakdown.${one}`)] as const);
export const allKinds: readonly ReportKind[] = REPORT_KINDS;
export const periodChoices = () => RUN_PERIODS.map(period => [period, reportsText(`runPeriod.${period}`)] as const);
export const everyChoices = () => RUN_EVERY.map(every => [every, reportsText(`entry.${every}`)] as const);
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const allRunStates = RUN_STATES;
export const reportLimits = REPORT_LIMITS;
export const hiddenSign = HIDDEN;
/** The time zones to choose from: the reader's own, and those of both regions. */
export const zoneChoices = (own: string): readonly string[] => [
  ...new Set([own, ...regionZones.UK, ...regionZones.Australia]),
];

const KILO = 1_000;

/** A size such as `1.1 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

export { formatNumber };

/** A period such as `1–31 Oct 2026`. */
export function periodText({ from, to }: Pick<Report, 'from' | 'to'>): string {
  const format = clockFormat({ day: 'numeric', month: 'short', year: 'numeric' }, 'UTC');
  const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  return Number.isNaN(start) || Number.isNaN(end) || end < start ? `${from} – ${to}` : format.formatRange(start, end);
}

/** The organisations and access codes of a report in a few words. */
export function subjectText({
  organisations,
  organisationNames,
  codes,
}: Pick<Report, 'organisations' | 'organisationNames' | 'codes'>): string {
  const [first] = organisations;
  const named =
    organisations.length === 1 && first
      ? [
          first.withBelow
            ? reportsText('row.below', { name: organisationNames[0] ?? '' })
            : (organisationNames[0] ?? ''),
        ]
      : organisations.length > 1
        ? [reportsCount('row.organisations', organisations.length)]
        : [];
  const coded = codes.length === 1 ? codes : codes.length > 1 ? [reportsCount('row.codes', codes.length)] : [];
  return [...named, ...coded].join(', ');
}

export const shareOf = ({ rows, rowsDone }: Pick<Report, 'rows' | 'rowsDone'>): number =>
  rows === 0 ? 0 : Math.floor((rowsDone / rows) * 100);

/** The time that has passed, up to a day; after that, the date. */
export function whenText(at: number, now: number): string {
  const minutes = Math.round((now - at) / 60_000);
  if (minutes < 0) return dateFormat.short(at);
  const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto', style: 'short' });
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (minutes < 24 * 60) return relative.format(-Math.round(minutes / 60), 'hour');
  return dateFormat.short(at);
}

export const momentText = dateFormat;

/** A time in a time zone: `Sun 29 Nov 2026`, `01:30` and `GMT`. */
export function runTexts(
  at: number,
  zone: string,
): { readonly day: string; readonly time: string; readonly zone: string } {
  const parts = clockFormat({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }, zone).formatToParts(at);
  const of = (type: string): string => parts.find(part => part.type === type)?.value ?? '';
  return {
    day: clockFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, zone).format(at),
    time: `${of('hour')}:${of('minute')}`,
    zone: of('timeZoneName'),
  };
}

export const ownZone = (): string => ownClock.zone;

export function timesText({ every, weekday, day, time }: RunTimes): string {
  if (every === 'day') return reportsText('schedule.everyDay', { time });
  if (every === 'week') {
    const name = weekdays.find(one => one === weekday) ?? 1;
    return reportsText('schedule.everyWeek', { weekday: reportsText(`weekday.${name}`), time });
  }
  return day === 'last'
    ? reportsText('schedule.lastDay', { time })
    : reportsText('schedule.everyMonth', { day: day ?? 1, time });
}

export const monthText = (day: string): string =>
  clockFormat({ month: 'long', year: 'numeric' }, 'UTC').format(Date.parse(`${day}T00:00:00Z`));

/** The names of the weekdays, from Monday. */
export const weekdayNames = (): readonly string[] =>
  weekdays.map(day => clockFormat({ weekday: 'short' }, 'UTC').format(Date.UTC(2024, 0, day)));

const monthOfYear = clockFormat({ month: 'short', year: 'numeric' }, 'UTC');

/** The name of a bar. A month such as `2026-03` is written out. */
export const barText = (label: string): string =>
  label.replace(/\b\d{4}-\d{2}\b/, month => {
    const at = Date.parse(`${month}-01T00:00:00Z`);
    return Number.isNaN(at) ? month : monthOfYear.format(at);
  });
