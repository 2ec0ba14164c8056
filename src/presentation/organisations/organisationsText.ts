import type { OrganisationFailure } from '@/application/organisations/ports/OrganisationGateway';
import type texts from '../../../public/i18n/en/organisations.json';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';

export const organisationsText = textsOf<typeof texts>('organisations');

/** A text that says how many; its key without the plural's ending. */
export const organisationsCount = (key: 'unreadable' | 'row.children' | 'hits.count', count: number): string =>
  textCatalogue.text('organisations', key, { count });

/** Why something about organisations could not be loaded. */
export const organisationFailureText = (failure: OrganisationFailure): string =>
  organisationsText(
    failure.kind === 'unreachable' && failure.status !== undefined ? 'failure.serverFailed' : `failure.${failure.kind}`,
  );
