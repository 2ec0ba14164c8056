import { DashboardViewDto, EmbedDataDto } from '../dashboards/dashboardDtos';
import { endpoint, json, list, session } from './endpoint';
import { everybody } from './owner';

const viewers = session('domo-reports:view');

/** Dashboards of the other provider, which shows them itself in a frame. */
export const dashboardEndpoints = {
  views: endpoint({
    method: 'GET',
    path: '/domo-reporting/dashboard-views',
    summary: 'Lists the dashboards that the caller may open, by title.',
    reply: list(DashboardViewDto),
    access: viewers,
    owner: everybody,
    repeat: 'safe',
  }),
  embedData: endpoint({
    method: 'GET',
    path: '/domo-reporting/dashboard-views/{viewId}/embed-data',
    summary: 'Makes a token that opens a dashboard once, in the name of the caller; 404 NotFound.',
    reply: json(EmbedDataDto),
    access: viewers,
    owner: everybody,
    repeat: 'safe',
    // The page renews it by a timer.
    background: true,
  }),
} as const;
