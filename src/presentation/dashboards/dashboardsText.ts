import type texts from '../../../public/i18n/en/dashboards.json';
import { saveFailureText } from '../kit/forms/saveFailureText';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';
import { dateFormat } from '../kit/time/dateFormat';
import type { DashboardFailure, DashboardStore } from './DashboardStore';

export const dashboardsText = textsOf<typeof texts>('dashboards');

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An age as text. From two days on it is in days. */
function ageText(ms: number): string {
  if (ms < MINUTE_MS) return dashboardsText('age.now');
  if (ms < HOUR_MS) return dashboardsText('age.minutes', { count: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return dashboardsText('age.hours', { count: Math.floor(ms / HOUR_MS) });
  return dashboardsText('age.days', { count: Math.floor(ms / DAY_MS) });
}

/** Says up to what time there is data, and how long ago that was. */
export function dataAgeText({ lastGood, now }: Pick<DashboardStore, 'lastGood' | 'now'>): string {
  const dataAsOf = lastGood?.dataAsOf;
  if (dataAsOf === undefined) return dashboardsText('dataUnknown');
  return dashboardsText('dataAsOf', { time: dateFormat.full(dataAsOf), age: ageText(now - dataAsOf) });
}

export function problemText(problem: DashboardFailure): string {
  switch (problem.kind) {
    case 'noToken':
      return dashboardsText('problem.noToken', { why: saveFailureText(problem.failure) });
    case 'wrongAddress':
      return dashboardsText('problem.wrongAddress');
    case 'silent':
      return dashboardsText('problem.silent');
    case 'notFiltered':
      return dashboardsText('problem.notFiltered');
  }
}

export function lastGoodText({ lastGood }: Pick<DashboardStore, 'lastGood'>): string {
  return lastGood === undefined
    ? dashboardsText('problem.neverGood')
    : dashboardsText('problem.lastGood', { time: dateFormat.full(lastGood.at) });
}

/** The number of dashboards that could not be read. */
export const unreadableText = (count: number): string => textCatalogue.text('dashboards', 'unreadable', { count });
