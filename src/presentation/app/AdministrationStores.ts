import type { AccessCodeStores } from '../accessCodes/AccessCodeStores';
import type { MessageAlertStores } from '../messageAlerts/MessageAlertStores';
import type { OrganisationStores } from '../organisations/OrganisationStores';
import type { RegionStores } from '../regions/RegionStores';
import type { ReportStores } from '../reports/ReportStores';
import type { SurveyStores } from '../surveys/SurveyStores';
import type { UserStores } from '../users/UserStores';
import type { AdministratorTasksStore } from './home/AdministratorTasksStore';
import type { FoundElsewhereStore } from './navigation/FoundElsewhereStore';

/** Creates the stores of administration. Its code is downloaded with the first of the area's screens. */
export interface AdministrationStores extends OrganisationStores {
  readonly accessCodes: AccessCodeStores;
  readonly users: UserStores;
  readonly regions: RegionStores;
  readonly messageAlerts: MessageAlertStores;
  readonly surveys: SurveyStores;
  readonly reports: ReportStores;
  /** The tasks that Home shows as due; always the same store. */
  readonly tasks: AdministratorTasksStore;
  /** Creates the store that searches for organisations and users from the palette. */
  found(): FoundElsewhereStore;
}
