import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import { ASSIGNED_PAGE } from './ListAssignedPatients';
import type { AssignedPatientGateway } from '../ports/AssignedPatientGateway';

/** Reports whether a patient is assigned to the therapist. Only a complete list shows that they are not. */
export class LoadAssignedPatients {
  constructor(private readonly gateway: AssignedPatientGateway) {}

  async execute(patientId: string): Promise<MaybeChecked<boolean>> {
    const seen = new Set<string>();
    const totals = new Set<number>();
    let total = 1;
    for (let skip = 0; skip < total; skip += ASSIGNED_PAGE) {
      const page = await this.gateway.page(skip, ASSIGNED_PAGE);
      if (!page.ok) return 'couldNotCheck';
      const { patients, unreadable } = page.value;
      if (patients.some(({ id }) => id === patientId)) return true;
      if (unreadable > 0) return 'couldNotCheck';
      for (const { id } of patients) seen.add(id);
      ({ total } = page.value);
      totals.add(total);
    }
    return totals.size === 1 && seen.size === total ? false : 'couldNotCheck';
  }
}
