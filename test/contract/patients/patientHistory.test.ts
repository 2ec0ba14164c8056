import { randomUUID } from 'node:crypto';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { AxiosAppointmentGateway } from '@/infrastructure/http/patients/AxiosAppointmentGateway';
import { AxiosDescriptionGateway } from '@/infrastructure/http/patients/AxiosDescriptionGateway';
import { AxiosMomentActGateway } from '@/infrastructure/http/patients/AxiosMomentActGateway';
import { AxiosMomentArchive } from '@/infrastructure/http/patients/AxiosMomentArchive';
import { patientHistoryContract } from '#test/support/contracts/patients/patientHistoryContract';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';
import { PatientsOnSandbox } from './support/PatientsOnSandbox';

patientHistoryContract('FakePatientHistory', async () => {
  const history = new FakePatientHistory();
  return {
    archive: history,
    acts: history,
    descriptions: history,
    appointments: history,
    patientId: 'p-ana',
    newId: randomUUID,
    stop: async () => undefined,
  };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

patientHistoryContract('the Axios gateways of a history', async () => {
  const { backend, patientId } = sandbox.care();
  return {
    archive: new AxiosMomentArchive(backend),
    acts: new AxiosMomentActGateway(backend),
    descriptions: new AxiosDescriptionGateway(backend),
    appointments: new AxiosAppointmentGateway(backend),
    patientId,
    newId: randomUUID,
    stop: () => sandbox.mend(),
  };
});

describe('AxiosMomentArchive', () => {
  it('returns the whole content of a moment', async () => {
    const { backend, patientId } = sandbox.care();
    const note = await new AxiosMomentActGateway(backend).addNote(patientId, randomUUID(), 'Slept well.');
    expect(await new AxiosMomentArchive(backend).content(patientId, note.ok ? note.value.momentId : '')).toMatchObject({
      ok: true,
      value: { text: 'Slept well.' },
    });
  });

  it('reads every kind of moment', async () => {
    const { backend, patientId } = sandbox.care();
    const archive = new AxiosMomentArchive(backend);
    const all: Moment[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await archive.page({ patientId, limit: 100, ...(cursor !== undefined && { cursor }) });
      if (!page.ok) throw new Error('The history can be read.');
      all.push(...page.value.moments);
      cursor = page.value.cursor;
    }
    expect(new Set(all.map(({ momentId }) => momentId)).size).toBe(all.length);
    expect(all.every(({ at, recordedAt, updatedAt }) => [at, recordedAt, updatedAt].every(Number.isFinite))).toBe(true);
    expect(all.flatMap(({ items }) => items ?? [])).not.toContain(-1);
  });

  it('reports a missing permission and a missing answer', async () => {
    const { backend, patientId } = sandbox.care();
    const archive = new AxiosMomentArchive(backend);
    expect(await archive.page({ patientId: sandbox.stranger(), limit: 1 })).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
    sandbox.breakDown();
    expect(await archive.page({ patientId, limit: 1 })).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    await sandbox.mend();
  });
});
