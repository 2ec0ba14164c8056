import type { HomeReportsStore } from './HomeReportsStore';
import type { NewReportStore } from './NewReportStore';
import type { ReportsStore } from './ReportsStore';
import type { ReportStore } from './ReportStore';
import type { ScheduleStore } from './ScheduleStore';

export interface ReportStores {
  list(): ReportsStore;
  report(id: string): ReportStore;
  newReport(onCreated: (id: string) => void): NewReportStore;
  schedule(): ScheduleStore;
  home(): HomeReportsStore;
}
