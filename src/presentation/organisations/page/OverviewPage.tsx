import { ChangeHistory } from './ChangeHistory';
import type { OrganisationPageProps } from './OrganisationPageProps';

/** The first page of an organisation: what it is, and what was changed last. */
export function OverviewPage({ organisation }: OrganisationPageProps) {
  return <ChangeHistory changes={organisation.changes} />;
}
