import { LoadAssignedPatients } from '@/application/patients/list/LoadAssignedPatients';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { FakeAssignedPatientGateway } from '#test/support/fakes/patients/FakeAssignedPatientGateway';

const many = Array.from({ length: 45 }, (_, place) => anAssignedPatient({ id: `p-${place}` }));

describe('LoadAssignedPatients', () => {
  it.each([
    ['p-44', true],
    ['p-ana', false],
  ])('looks for %s on every page', async (patientId, assigned) => {
    expect(await new LoadAssignedPatients(new FakeAssignedPatientGateway(many)).execute(patientId)).toBe(assigned);
  });

  it('does not report a patient as gone who may be on a page that failed', async () => {
    const gateway = new FakeAssignedPatientGateway(many);
    gateway.planned.failNext('page', { kind: 'unreachable' });
    expect(await new LoadAssignedPatients(gateway).execute('p-ana')).toBe('couldNotCheck');
  });

  it('does not call gone who may be the one that could not be read', async () => {
    const gateway = new FakeAssignedPatientGateway(many);
    gateway.unreadable.add('p-3');
    expect(await new LoadAssignedPatients(gateway).execute('p-3')).toBe('couldNotCheck');
  });

  it('does not call gone who may have moved to a page that was read before', async () => {
    const gateway = new FakeAssignedPatientGateway(many);
    gateway.afterPage = () => (gateway.patients = gateway.patients.slice(1));
    expect(await new LoadAssignedPatients(gateway).execute('p-ana')).toBe('couldNotCheck');
  });
});
