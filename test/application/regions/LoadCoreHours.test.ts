import { ObservableValue } from '@/application/kernel/ObservableValue';
import { LoadCoreHours, type KnownCoreHours } from '@/application/regions/LoadCoreHours';
import { ok } from '@/domain/kernel/Result';
import { FakeCoreHoursGateway } from '#test/support/fakes/regions/FakeCoreHoursGateway';

describe('LoadCoreHours', () => {
  const known = (): KnownCoreHours => new ObservableValue(undefined) as KnownCoreHours;

  it('gives the core hours with their version, and shares them with the rest of the page', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    const answer = await new LoadCoreHours(gateway, shared).execute();
    expect(answer).toMatchObject({ ok: true, value: { etag: '1', value: { schedule: gateway.schedule } } });
    expect(shared.read()).toEqual(gateway.schedule);
  });

  it('shares nothing that it could not read', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    gateway.schedule = 'unreachable';
    expect((await new LoadCoreHours(gateway, shared).execute()).ok).toBe(false);
    expect(shared.read()).toBeUndefined();
  });

  it('gives nothing to change where the server names no version, and still shares the hours', async () => {
    const [gateway, shared] = [new FakeCoreHoursGateway(), known()];
    const { schedule } = gateway;
    if (schedule === 'unreachable') throw new Error('They can be read.');
    const load = new LoadCoreHours({ read: async () => ok({ schedule, version: undefined, changes: [] }) }, shared);
    expect(await load.execute()).toEqual({ ok: false, failure: { kind: 'unreachable', unreadable: true } });
    expect(shared.read()).toEqual(schedule);
  });
});
