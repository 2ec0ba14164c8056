import { SetPin } from '@/application/chat/conversations/SetPin';
import { PinnedPatients } from '@/presentation/chat/conversations/PinnedPatients';
import { aSession } from '#test/support/builders/chat/aSession';
import { FakePinGateway } from '#test/support/fakes/chat/FakePinGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

/** `hold` delays the answers to one call; each has the server's content at the time of the request. */
function setUp(...pinned: readonly string[]) {
  const gateway = new FakePinGateway();
  gateway.pins = pinned;
  const known = { pinned: gateway.pinned.bind(gateway), pin: gateway.pin.bind(gateway) };
  const hold = (call: 'pinned' | 'pin'): (() => void) => {
    let release = (): void => undefined;
    const until = new Promise<void>(resolve => (release = resolve));
    if (call === 'pin') gateway.pin = async patientId => until.then(() => known.pin(patientId));
    else
      gateway.pinned = async () => {
        const answer = await known.pinned();
        await until;
        return answer;
      };
    return release;
  };
  const pins = new PinnedPatients({
    pins: gateway,
    setPin: new SetPin(gateway),
    clock: new ManualClock(),
  });
  return { gateway, pins, hold };
}

const ana = aSession();

describe('PinnedPatients', () => {
  it('keeps the server’s order, and puts a pin in front once the server has it', async () => {
    const { pins } = setUp('p-ben');
    await pins.load();
    const pinning = pins.change(ana, []);
    expect([pins.order, pins.changing]).toEqual([['p-ben'], 'p-ana']);
    await pinning;
    expect([pins.order, pins.changing, pins.notice]).toEqual([
      ['p-ana', 'p-ben'],
      undefined,
      { email: ana.patient.email, outcome: 'pinned' },
    ]);
  });

  it('takes a pin that could not be read from the list of chats, until it is unpinned', async () => {
    const { gateway, pins } = setUp('p-ben');
    gateway.unreadable = 1;
    await pins.load();
    const pinned = { ...ana, pinned: true };
    expect([pins.unreadable, pins.isPinned(pinned), pins.isPinned(ana)]).toEqual([1, true, false]);
    await pins.change(pinned, []);
    expect(pins.isPinned(pinned)).toBe(false);
    gateway.unreadable = 0;
    await pins.load();
    expect([pins.unreadable, pins.isPinned(pinned)]).toEqual([0, false]);
  });

  it('keeps a pin when a list that was requested before it arrives later', async () => {
    const { pins, hold } = setUp('p-ben');
    await pins.load();
    const [answerPin, answerList] = [hold('pin'), hold('pinned')];
    const pinning = pins.change(ana, []);
    const loading = pins.load();
    answerPin();
    await pinning;
    answerList();
    await loading;
    expect(pins.order).toEqual(['p-ana', 'p-ben']);
  });

  it('forgets a pin in progress for the next user, who can pin immediately', async () => {
    const { pins, hold } = setUp('p-ben');
    await pins.load();
    const answer = hold('pin');
    const pinning = pins.change(ana, []);
    pins.forget();
    expect(pins.changing).toBeUndefined();
    answer();
    await pinning;
    expect([pins.order, pins.notice, pins.changing]).toEqual([undefined, undefined, undefined]);
  });

  it('does not end the next user’s pin with the answer to the previous one', async () => {
    const { pins, hold } = setUp();
    const answer = hold('pin');
    const former = pins.change(ana, []);
    pins.forget();
    const answerNext = hold('pin');
    const next = pins.change(ana, []);
    answer();
    await former;
    expect([pins.changing, pins.notice]).toEqual(['p-ana', undefined]);
    answerNext();
    await next;
    expect([pins.order, pins.changing]).toEqual([['p-ana'], undefined]);
  });
});
