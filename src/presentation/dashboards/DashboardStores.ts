import type { DashboardStore } from './DashboardStore';

/** Creates the store of the page of dashboards (DOMO); downloaded with it. */
export interface DashboardStores {
  /** True if the settings say where the dashboards come from. */
  readonly isConnected: boolean;
  dashboard(): DashboardStore;
}
