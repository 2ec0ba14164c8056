import { PatientApp } from '#sandbox/practice/app/PatientApp';
import { FakePatientServer } from './FakePatientServer';

/** An app with its own backend at a fixed time, whose entries get ids that end in 1, 2, 3, … */
export function newPatientApp() {
  const server = new FakePatientServer();
  const clock = { ms: Date.parse('2026-03-02T12:00:00Z'), now: () => clock.ms };
  let made = 0;
  const newId = () => `3f1c9a52-6f0e-4a58-9d3c-${String((made += 1)).padStart(12, '0')}`;
  return { server, clock, app: new PatientApp({ calls: server.calls, clock, newId }) };
}
