import { ListPins } from '@/application/chat/conversations/ListPins';
import { FakePinGateway } from '#test/support/fakes/chat/FakePinGateway';

describe('ListPins', () => {
  it('returns the pinned patients, the front one first', async () => {
    const gateway = new FakePinGateway();
    gateway.pins = ['p-ben', 'p-ana'];
    expect(await new ListPins(gateway).execute()).toEqual({ ok: true, value: ['p-ben', 'p-ana'] });
  });

  it('never reports a failure as no pins', async () => {
    const gateway = new FakePinGateway();
    gateway.reachable = false;
    expect(await new ListPins(gateway).execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
