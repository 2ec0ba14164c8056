import type { Organisation } from '@/domain/organisations/Organisation';
import type { OrganisationStores } from '../OrganisationStores';
import type { OrganisationStore } from './OrganisationStore';

/** What each page of one organisation gets. */
export interface OrganisationPageProps {
  readonly organisation: Organisation;
  /** Loads the organisation anew after a change. */
  readonly store: OrganisationStore;
  readonly stores: OrganisationStores;
  /** The person may change it. */
  readonly mayEdit: boolean;
}
