import { failureWord } from '@/application/kernel/failureWord';
import type { FormStatus } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AlertDetailsFailure } from '@/application/messageAlerts/ports/MessageAlertGateway';
import { alertState, type AlertState } from '@/domain/messageAlerts/alertState.rule';
import { LONGEST_MESSAGE, messageLength } from '@/domain/messageAlerts/alertText.rule';
import {
  ALERT_AUDIENCES,
  type AlertReach,
  type AlertTarget,
  type MessageAlert,
} from '@/domain/messageAlerts/MessageAlert';
import type texts from '../../../public/i18n/en/messageAlerts.json';
import { formatNumber } from '../kit/table/tablesText';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';
import { clockFormat } from '../kit/time/clockFormat';
import { dateFormat } from '../kit/time/dateFormat';
import type { EditorFaults } from './alertFields';

export const messageAlertsText = textsOf<typeof texts>('messageAlerts');

/** A text with a number. `key` has no plural ending. */
export const messageAlertsCount = (
  key: 'count' | 'overlap' | 'people.staff' | 'people.patients' | 'people.otherVersions' | 'people.below',
  count: number,
): string => textCatalogue.text('messageAlerts', key, { count, number: formatNumber(count) });

/** The number of messages that the list shows, and of all messages. */
export const countOfText = (count: number, all: number): string =>
  count === all
    ? messageAlertsCount('count', all)
    : textCatalogue.text('messageAlerts', 'countOf', {
        count: all,
        number: formatNumber(count),
        all: formatNumber(all),
      });

export type AlertFailure =
  | CallFailure
  | AlertDetailsFailure
  | { readonly kind: 'idTaken' | 'changedMeanwhile' | 'keepsChanging' };

export const alertFailureText = (failure: AlertFailure): string => messageAlertsText(`failure.${failureWord(failure)}`);

/** Says why the entries are not saved, or that it is unknown whether they are. */
export const unsavedAlertText = (failure: AlertFailure, status: FormStatus): string =>
  status === 'unanswered'
    ? messageAlertsText('editor.unconfirmed', { why: alertFailureText(failure) })
    : alertFailureText(failure);

export const stateOf = (alert: MessageAlert, now: number): AlertState => alertState({ ...alert, now }).state;

/** The length of a message and the longest allowed, in characters: `142 of 500`. */
export const lengthText = (message: string): string =>
  messageAlertsText('editor.length', { length: formatNumber(messageLength(message.trim())), most: LONGEST_MESSAGE });

/** The audience in a word or two. */
export function audienceText({ audiences, onlyAuthor }: Pick<MessageAlert, 'audiences' | 'onlyAuthor'>): string {
  if (onlyAuthor) return messageAlertsText('audience.author');
  const named = ALERT_AUDIENCES.filter(one => audiences.includes(one)).map(one => messageAlertsText(`audience.${one}`));
  return named.length === 0 ? messageAlertsText('audience.none') : named.join(', ');
}

/** The restrictions of the audience to organisations, regions or versions. */
export function placeText({ organisations, regions, versions }: MessageAlert): string {
  const [first] = organisations;
  const places =
    first === undefined
      ? regions.map(one => messageAlertsText(`region.${one}`)).join(', ')
      : organisationsText(organisations, first.name);
  const range = versions === '' ? '' : messageAlertsText('appVersions', { range: versions });
  return [places, range].filter(part => part !== '').join(' · ') || messageAlertsText('everywhere');
}

const organisationsText = (organisations: readonly unknown[], name: string): string =>
  organisations.length === 1
    ? name
    : messageAlertsText('moreOrganisations', { name, number: formatNumber(organisations.length - 1) });

export interface WhenWords {
  readonly first: string;
  readonly second: string;
}

