import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import type { KnownPatients } from '../../kernel/KnownPatients';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { AssignedPatientGateway } from '../ports/AssignedPatientGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** D2 §9: "Assigned patients page size: 20." */
export const ASSIGNED_PAGE = 20;
/**
 * A patient who is assigned or discharged meanwhile shifts the pages; the list is loaded again from the start at most
 * so often.
 */
const MOST_ROUNDS = 2;

export interface AssignedList {
  /** Each once. */
  readonly patients: readonly AssignedPatient[];
  /** `couldNotCheck`: somebody may be missing. `first`: no more were asked for, and there are more. */
  readonly status: 'loading' | 'complete' | 'first' | 'couldNotCheck';
  /** Null while it is not known. */
  readonly total: number | null;
  /** Patients who could not be read and are missing. */
  readonly unreadable: number;
  /** When the oldest page was so, in milliseconds since 1970. */
  readonly asOf: number | null;
  /** `incomplete`: the pages did not fit together, twice. */
  readonly failure?: CallFailure | { readonly kind: 'incomplete' };
}

const NOTHING: AssignedList = { patients: [], status: 'loading', total: null, unreadable: 0, asOf: null };

/**
 * Loads the patients in the therapist's care, all or the first by name, page by page, and reports after each page what
 * is loaded so far.
 */
export class ListAssignedPatients {
  constructor(
    private readonly gateway: AssignedPatientGateway,
    private readonly known: KnownPatients,
  ) {}

  /** `atMost`: how many are enough; a multiple of the page. */
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
    return { ...list, patients: this.known.named(list.patients) };
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

  /** One way through all pages; `loading` at the end of it means that they did not fit together. */
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
