import { ChangeReport } from '@/application/reports/ChangeReport';
import { CreateReport } from '@/application/reports/CreateReport';
import { PackReports } from '@/application/reports/PackReports';
import { SaveSchedule } from '@/application/reports/SaveSchedule';
import { WatchActiveReports } from '@/application/reports/WatchActiveReports';
import { HomeReportsStore } from '@/presentation/reports/HomeReportsStore';
import { NewReportStore } from '@/presentation/reports/NewReportStore';
import { ReportsStore } from '@/presentation/reports/ReportsStore';
import { ReportStore } from '@/presentation/reports/ReportStore';
import type { ReportStores } from '@/presentation/reports/ReportStores';
import { ScheduleStore } from '@/presentation/reports/ScheduleStore';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';
import { FakeFileDownload } from '../../fakes/reports/FakeFileDownload';
import { FakeReportGateway } from '../../fakes/reports/FakeReportGateway';
import { FakeScheduleGateway } from '../../fakes/reports/FakeScheduleGateway';
import { REPORTS_NOW } from './aReport';

/** The pages of reports on fakes. */
export function reportTools() {
  const clock = new ManualClock(REPORTS_NOW);
  const [reports, schedule, download] = [new FakeReportGateway(), new FakeScheduleGateway(), new FakeFileDownload()];
  const ids = new SequentialIds();
  const saved: (readonly [string, Blob])[] = [];
  const saveFile = (name: string, file: Blob): void => void saved.push([name, file]);
  const watchActive = new WatchActiveReports(reports, clock);
  const shared = { reports, changeReport: new ChangeReport(reports), watchActive, download, saveFile, clock };
  const packReports = new PackReports({ reports, download, ids, clock });
  const zone = (): string => 'Europe/London';
  const stores: ReportStores = {
    list: () => new ReportsStore({ ...shared, packReports }),
    report: id => new ReportStore(id, shared),
    newReport: onCreated =>
      new NewReportStore({ reports, createReport: new CreateReport(reports), ids, clock, zone }, onCreated),
    schedule: () =>
      new ScheduleStore({ schedule, reports, saveSchedule: new SaveSchedule(schedule), ids, clock, zone, saveFile }),
    home: () => new HomeReportsStore({ reports, schedule, watchActive, clock }),
  };
  return { clock, reports, schedule, download, saved, stores };
}

/** Lets the answers of fakes arrive. */
export async function answersCame(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
