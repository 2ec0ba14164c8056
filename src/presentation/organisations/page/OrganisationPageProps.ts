import type { Organisation } from '@/domain/organisations/Organisation';
import type { AdministrationStores } from '../../app/AdministrationStores';
import type { OrganisationStore } from './OrganisationStore';

/** The props of each page of one organisation; `Uses` are the stores that it creates. */
export interface OrganisationPageProps<Uses extends keyof AdministrationStores = keyof AdministrationStores> {
  readonly organisation: Organisation;
  /** Reloads the organisation after a change. */
  readonly store: OrganisationStore;
  readonly stores: Pick<AdministrationStores, Uses>;
  readonly mayEdit: boolean;
}
