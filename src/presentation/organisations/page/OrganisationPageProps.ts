import type { Organisation } from '@/domain/organisations/Organisation';
import type { OrganisationStores } from '../OrganisationStores';
import type { OrganisationStore } from './OrganisationStore';

/** What each page of one organisation gets; `Uses` are the stores that it makes. */
export interface OrganisationPageProps<Uses extends keyof OrganisationStores = keyof OrganisationStores> {
  readonly organisation: Organisation;
  /** Loads the organisation anew after a change. */
  readonly store: OrganisationStore;
  readonly stores: Pick<OrganisationStores, Uses>;
  /** The person may change it. */
  readonly mayEdit: boolean;
}
