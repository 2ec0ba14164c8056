import type { Organisation } from '@/domain/organisations/Organisation';
import { organisationPageText } from './organisationPageText';

/** The crisis contact in effect. If the server does not name its source, a missing one is unknown. */
export function crisisContactText({ settings }: Organisation): string {
  const { value, source } = settings.appSettings.crisisContact;
  const ways = value === null ? [] : [value.name, value.phone, value.textMessage, value.url];
  const text = ways.filter(way => way !== '').join(' · ');
  if (text !== '') return text;
  return organisationPageText(source.kind === 'unknown' ? 'facts.unknownCrisisContact' : 'facts.noCrisisContact');
}
