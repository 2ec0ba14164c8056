import { RequestDriveToken } from '@/application/drive/RequestDriveToken';
import { eventually } from '#test/support/eventually';
import { FakeDriveIdentity } from '#test/support/fakes/drive/FakeDriveIdentity';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const [identity, clock] = [new FakeDriveIdentity(), new ManualClock()];
  return { identity, clock, ask: new RequestDriveToken(identity, clock) };
}

describe('RequestDriveToken', () => {
  it('requests once when the drive is ready', async () => {
    const { identity, ask } = setUp();
    expect(await ask.execute('ben@drive.example')).toEqual({ ok: true, value: 'token-of-ben@drive.example' });
    expect(identity.tokensAsked).toBe(1);
  });

  it('retries 800 ms later while the drive’s client is being loaded', async () => {
    const { identity, clock, ask } = setUp();
    identity.notReadyFor = 2;
    const token = ask.execute('ben@drive.example');
    await eventually(() => expect(clock.pendingWakes).toBe(1));
    clock.advance(799);
    expect(identity.tokensAsked).toBe(1);
    clock.advance(1);
    await eventually(() => expect(identity.tokensAsked).toBe(2));
    await eventually(() => expect(clock.pendingWakes).toBe(1));
    clock.advance(800);
    expect(await token).toMatchObject({ ok: true });
  });

  it('gives up after five times', async () => {
    const { identity, clock, ask } = setUp();
    identity.notReadyFor = 99;
    const token = ask.execute('ben@drive.example');
    for (let round = 0; round < 4; round += 1) {
      await eventually(() => expect(clock.pendingWakes).toBe(1));
      clock.advance(800);
    }
    expect(await token).toEqual({ ok: false, failure: { kind: 'notReady' } });
    expect(identity.tokensAsked).toBe(5);
  });

  it('does not retry a refusal', async () => {
    const { identity, ask } = setUp();
    identity.tokenFailure = 'refused';
    expect(await ask.execute('ben@drive.example')).toEqual({ ok: false, failure: { kind: 'refused' } });
    expect(identity.tokensAsked).toBe(1);
  });
});
