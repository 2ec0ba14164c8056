import { BroadcastSignOutSignal } from '@/infrastructure/system/session/BroadcastSignOutSignal';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { signOutSignalContract } from '#test/support/contracts/session/signOutSignalContract';
import { FakeSignOutSignal } from '#test/support/fakes/session/FakeSignOutSignal';

signOutSignalContract('FakeSignOutSignal', () => {
  const signal = new FakeSignOutSignal();
  return { signal, announceElsewhere: uid => signal.hearFromAnotherWindow(uid), settle: async () => undefined };
});
signOutSignalContract('BroadcastSignOutSignal', () => {
  const window = () => new BroadcastSignOutSignal(new EventTarget(), new MemoryStorage());
  const elsewhere = window();
  return {
    signal: window(),
    announceElsewhere: uid => elsewhere.announce(uid),
    settle: () => new Promise(resolve => setTimeout(resolve, 40)),
  };
});
