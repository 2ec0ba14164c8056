import type { DashboardGateway } from '@/application/dashboards/ports/DashboardGateway';
import { token } from '../token';

/** Bound when the page of dashboards is downloaded. */
export const DashboardGatewayToken = token<DashboardGateway>('DashboardGateway');
