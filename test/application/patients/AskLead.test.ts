import { AskLead } from '@/application/patients/AskLead';
import { aPatient } from '#test/support/builders/aPatient';
import { FakePatientGateway } from '#test/support/fakes/FakePatientGateway';

describe('AskLead', () => {
  it('tells who leads, and takes no failure for an answer', async () => {
    const gateway = new FakePatientGateway(aPatient());
    const ask = new AskLead(gateway);
    expect(await ask.execute('p-ana')).toBe(true);
    gateway.isLead = false;
    expect(await ask.execute('p-ana')).toBe(false);
    gateway.planned.failNext('leads', { kind: 'unreachable' });
    expect(await ask.execute('p-ana')).toBe('couldNotCheck');
  });
});
