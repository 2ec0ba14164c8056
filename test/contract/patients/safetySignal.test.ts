import type { SafetySignal } from '@/application/patients/ports/SafetySignal';
import { BroadcastSafetySignal } from '@/infrastructure/system/patients/BroadcastSafetySignal';
import { FakeSafetySignal } from '#test/support/fakes/patients/FakeSafetySignal';

const fakes = new FakeSafetySignal();

/** `window` is another window of the same browser. */
describe.each<[string, () => SafetySignal]>([
  ['FakeSafetySignal', () => fakes.another()],
  ['BroadcastSafetySignal', () => new BroadcastSafetySignal()],
])('%s keeps the SafetySignal contract', (_name, window) => {
  it('reaches every other window while it listens, and never the sender', async () => {
    const [sender, other, leaving] = [window(), window(), window()];
    const received: string[] = [];
    leaving.listen(patientId => received.push(`leaving: ${patientId}`))();
    const stops = [sender.listen(patientId => received.push(`sender: ${patientId}`))];
    const arrived = new Promise(resolve => stops.push(other.listen(resolve)));
    sender.announce('p-ana');
    expect([await arrived, received]).toEqual(['p-ana', []]);
    stops.forEach(stop => stop());
  });
});

it('SafetySignal drops a message that is not a patient id', async () => {
  const [stranger, window, sender] = [
    new BroadcastChannel('patient-safety'),
    new BroadcastSafetySignal(),
    new BroadcastSafetySignal(),
  ];
  let stop = (): void => undefined;
  const first = new Promise(resolve => (stop = window.listen(resolve)));
  stranger.postMessage({ patientId: 'p-ben' });
  sender.announce('p-ana');
  expect(await first).toBe('p-ana');
  stop();
  stranger.close();
});
