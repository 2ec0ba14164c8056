import {
  ArchiveIcon,
  CalendarIcon,
  ChatIcon,
  CogIcon,
  CommentIcon,
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
  EnvelopeIcon,
} from '@blueprintjs/icons';
import type { ComponentType } from 'react';
import type { navigationCatalogue } from '@/domain/access/navigationCatalogue';

type LinkId = (typeof navigationCatalogue)[number]['id'];

/** One icon a link; a new link does not compile without one. */
export const linkIcons: Readonly<Record<LinkId, ComponentType<{ readonly size?: number }>>> = {
  home: HomeIcon,
  chatRequestsV1: EnvelopeIcon,
  chatRequestsV2: InboxIcon,
  chatV1: CommentIcon,
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
