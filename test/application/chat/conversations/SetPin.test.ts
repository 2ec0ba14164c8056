import { SetPin } from '@/application/chat/conversations/SetPin';
import { FakePinGateway } from '#test/support/fakes/chat/FakePinGateway';

describe('SetPin', () => {
  it('pins the chat to the front, and unpins it', async () => {
    const gateway = new FakePinGateway();
    const setPin = new SetPin(gateway);
    expect(await setPin.execute({ pinned: ['p-ana'], act: 'pin', patientId: 'p-ben' })).toEqual({
      ok: true,
      value: ['p-ben', 'p-ana'],
    });
    expect(await setPin.execute({ pinned: ['p-ben', 'p-ana'], act: 'unpin', patientId: 'p-ben' })).toEqual({
      ok: true,
      value: ['p-ana'],
    });
    expect(gateway.pins).toEqual([]);
  });

  it('leaves the list as it was when the backend refuses', async () => {
    expect(await new SetPin(new FakePinGateway()).execute({ pinned: [], act: 'pin', patientId: 'p-nobody' })).toEqual({
      ok: false,
      failure: { kind: 'invalid' },
    });
  });
});
