import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import type { KnownPatients } from '../../kernel/KnownPatients';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { AssignedPatientGateway } from '../ports/AssignedPatientGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** D2 §9: "Assigned patients page size: 20." */
export const ASSIGNED_PAGE = 20;
/**
 * Maximum reloads from the start after a patient was assigned or discharged in the meantime, which shifts the pages.
 */
const MOST_ROUNDS = 2;

export interface AssignedList {
  /** Without duplicates. */
  readonly patients: readonly AssignedPatient[];
  /** `couldNotCheck`: patients may be missing. `first`: there are more, but they were not requested. */
  readonly status: 'loading' | 'complete' | 'first' | 'couldNotCheck';
  /** Null while unknown. */
  readonly total: number | null;
  /** Number of unreadable patients, who are missing. */
  readonly unreadable: number;
  /** Time of the oldest page, in milliseconds since 1970. */
  readonly asOf: number | null;
  /** `incomplete`: the pages were inconsistent twice. */
  readonly failure?: CallFailure | { readonly kind: 'incomplete' };
}

const NOTHING: AssignedList = { patients: [], status: 'loading', total: null, unreadable: 0, asOf: null };

/**
 * Loads the patients assigned to the therapist, all or the first by name, page by page, and reports after each page.
 */
export class ListAssignedPatients {
  constructor(
    private readonly gateway: AssignedPatientGateway,
    private readonly known: KnownPatients,
  ) {}

  /** `atMost`: number of patients to load; a multiple of the page size. */
  execute(notify: (list: AssignedList) => void, atMost = Infinity): Unsubscribe {
    const reading = { isOver: false };
    void this.read(atMost, list => {
      if (!reading.isOver) notify(this.named(list));
      return !reading.isOver;
    });
    return () => {
      reading.isOver = true;
    };
  }

  private named(list: AssignedList): AssignedList {
    if (list.status === 'complete' || list.status === 'first') this.known.learn('assigned', list.patients);
    return { ...list, patients: this.known.distinguishAll(list.patients) };
  }

  private async read(atMost: number, notify: (list: AssignedList) => boolean): Promise<void> {
    if (!notify(NOTHING)) return;
    let list = NOTHING;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      list = await this.round(list.patients, atMost, notify);
      if (list.status !== 'loading') return void notify(list);
    }
    notify({ ...list, status: 'couldNotCheck', failure: { kind: 'incomplete' } });
  }

  /** Loads all pages once; a final `loading` means that they were inconsistent. */
  private async round(
    known: readonly AssignedPatient[],
    atMost: number,
    notify: (list: AssignedList) => boolean,
  ): Promise<AssignedList> {
    const found = new Map<string, AssignedPatient>();
    const totals = new Set<number>();
    let unreadable = 0;
    let list: AssignedList = { ...NOTHING, patients: known };
    for (let skip = 0; list.total === null || skip < Math.min(list.total, atMost); skip += ASSIGNED_PAGE) {
      const page = await this.gateway.page(skip, ASSIGNED_PAGE);
      if (!page.ok) return { ...list, status: 'couldNotCheck', failure: page.failure };
      for (const patient of page.value.patients) found.set(patient.id, patient);
      const { total, asOf } = page.value;
      totals.add(total);
      unreadable += page.value.unreadable;
      list = {
        status: 'loading',
        patients: [...new Map([...known.map(one => [one.id, one] as const), ...found]).values()],
        total,
        unreadable,
        asOf: Math.min(list.asOf ?? asOf, asOf),
      };
      if (skip + ASSIGNED_PAGE < Math.min(total, atMost) && !notify(list)) return { ...list, status: 'complete' };
    }
    const total = list.total ?? 0;
    const fit = totals.size === 1 && found.size + unreadable === Math.min(total, atMost);
    return fit ? { ...list, patients: [...found.values()], status: total > atMost ? 'first' : 'complete' } : list;
  }
}
