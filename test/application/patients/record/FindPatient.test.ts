import { FindPatient } from '@/application/patients/record/FindPatient';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';

describe('FindPatient', () => {
  it('gives who the patient is', async () => {
    expect(await new FindPatient(new FakePatientGateway(aPatient())).execute('p-ana')).toMatchObject({
      id: 'p-ana',
      firstName: 'Ana',
    });
  });

  it('returns no patient when the search failed', async () => {
    const gateway = new FakePatientGateway(aPatient());
    gateway.planned.failNext('details', { kind: 'unreachable' });
    expect(await new FindPatient(gateway).execute('p-ana')).toBeUndefined();
  });
});
