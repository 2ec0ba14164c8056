import type { ClientLink } from '@/domain/organisations/SettingValues';
import { dateFormat } from '../../kit/time/dateFormat';
import { settingsText } from '../settings/settingsText';
import type { LinksEvent } from './ClientLinksStore';

/** The last change to the list of links. */
export const linksEventText = (event: LinksEvent): string =>
  event.kind === 'moved'
    ? settingsText('links.moved', { place: event.place, count: event.count })
    : settingsText('links.removed', { place: event.place });

/** The days between which a link is shown; undefined if it is always shown. */
export function daysText({ from, until }: ClientLink): string | undefined {
  const days = { from: dateFormat.day(from), until: dateFormat.day(until) };
  if (from !== '' && until !== '') return settingsText('links.between', days);
  if (from !== '') return settingsText('links.since', days);
  return until === '' ? undefined : settingsText('links.to', days);
}
