import { messageParts, type MessagePart } from '@/domain/messageAlerts/messageParts';
import type { ShownAlert } from '@/domain/messageAlerts/MessageAlert';
import type texts from '../../../public/i18n/en/shownAlerts.json';
import { dateFormat } from '../kit/time/dateFormat';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';

export const shownAlertsText = textsOf<typeof texts>('shownAlerts');

/** The number of messages that are hidden behind "more". */
export const moreAlertsText = (count: number): string =>
  textCatalogue.text('shownAlerts', 'more', { count, number: count });

/** The announcement of a message for screen readers. */
export const saidAlertText = ({ kind, message }: Pick<ShownAlert, 'kind' | 'message'>): string =>
  shownAlertsText('said', { kind: shownAlertsText(`kind.${kind}`), message });

/** A message split into text and links. */
export const partsOfMessage = (message: string): readonly MessagePart[] => messageParts(message);

/**
 * Says, in the panel of connections only, that messages could not be loaded. `failedSince`: in milliseconds since 1970.
 */
export const alertsNote = (failedSince: number | null): string | undefined =>
  failedSince === null ? undefined : shownAlertsText('failedSince', { time: dateFormat.clock(failedSince) });
