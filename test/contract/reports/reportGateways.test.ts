import 'reflect-metadata';
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { AxiosReportGateway } from '@/infrastructure/http/reports/AxiosReportGateway';
import { AxiosScheduleGateway } from '@/infrastructure/http/reports/AxiosScheduleGateway';
import { StreamedFileDownload } from '@/infrastructure/http/reports/StreamedFileDownload';
import type { ReportInputs } from '@/domain/reports/ReportInputs';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { anEntry, someInputs } from '#test/support/builders/reports/aReport';
import { fileDownloadContract } from '#test/support/contracts/reports/fileDownloadContract';
import { reportGatewayContract } from '#test/support/contracts/reports/reportGatewayContract';
import { scheduleGatewayContract } from '#test/support/contracts/reports/scheduleGatewayContract';
import { FakeFileDownload } from '#test/support/fakes/reports/FakeFileDownload';
import { FakeReportGateway } from '#test/support/fakes/reports/FakeReportGateway';
import { FakeScheduleGateway } from '#test/support/fakes/reports/FakeScheduleGateway';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { writtenEntry } from '@/domain/reports/ReportSchedule';

const root: ReportInputs = { ...someInputs, organisations: [{ id: 'org-1', withBelow: false }] };

reportGatewayContract('FakeReportGateway', async () => {
  const gateway = new FakeReportGateway();
  const ids: string[] = [];
  const newId = (): string => {
    const id = randomUUID();
    ids.push(id);
    return id;
  };
  return {
    ...{ gateway, newId, inputs: someInputs },
    makeAll: () => ids.forEach(id => gateway.edit(id, { state: 'ready' })),
    breakReport: id => gateway.edit(id, { state: 'failed', failure: 'stopped' }),
    breakDown: () => gateway.planned.failNext('list', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

scheduleGatewayContract('FakeScheduleGateway', async () => {
  const gateway = new FakeScheduleGateway();
  return {
    gateway,
    entry: () => writtenEntry(anEntry(randomUUID())),
    breakDown: () => gateway.planned.failNext('read', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

fileDownloadContract('FakeFileDownload', async () => ({
  download: new FakeFileDownload().add('https://files.example/one', 'a,b\r\n'),
  ...{ url: 'https://files.example/one', text: 'a,b\r\n', foreignUrl: 'https://files.example/two' },
  stop: async () => undefined,
}));

describe('in the sandbox', () => {
  const sandbox = sharedSandbox(one => {
    // Reports are held back: none is made before a test releases it.
    one.faults.set({ reportsHeld: true });
    // The first report seeds the history of every patient, which takes seconds.
    const { source } = one.backend.reports;
    for (const { patientId } of source.people()) if (patientId !== undefined) source.activity(patientId);
  });

  reportGatewayContract('AxiosReportGateway', async () => {
    const { reports } = sandbox.now().backend.reports;
    return {
      gateway: new AxiosReportGateway(sandboxClient(sandbox.now(), 'staff-farah').client),
      ...{ newId: randomUUID, inputs: root },
      makeAll: () => sandbox.now().backend.reports.makeAll(),
      breakReport: id => {
        const report = reports.find(id);
        if (report) reports.restore({ ...report, state: 'failed', failure: 'failed' });
      },
      breakDown: sandbox.breakDown,
      stop: async () => sandbox.now().faults.set({ reset: true, reportsHeld: true }),
    };
  });

  scheduleGatewayContract('AxiosScheduleGateway', async () => ({
    gateway: new AxiosScheduleGateway(sandboxClient(sandbox.now(), 'staff-farah').client),
    entry: () => ({ ...writtenEntry(anEntry(randomUUID())), organisations: [{ id: 'org-1', withBelow: false }] }),
    breakDown: sandbox.breakDown,
    stop: async () => sandbox.now().faults.set({ reset: true, reportsHeld: true }),
  }));

  /** A finished report of Farah’s. */
  const readyReport = async (): Promise<string> => {
    const id = randomUUID();
    const gateway = new AxiosReportGateway(sandboxClient(sandbox.now(), 'staff-farah').client);
    await gateway.create({ id, name: '=cmd, "joined"', inputs: root });
    sandbox.now().backend.reports.makeAll();
    return id;
  };
  const linkFor = async (uid: string, id: string): Promise<string> => {
    const read = await new AxiosReportGateway(sandboxClient(sandbox.now(), uid).client).read(id);
    return read.ok ? (read.value.value.link?.url ?? '') : '';
  };
  const vaultOf = (uid: string) => {
    const cookie = sandbox.now().backend.sessions.begin(uid, ['mi-report:basic']);
    return new FakeSessionVault({ user: { uid, email: `${uid}@staff.example` }, cookie });
  };

  fileDownloadContract('StreamedFileDownload', async () => {
    const id = await readyReport();
    const [url, foreignUrl] = [await linkFor('staff-farah', id), await linkFor('staff-grace', id)];
    const { open } = sandbox.now().backend.reports;
    const bearer = sandbox.now().backend.sessions.begin('staff-farah', ['mi-report:basic']);
    const file = open(`${id}.csv`, bearer, new URL(url).searchParams);
    const pieces: Buffer[] = [];
    for await (const piece of file.stream(0, file.bytes - 1)) pieces.push(piece as unknown as Buffer);
    const text = Buffer.concat(pieces).toString('utf8');
    return {
      download: new StreamedFileDownload(vaultOf('staff-farah')),
      url,
      text,
      foreignUrl,
      stop: async () => undefined,
    };
  });

  describe('a link to a file', () => {
    const asked = (url: string, uid: string, headers: Record<string, string> = {}) =>
      fetch(url, { headers: { Authorization: `Bearer ${vaultOf(uid).current()?.cookie}`, ...headers } });

    it('works for no other user, without a session, or after five minutes', async () => {
      const url = await linkFor('staff-farah', await readyReport());
      expect((await asked(url, 'staff-farah')).status).toBe(200);
      expect((await asked(url, 'staff-grace')).status).toBe(403);
      expect((await fetch(url)).status).toBe(401);
      expect((await asked(url.replace('.csv', '.zip'), 'staff-farah')).status).toBe(403);
      sandbox.now().faults.set({ clockOffsetMs: 5 * 60_000 });
      expect((await asked(url, 'staff-farah')).status).toBe(403);
      sandbox.now().faults.set({ reset: true, reportsHeld: true });
    });

    it('is read in ranges', async () => {
      const url = await linkFor('staff-farah', await readyReport());
      const whole = await (await asked(url, 'staff-farah')).arrayBuffer();
      const range = await asked(url, 'staff-farah', { Range: 'bytes=3-9' });
      expect([range.status, range.headers.get('Content-Range')]).toEqual([206, `bytes 3-9/${whole.byteLength}`]);
      expect(Buffer.from(await range.arrayBuffer())).toEqual(Buffer.from(whole.slice(3, 10)));
      const last = await asked(url, 'staff-farah', { Range: 'bytes=-4' });
      expect(Buffer.from(await last.arrayBuffer())).toEqual(Buffer.from(whole.slice(-4)));
      expect((await asked(url, 'staff-farah', { Range: 'bytes=99999999-' })).status).toBe(416);
    });

    it('is resumed after a broken connection', async () => {
      const text = 'x'.repeat(1_000);
      const ranges: (string | undefined)[] = [];
      const server = createServer((request, response) => {
        ranges.push(request.headers.range);
        const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
        response.writeHead(start > 0 ? 206 : 200, { 'Content-Length': text.length - start });
        if (start > 0) return void response.end(text.slice(start));
        response.write(text.slice(0, 400), () => setImmediate(() => request.socket.destroy()));
      });
      const port = await new Promise<number>(resolve =>
        server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
      );
      const file = await new StreamedFileDownload(vaultOf('staff-farah')).read(
        `http://127.0.0.1:${port}/`,
        () => undefined,
      );
      expect(file.ok && (await file.value.text())).toBe(text);
      expect(ranges).toEqual([undefined, 'bytes=400-']);
      await new Promise(resolve => server.close(resolve));
    });
  });

  it('marks the calls of the first schedule as deprecated, and serves the same state', async () => {
    const { client } = sandboxClient(sandbox.now(), 'staff-farah');
    const now = await new AxiosScheduleGateway(client).read();
    const cookie = vaultOf('staff-farah').current()?.cookie ?? '';
    const headers = { Authorization: `Bearer ${cookie}` };
    const api = `http://127.0.0.1:${sandbox.now().port}/api/reporting`;
    const old = await fetch(`${api}/report-scheduler/get`, { headers });
    expect(old.headers.get('Deprecation')).toBe('@1767225600');
    expect(((await old.json()) as { version: string }).version).toBe(now.ok && now.value.version);
    const [oldCsv, csv] = await Promise.all(
      ['report-scheduler/download:reportSchedulerCsv', 'schedule.csv'].map(path =>
        fetch(`${api}/${path}`, { headers }),
      ),
    );
    expect(oldCsv?.headers.get('Deprecation')).toBe('@1767225600');
    expect(await oldCsv?.text()).toBe(await csv?.text());
    expect(csv?.headers.get('Deprecation')).toBeNull();
  });
});
