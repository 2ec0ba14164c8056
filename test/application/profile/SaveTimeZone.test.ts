import { SaveTimeZone } from '@/application/profile/SaveTimeZone';
import { FakeOwnProfileGateway } from '#test/support/fakes/profile/FakeOwnProfileGateway';

describe('SaveTimeZone', () => {
  const save = (gateway: FakeOwnProfileGateway, timeZone: string) =>
    new SaveTimeZone(gateway).execute({ base: { timeZone: 'Europe/London' }, mine: { timeZone }, sent: [] });

  it('saves a zone', async () => {
    const gateway = new FakeOwnProfileGateway();
    expect(await save(gateway, 'Australia/Perth')).toMatchObject({
      ok: true,
      value: { saved: { value: 'Australia/Perth' } },
    });
    expect(gateway.zone).toBe('Australia/Perth');
  });

  it('says that no such zone is known', async () => {
    const gateway = new FakeOwnProfileGateway();
    expect(await save(gateway, 'Mars/Olympus')).toEqual({ ok: false, failure: { kind: 'unknownZone' } });
    expect(gateway.zone).toBe('Europe/London');
  });
});
