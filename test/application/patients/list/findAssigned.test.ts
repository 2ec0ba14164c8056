import { findAssigned } from '@/application/patients/list/CheckDischarge';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { FakeAssignedPatientGateway } from '#test/support/fakes/patients/FakeAssignedPatientGateway';

const many = (count: number) =>
  new FakeAssignedPatientGateway(Array.from({ length: count }, (_, place) => anAssignedPatient({ id: `p-${place}` })));

describe('findAssigned', () => {
  it('looks first where the patient was', async () => {
    const gateway = many(90);
    expect(await findAssigned(gateway, 'p-47', 47)).toMatchObject({ id: 'p-47' });
    expect(gateway.asked).toEqual([{ skip: 40, limit: 20 }]);
  });

  it.each([0, 25, 47, 89, 95, 500, -1])('finds everybody wherever they have moved to, from place %i', async place => {
    for (const at of [0, 19, 20, 45, 89])
      expect(await findAssigned(many(90), `p-${at}`, place)).toMatchObject({ id: `p-${at}` });
  });

  it.each([0, 25, 95])('loads each page once and reports that it found nobody, from offset %i', async place => {
    const gateway = many(90);
    expect(await findAssigned(gateway, 'p-gone', place)).toBe('couldNotCheck');
    const skips = gateway.asked.map(({ skip }) => skip);
    expect(new Set(skips).size).toBe(skips.length);
    expect(skips).toEqual(expect.arrayContaining([0, 20, 40, 60, 80]));
  });

  it('says that a page could not be had', async () => {
    const gateway = many(90);
    gateway.planned.failNext('page', { kind: 'unreachable' });
    expect(await findAssigned(gateway, 'p-47', 47)).toBe('couldNotCheck');
  });
});