/** Says when a message is shown, by the reader's clock. */
export function whenText(alert: MessageAlert, now: number): WhenWords {
  const { from, until, withdrawnAt, changedAt, changedBy, generation } = alert;
  const at = (moment: number): string => dateFormat.withWeekday(moment);
  const end = until === null ? messageAlertsText('when.noEnd') : messageAlertsText('when.until', { until: at(until) });
  const since =
    from === null ? messageAlertsText('when.sincePublished') : messageAlertsText('when.since', { from: at(from) });
  if (generation === 'v1') return { first: messageAlertsText('when.always'), second: '' };
  switch (stateOf(alert, now)) {
    case 'withdrawn':
      return {
        first: messageAlertsText('when.withdrawn', { at: at(withdrawnAt ?? 0) }),
        second: changedBy === '' ? '' : messageAlertsText('when.by', { name: changedBy }),
      };
    case 'ended':
      return { first: messageAlertsText('when.ended', { until: at(until ?? 0) }), second: since };
    case 'showing':
      return { first: end, second: since };
    case 'planned':
      return { first: messageAlertsText('when.from', { from: at(from ?? 0) }), second: end };
    case 'draft':
      return {
        first: from === null ? messageAlertsText('when.onPublish') : messageAlertsText('when.from', { from: at(from) }),
        second: changedAt === null ? '' : messageAlertsText('when.changed', { at: at(changedAt) }),
      };
  }
}

const wall = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** The start and the end of a message in a time zone, which is named. */
export function spanText(from: number | null, until: number | null, zone: string): string {
  const at = (moment: number): string => clockFormat(wall, zone).format(moment);
  const start = from === null ? messageAlertsText('when.onPublish') : at(from);
  const times =
    until === null
      ? messageAlertsText('when.spanOpen', { from: start })
      : messageAlertsText('when.span', { from: start, until: at(until) });
  return messageAlertsText('when.both', { zone, times });
}

/** The offset of a time zone from UTC at a given time, such as `GMT+1`. */
export const offsetText = (at: number, zone: string): string =>
  clockFormat({ timeZoneName: 'shortOffset' }, zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The people whom a message addresses, with their number. `reach`: null if they could not be counted. */
export function peopleText(
  { audiences, onlyAuthor }: Pick<AlertTarget, 'audiences' | 'onlyAuthor'>,
  reach: AlertReach | null,
): string {
  if (onlyAuthor) return messageAlertsText('people.author');
  const parts = ALERT_AUDIENCES.filter(one => audiences.includes(one)).map(one => {
    if (one === 'public') return messageAlertsText('people.public');
    return reach === null
      ? messageAlertsText(`audience.${one}`).toLowerCase()
      : messageAlertsCount(`people.${one}`, reach[one]);
  });
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
}

/** The number of people whom a message reaches, for the list; empty if it was not counted. */
export function peopleNumber({ reach, audiences, onlyAuthor }: MessageAlert): string {
  if (onlyAuthor) return formatNumber(1);
  if (reach === null) return messageAlertsText('people.unknown');
  return audiences.length === 0 ? '–' : formatNumber(reach.staff + reach.patients);
}

/** The error messages by field. */
export function faultTexts(faults: EditorFaults): Readonly<Partial<Record<keyof EditorFaults, string>>> {
  const { message, kind, dismissible, audiences, organisations, versions, timeZone, from, until } = faults;
  return {
    ...(message && { message: messageAlertsText(`fault.message.${message.kind}`, valuesOf(message)) }),
    ...(kind && { kind: messageAlertsText('fault.kind.missing') }),
    ...(dismissible && { dismissible: messageAlertsText('fault.dismissible.missing') }),
    ...(audiences && { audiences: messageAlertsText('fault.audiences.none') }),
    ...(organisations && { organisations: messageAlertsText('fault.organisations.notForPublic') }),
    ...(versions && { versions: messageAlertsText(`fault.versions.${versions}`) }),
    ...(timeZone && { timeZone: messageAlertsText('fault.timeZone.missing') }),
    ...(from && { from: messageAlertsText(`fault.time.${from}`) }),
    ...(until && { until: messageAlertsText(`fault.time.${until}`) }),
  };
}

const valuesOf = (fault: NonNullable<EditorFaults['message']>): Readonly<Record<string, string>> => ({
  ...(fault.kind === 'tooLong' && { length: formatNumber(fault.length) }),
  ...(fault.kind === 'link' && { link: fault.link }),
});
