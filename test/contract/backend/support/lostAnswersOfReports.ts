import { randomUUID } from 'node:crypto';
import { ChangeReport } from '@/application/reports/ChangeReport';
import { CreateReport } from '@/application/reports/CreateReport';
import { SaveSchedule } from '@/application/reports/SaveSchedule';
import { writtenEntry } from '@/domain/reports/ReportSchedule';
import { AxiosReportGateway } from '@/infrastructure/http/reports/AxiosReportGateway';
import { AxiosScheduleGateway } from '@/infrastructure/http/reports/AxiosScheduleGateway';
import { anEntry, someInputs } from '#test/support/builders/reports/aReport';
import { given, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const inputs = { ...someInputs, organisations: [{ id: 'org-1', withBelow: false }] };

async function aFailedReport(world: LostWorld) {
  const { reports, makeAll } = world.backend.reports;
  const gateway = new AxiosReportGateway(world.client('staff-farah'));
  const id = randomUUID();
  await gateway.create({ id, name: 'Lost', inputs });
  makeAll();
  const stored = reports.find(id);
  if (stored) reports.restore({ ...stored, state: 'failed', failure: 'stopped' });
  const { etag } = await given(gateway.read(id));
  return { id, etag, change: new ChangeReport(gateway), stored: () => reports.find(id) };
}

export const lostAnswersOfReports: LostAnswers<Extract<WriteName, `reports.${string}`>> = {
  'reports.create': {
    begin: world => {
      const id = randomUUID();
      const create = new CreateReport(new AxiosReportGateway(world.client('staff-farah')));
      const { reports } = world.backend.reports;
      return {
        act: () => create.execute({ id, name: 'Asked once', inputs }),
        held: () => [reports.find(id)?.name, reports.find(id)?.tries],
        wanted: ['Asked once', 1],
      };
    },
  },
  'reports.rename': {
    begin: async world => {
      const { id, etag, change, stored } = await aFailedReport(world);
      return {
        act: () => change.execute(id, etag, { act: 'rename', name: 'Renamed' }),
        held: () => stored()?.name,
        wanted: 'Renamed',
      };
    },
  },
  'reports.retry': {
    begin: async world => {
      const { id, etag, change, stored } = await aFailedReport(world);
      return {
        act: () => change.execute(id, etag, { act: 'retry' }),
        held: () => stored()?.tries,
        wanted: 2,
      };
    },
  },
  'reports.zip': {
    begin: async world => {
      const gateway = new AxiosReportGateway(world.client('staff-farah'));
      const [id, zipId] = [randomUUID(), randomUUID()];
      await gateway.create({ id, name: 'Zipped', inputs });
      world.backend.reports.makeAll();
      return {
        act: () => gateway.zip(zipId, [id]),
        says: { total: 1, leftOut: 0 },
        held: () => world.backend.reports.zips.find(zipId)?.uid,
        wanted: 'staff-farah',
      };
    },
  },
  'reports.saveSchedule': {
    begin: async world => {
      const gateway = new AxiosScheduleGateway(world.client('staff-farah'));
      const save = new SaveSchedule(gateway);
      const before = await given(gateway.read());
      const entry = { ...writtenEntry(anEntry(randomUUID())), organisations: [{ id: 'org-1', withBelow: false }] };
      return {
        act: () => save.execute(before, [...before.entries.map(writtenEntry), entry]),
        held: () => world.backend.reports.schedules.entries.get(entry.id)?.entry.name,
        wanted: entry.name,
      };
    },
  },
  'reports.oldScheduleUpdate': { notCalled: 'clients of the first schedule' },
};
