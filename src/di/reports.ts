import type { Container } from 'inversify';
import { ChangeReport } from '@/application/reports/ChangeReport';
import { CreateReport } from '@/application/reports/CreateReport';
import { PackReports } from '@/application/reports/PackReports';
import { SaveSchedule } from '@/application/reports/SaveSchedule';
import { WatchActiveReports } from '@/application/reports/WatchActiveReports';
import { AxiosReportGateway } from '@/infrastructure/http/reports/AxiosReportGateway';
import { AxiosScheduleGateway } from '@/infrastructure/http/reports/AxiosScheduleGateway';
import { StreamedFileDownload } from '@/infrastructure/http/reports/StreamedFileDownload';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { saveFile } from '@/presentation/kit/saveFile';
import { ownClock } from '@/presentation/kit/time/ownClock';
import { HomeReportsStore } from '@/presentation/reports/HomeReportsStore';
import { NewReportStore } from '@/presentation/reports/NewReportStore';
import { ReportsStore } from '@/presentation/reports/ReportsStore';
import { ReportStore } from '@/presentation/reports/ReportStore';
import type { ReportStores } from '@/presentation/reports/ReportStores';
import { ScheduleStore } from '@/presentation/reports/ScheduleStore';
import { BackendClientToken, RandomToken, ServerClockToken, SessionVaultToken } from './tokens';

export function createReportStores(container: Container): ReportStores {
  const backend = container.get(BackendClientToken);
  const reports = new AxiosReportGateway(backend);
  const schedule = new AxiosScheduleGateway(backend);
  const download = new StreamedFileDownload(container.get(SessionVaultToken));
  const clock = container.get(ServerClockToken);
  const ids = new UuidIdGenerator(container.get(RandomToken));
  const changeReport = new ChangeReport(reports);
  const watchActive = new WatchActiveReports(reports, clock);
  const packReports = new PackReports({ reports, download, ids, clock });
  const shared = { reports, changeReport, watchActive, download, saveFile, clock };
  const zone = (): string => ownClock.zone;
  return {
    list: () => new ReportsStore({ ...shared, packReports }),
    report: id => new ReportStore(id, shared),
    newReport: onCreated =>
      new NewReportStore({ reports, createReport: new CreateReport(reports), ids, clock, zone }, onCreated),
    schedule: () =>
      new ScheduleStore({ schedule, reports, saveSchedule: new SaveSchedule(schedule), ids, clock, zone, saveFile }),
    home: () => new HomeReportsStore({ reports, schedule, watchActive, clock }),
  };
}
