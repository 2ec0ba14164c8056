import { OwnProfileParts } from '@/application/profile/OwnProfileParts';
import { FakeOwnProfileGateway } from '#test/support/fakes/profile/FakeOwnProfileGateway';

describe('OwnProfileParts', () => {
  it('gives each part by itself: one that fails takes no other', async () => {
    const gateway = new FakeOwnProfileGateway();
    const parts = new OwnProfileParts(gateway);
    gateway.planned.failNext('seen', { kind: 'unreachable' });
    expect(await parts.seen()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await parts.names()).toEqual({ ok: true, value: gateway.names });
    expect(await parts.timeZone()).toEqual({ ok: true, value: 'Europe/London' });
    expect(await parts.availability()).toEqual({ ok: true, value: gateway.week });
    expect((await parts.timeZones()).ok).toBe(true);
    expect(await parts.seen()).toMatchObject({
      ok: true,
      value: { therapistId: 'therapist-ann', name: 'Ann Example' },
    });
  });

  it('asks nothing of a therapist who is not known', async () => {
    const gateway = new FakeOwnProfileGateway();
    gateway.planned.failNext('details', { kind: 'notFound' });
    expect((await new OwnProfileParts(gateway).seen()).ok).toBe(false);
    expect(gateway.planned.calls).toEqual(['details']);
  });
});
