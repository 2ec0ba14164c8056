import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { ownClock } from '../kit/time/ownClock';
import type { AlertEditorStore } from './AlertEditorStore';
import type { AlertForm } from './alertFields';
import { messageAlertsText, offsetText, spanText } from './messageAlertsText';

/** The zone to compare with if the reader's own is that of the message: the zone of the other region. */
const OTHER: Readonly<Record<string, string>> = { 'Europe/London': 'Australia/Sydney' };

/** The entered times in their own time zone and in a second one; empty if no time was entered. */
function clocks({ moments, form }: Pick<AlertEditorStore, 'moments' | 'form'>): readonly string[] {
  const { timeZone } = form.mine;
  const { from, until } = moments;
  if (timeZone === '' || (from === null && until === null)) return [];
  const second = ownClock.zone === timeZone ? (OTHER[timeZone] ?? 'Europe/London') : ownClock.zone;
  return [timeZone, second].map(zone => spanText(from, until, zone));
}

/** Names for both meanings of a time that occurs twice; undefined for a time that occurs once. */
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
