import { LoadOwnTimeZone } from '@/application/patients/appointments/LoadOwnTimeZone';
import { FakeAvailabilityGateway } from '#test/support/fakes/patients/FakeAvailabilityGateway';

describe('LoadOwnTimeZone', () => {
  it('gives the therapist’s zone, or says that it is not known', async () => {
    const gateway = new FakeAvailabilityGateway();
    expect(await new LoadOwnTimeZone(gateway).execute()).toEqual({ ok: true, value: 'Europe/London' });
    gateway.planned.failNext('timeZone', { kind: 'unreachable' });
    expect(await new LoadOwnTimeZone(gateway).execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
