import { ObservableValue } from '@/application/kernel/ObservableValue';
import { LoadCoreHours, type KnownCoreHours } from '@/application/regions/LoadCoreHours';
import { FakeCoreHoursGateway } from '#test/support/fakes/regions/FakeCoreHoursGateway';

describe('LoadCoreHours', () => {
  const known = (): KnownCoreHours => new ObservableValue(undefined) as KnownCoreHours;

  it('gives the core hours with their version, and shares them with the rest of the page', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    const answer = await new LoadCoreHours(gateway, shared).execute();
    expect(answer).toMatchObject({ ok: true, value: { version: '1', schedule: gateway.schedule } });
    expect(shared.read()).toEqual(gateway.schedule);
  });

  it('shares nothing that it could not read', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    gateway.schedule = 'unreachable';
    expect((await new LoadCoreHours(gateway, shared).execute()).ok).toBe(false);
    expect(shared.read()).toBeUndefined();
  });

  it('gives and shares the hours also where the server names no version', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    const { schedule } = gateway;
    gateway.namesVersion = false;
    const answer = await new LoadCoreHours(gateway, shared).execute();
    expect(answer).toEqual({ ok: true, value: { schedule, version: undefined, changes: [] } });
    expect(shared.read()).toEqual(schedule);
  });
});
