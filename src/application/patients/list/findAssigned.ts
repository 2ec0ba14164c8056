import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import type { Checked } from '@/domain/kernel/Checked';
import { ASSIGNED_PAGE } from './ListAssignedPatients';
import type { AssignedPatientGateway } from '../ports/AssignedPatientGateway';

/** Looks a patient up in the therapist's list as it is now, first on the page where they were last. `couldNotCheck`: not found, or not every page was given. */
export async function findAssigned(gateway: AssignedPatientGateway, patientId: string, place: number): Promise<Checked<AssignedPatient>> {
  const start = Math.max(0, place) - (Math.max(0, place) % ASSIGNED_PAGE);
  let total = start + 1;
  for (let asked = 0, skip = start; skip < total; asked += 1) {
    const page = await gateway.page(skip, ASSIGNED_PAGE);
    if (!page.ok) return 'couldNotCheck';
    const found = page.value.patients.find(({ id }) => id === patientId);
    if (found) return found;
    ({ total } = page.value);
    // The others follow from the beginning.
    skip = asked === 0 && start > 0 ? 0 : skip + ASSIGNED_PAGE;
    if (asked > 0 && skip === start) skip += ASSIGNED_PAGE;
  }
  return 'couldNotCheck';
}
