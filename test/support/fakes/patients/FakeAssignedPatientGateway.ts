import type { AssignedPatientGateway, AssignedPatientPage } from '@/application/patients/ports/AssignedPatientGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import type { Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** The patients of one therapist, who may change during paging. */
export class FakeAssignedPatientGateway implements AssignedPatientGateway {
  readonly planned = new PlannedFailures<'page', CallFailure>();
  readonly asked: { readonly skip: number; readonly limit: number }[] = [];
  asOf = 1_000;
  /** Runs after each page. */
  afterPage: () => void = () => undefined;

  /** True if the list is empty from now on. */
  isGone: () => boolean = () => false;

  /** Ids of patients whose answer cannot be read. */
  readonly unreadable = new Set<string>();

  constructor(public patients: readonly AssignedPatient[] = []) {}

  async page(skip: number, limit: number): Promise<Result<AssignedPatientPage, CallFailure>> {
    this.asked.push({ skip, limit });
    const listed = this.isGone() ? [] : this.patients;
    const page = this.planned.give('page', () => ({
      ...this.readable(listed.slice(skip, skip + limit)),
      total: listed.length,
      asOf: this.asOf,
    }));
    this.afterPage();
    return page;
  }

  private readable(page: readonly AssignedPatient[]): Pick<AssignedPatientPage, 'patients' | 'unreadable'> {
    const patients = page.filter(({ id }) => !this.unreadable.has(id));
    return { patients, unreadable: page.length - patients.length };
  }
}
