import { randomUUID } from 'node:crypto';
import { patientHistoryContract } from '#test/support/contracts/patientHistoryContract';
import { FakePatientHistory } from '#test/support/fakes/FakePatientHistory';

patientHistoryContract('FakePatientHistory', async () => {
  const history = new FakePatientHistory();
  return { archive: history, acts: history, descriptions: history, appointments: history, patientId: 'p-ana', newId: randomUUID, stop: async () => undefined };
});
