import type { AccessStore } from '../access/AccessStore';
import type { FlagsStore } from '../access/FlagsStore';
import type { AccountStores } from '../account/AccountStores';
import type { ChatActStores } from '../chat/acts/ChatActStores';
import type { ChatStores } from '../chat/ChatStores';
import type { DashboardStores } from '../dashboards/DashboardStores';
import type { ShownAlertsStore } from '../messageAlerts/ShownAlertsStore';
import type { NotificationStores } from '../notifications/NotificationStores';
import type { AdministrationStores } from './AdministrationStores';
import type { AssignedPatientStores } from '../patients/list/AssignedPatientStores';
import type { PatientStores } from '../patients/PatientStores';
import type { OwnProfileStores } from '../profile/OwnProfileStores';
import type { PresenceStores } from '../presence/PresenceStores';
import type { ServerStatusStores } from '../serverStatus/ServerStatusStores';
import type { ChatBadgesStore } from './toolbar/ChatBadgesStore';
import type { LogOutStore } from '../session/signOut/LogOutStore';
import type { MenuStore } from './navigation/MenuStore';
import type { OwnZoneStore } from './OwnZoneStore';
import type { PaletteStore } from './navigation/PaletteStore';
import type { ReauthenticationStore } from '../session/reauthentication/ReauthenticationStore';
import type { SessionLifeStore } from '../session/reauthentication/SessionLifeStore';
import type { TabsStore } from './tabs/TabsStore';
import type { Scope } from '@/domain/kernel/Scope';
import type { InaccessibleDraftsStore } from './InaccessibleDraftsStore';
import type { ThemeStore } from './toolbar/ThemeStore';
import type { UnreadableStore } from './UnreadableStore';
import type { UpdateStore } from './toolbar/UpdateStore';

/** The stores and functions that the shell's views use. Each user gets their own set. */
export interface ShellStores {
  readonly access: AccessStore;
  readonly flags: FlagsStore;
  readonly account: AccountStores;
  readonly chat: ChatStores;
  readonly chatActs: ChatActStores;
  readonly chatBadges: ChatBadgesStore;
  readonly menu: MenuStore;
  /** Downloaded with the page that shows dashboards (DOMO). */
  readonly dashboards: () => Promise<DashboardStores>;
  readonly notifications: NotificationStores;
  /** Downloaded with the first screen of organisations. */
  readonly administration: () => Promise<AdministrationStores>;
  readonly ownZone: OwnZoneStore;
  readonly palette: PaletteStore;
  /** Downloaded with Home and with the first chat. It is smaller than `patients`. */
  readonly assignedPatients: () => Promise<AssignedPatientStores>;
  /**
   * Downloaded with the first screen or tab of patients. Returns the same promise each time, unless the download
   * failed.
   */
  readonly patients: () => Promise<PatientStores>;
  readonly presence: PresenceStores;
  /** Downloaded with the profile of the signed-in therapist. */
  readonly ownProfile: () => Promise<OwnProfileStores>;
  readonly serverStatus: ServerStatusStores;
  readonly shownAlerts: ShownAlertsStore;
  readonly tabs: TabsStore;
  readonly theme: ThemeStore;
  /** Creates a store of the text typed on the pages of a scope that the user has lost. */
  readonly inaccessibleDrafts: (scope: Scope) => InaccessibleDraftsStore;
  readonly unreadable: UnreadableStore;
  readonly update: UpdateStore;
  readonly logOut: LogOutStore;
  readonly reauthentication: ReauthenticationStore;
  readonly sessionLife: SessionLifeStore;
}
