import type { Organisation } from '@/domain/organisations/Organisation';
import type { AdministrationStores } from '../../app/AdministrationStores';
import type { OrganisationStore } from './OrganisationStore';

/** What each page of one organisation gets; `Uses` are the stores that it makes. */
export interface OrganisationPageProps<Uses extends keyof AdministrationStores = keyof AdministrationStores> {
  readonly organisation: Organisation;
  /** Loads the organisation anew after a change. */
  readonly store: OrganisationStore;
  readonly stores: Pick<AdministrationStores, Uses>;
  /** The person may change it. */
  readonly mayEdit: boolean;
}
