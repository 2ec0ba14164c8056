import { type Container, ContainerModule } from 'inversify';
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
import { BackendClientToken, RandomToken, ServerClockToken } from './tokens/kernelTokens';
import { FileDownloadToken, ReportGatewayToken, ScheduleGatewayToken } from './tokens/reportTokens';
import { SessionVaultToken } from './tokens/sessionTokens';

/** Adds the module of reports to the container, once, and gives what makes the stores of their screens. */
export function createReportStores(container: Container): ReportStores {
  if (!container.isBound(ReportGatewayToken)) container.load(reportModule);
  const reports = container.get(ReportGatewayToken);
  const schedule = container.get(ScheduleGatewayToken);
  const download = container.get(FileDownloadToken);
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

/** What the screens of reports ask the backend. */
const reportModule = new ContainerModule(({ bind }) => {
  bind(ReportGatewayToken).toResolvedValue(backend => new AxiosReportGateway(backend), [BackendClientToken]);
  bind(ScheduleGatewayToken).toResolvedValue(backend => new AxiosScheduleGateway(backend), [BackendClientToken]);
  bind(FileDownloadToken).toResolvedValue(session => new StreamedFileDownload(session), [SessionVaultToken]);
});
