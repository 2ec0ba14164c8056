import {
  ArchiveIcon,
  CalendarIcon,
  ChatIcon,
  CogIcon,
  DashboardIcon,
  DocumentIcon,
  EndorsedIcon,
  FormIcon,
  HandIcon,
  HomeIcon,
  IdNumberIcon,
  InboxIcon,
  MapIcon,
  NewPersonIcon,
  NotificationsIcon,
  OfficeIcon,
  PulseIcon,
  TrendingDownIcon,
  TrendingUpIcon,
} from '@blueprintjs/icons';
import type { ComponentType } from 'react';
import type { navigationCatalogue } from '@/domain/access/navigationCatalogue';

type LinkId = (typeof navigationCatalogue)[number]['id'];

/** The icon of each link; V1 and V2 of the same thing share one. A new link without an icon does not compile. */
export const linkIcons: Readonly<Record<LinkId, ComponentType<{ readonly size?: number }>>> = {
  home: HomeIcon,
  chatRequestsV1: InboxIcon,
  chatRequestsV2: InboxIcon,
  chatV1: ChatIcon,
  chatV2: ChatIcon,
  chatLogV1: ArchiveIcon,
  claimChat: HandIcon,
  generalRisk: PulseIcon,
  organisations: OfficeIcon,
  messageAlerts: NotificationsIcon,
  surveyConfigs: FormIcon,
  promoteToAnalyst: TrendingUpIcon,
  downgradeAnalyst: TrendingDownIcon,
  allReports: DocumentIcon,
  reportSchedule: CalendarIcon,
  domoDashboard: DashboardIcon,
  editProvider: EndorsedIcon,
  region: MapIcon,
  promoteUsers: NewPersonIcon,
  therapistProfile: IdNumberIcon,
  settings: CogIcon,
};
