import { SharePatientData } from '@/application/patients/record/SharePatientData';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';

function setUp() {
  const gateway = new FakePatientGateway(aPatient());
  return { gateway, share: new SharePatientData(gateway) };
}

describe('SharePatientData', () => {
  it('lists the colleagues with whom it can be shared', async () => {
    expect(await setUp().share.eligible('p-ana')).toMatchObject({ ok: true, value: [{ therapistId: 't-cleo' }] });
  });

  it('shares once, and says when the colleague could read it already', async () => {
    const { share } = setUp();
    expect(await share.execute('p-ana', 't-cleo')).toEqual({ ok: true, value: true });
    expect(await share.execute('p-ana', 't-cleo')).toEqual({ ok: true, value: false });
  });

  it('rejects sharing with an unknown person', async () => {
    const { gateway, share } = setUp();
    expect(await share.execute('p-ana', 't-gone')).toEqual({ ok: false, failure: { kind: 'notFound' } });
    expect(gateway.sharedWith.size).toBe(0);
  });

  it('does not report a failure as "nobody"', async () => {
    const { gateway, share } = setUp();
    gateway.planned.failNext('eligibleToShare', { kind: 'unreachable' });
    expect(await share.eligible('p-ana')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
