import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { ownClock } from '../kit/time/ownClock';
import type { AlertEditorStore } from './AlertEditorStore';
import type { AlertForm } from './alertFields';
import { messageAlertsText, offsetText, spanText } from './messageAlertsText';

/** The other region, whose staff read the same clock at another time. */
const OTHER: Readonly<Record<string, string>> = { 'Europe/London': 'Australia/Sydney' };

/** The times that were entered by the clock of their zone and by a second one; none where nothing was entered. */
function clocks({ moments, form }: Pick<AlertEditorStore, 'moments' | 'form'>): readonly string[] {
  const { timeZone } = form.mine;
  const { from, until } = moments;
  if (timeZone === '' || (from === null && until === null)) return [];
  const second = ownClock.zone === timeZone ? (OTHER[timeZone] ?? 'Europe/London') : ownClock.zone;
  return [timeZone, second].map(zone => spanText(from, until, zone));
}

/** The names of both instants of a repeated time; undefined for a time that occurs once. */
function repeated(
  form: AlertForm,
  field: 'from' | 'until',
): { readonly earlier: string; readonly later: string } | undefined {
  const moments = form.timeZone === '' ? undefined : instantsOfWallTime(form[field], form.timeZone);
  if (moments?.kind !== 'twice') return undefined;
  const named = (which: 'earlier' | 'later'): string =>
    messageAlertsText(`editor.${which}`, { offset: offsetText(moments[which], form.timeZone) });
  return { earlier: named('earlier'), later: named('later') };
}

export const alertTimes = { clocks, repeated };
