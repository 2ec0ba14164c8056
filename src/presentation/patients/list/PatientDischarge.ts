import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { AskLead } from '@/application/patients/AskLead';
import type { CheckDischarge } from '@/application/patients/CheckDischarge';
import type { DischargeFailure, DischargeFromCare } from '@/application/patients/DischargeFromCare';
import type { IdGenerator } from '@/application/shared/ports/IdGenerator';
import type { Checked } from '@/domain/patients/Checked';
import type { ChecklistItem, DischargeChecklist, DischargeItem } from '@/domain/patients/dischargeChecklist.rule';

export interface PatientDischargeUseCases {
  readonly askLead: AskLead;
  readonly checkDischarge: CheckDischarge;
  readonly dischargeFromCare: DischargeFromCare;
  readonly ids: IdGenerator;
  /** Told when somebody was discharged. */
  readonly onDischarged: (name: string) => void;
}

export interface Dischargeable {
  readonly id: string;
  readonly name: string;
  /** In the list, counted from 0. */
  readonly place: number;
}

/** What was done in the dialog for one patient. `actId`: of the reason's note, so that a second attempt finds the note of the first. */
interface Begun {
  readonly actId: string;
  readonly accepted: readonly DischargeItem[];
  readonly reason: string;
}

/** The dialog in which a patient is discharged from care: what is open is looked at first, item by item. What was typed and accepted is there again until the patient is discharged. */
export class PatientDischarge {
  /** Undefined while the dialog is closed. */
  patient: Dischargeable | undefined = undefined;
  /** Undefined while it is asked for. */
  checklist: DischargeChecklist | undefined = undefined;
  /** Undefined while it is asked for. */
  leads: Checked<boolean> | undefined = undefined;
  begun: Begun = { actId: '', accepted: [], reason: '' };
  failure: DischargeFailure | undefined = undefined;
  busy = false;
  private readonly left = new Map<string, Begun>();

  constructor(
    private readonly useCases: PatientDischargeUseCases,
    private readonly onGone: (patientId: string) => void,
  ) {
    makeObservable(this, {
      patient: observableRef,
      checklist: observableRef,
      leads: observable,
      begun: observableRef,
      accepted: computed,
      reason: computed,
      failure: observableRef,
      busy: observable,
      items: computed,
      mayDischarge: computed,
      needsReason: computed,
      open: action,
      close: action,
      accept: action,
      write: action,
    });
  }

  get accepted(): readonly DischargeItem[] {
    return this.begun.accepted;
  }

  get reason(): string {
    return this.begun.reason;
  }

  /** With what was accepted since they were checked. */
  get items(): readonly ChecklistItem[] {
    const stateOf = ({ item, state }: ChecklistItem): ChecklistItem['state'] => {
      if (state !== 'open' && state !== 'accepted') return state;
      return this.accepted.includes(item) ? 'accepted' : 'open';
    };
    return (this.checklist?.items ?? []).map(entry => ({ item: entry.item, state: stateOf(entry) }));
  }

  get mayDischarge(): boolean {
    return this.checklist !== undefined && this.items.every(({ state }) => state === 'clear' || state === 'accepted');
  }

  get needsReason(): boolean {
    return this.items.some(({ state }) => state === 'accepted');
  }

  open(patient: Dischargeable): void {
    if (this.busy) return;
    const begun = this.left.get(patient.id) ?? { actId: this.useCases.ids.next(), accepted: [], reason: '' };
    [this.patient, this.begun, this.failure] = [patient, begun, undefined];
    this.leads = undefined;
    void this.check();
    void this.findLead(patient);
  }

  close(): void {
    if (!this.busy) this.patient = undefined;
  }

  accept(item: DischargeItem, accepted: boolean): void {
    const others = this.accepted.filter(other => other !== item);
    this.keep({ accepted: accepted ? [...others, item] : others });
  }

  write(reason: string): void {
    this.failure = undefined;
    this.keep({ reason });
  }

  /** Asks for everything anew; what was accepted and typed stays. */
  async check(): Promise<void> {
    const { patient } = this;
    if (patient === undefined) return;
    runInAction(() => (this.checklist = undefined));
    const checklist = await this.useCases.checkDischarge.execute({ patientId: patient.id, place: patient.place, accepted: [] });
    runInAction(() => {
      if (this.patient === patient) this.checklist = checklist;
    });
  }

  async confirm(): Promise<void> {
    const { patient, begun } = this;
    if (patient === undefined || this.busy || !this.mayDischarge) return;
    runInAction(() => ([this.busy, this.failure] = [true, undefined]));
    const command = { patientId: patient.id, place: patient.place, ...begun };
    const answer = await this.useCases.dischargeFromCare.execute(command);
    runInAction(() => {
      this.busy = false;
      if (answer.ok) {
        this.patient = undefined;
        return void this.left.delete(patient.id);
      }
      this.failure = answer.failure;
      if (answer.failure.kind === 'blocked') this.checklist = answer.failure.checklist;
    });
    if (!answer.ok) return;
    this.onGone(patient.id);
    this.useCases.onDischarged(patient.name);
  }

  private async findLead({ id }: Dischargeable): Promise<void> {
    const leads = await this.useCases.askLead.execute(id);
    runInAction(() => {
      if (this.patient?.id === id) this.leads = leads;
    });
  }

  private keep(part: Partial<Begun>): void {
    this.begun = { ...this.begun, ...part };
    if (this.patient !== undefined) this.left.set(this.patient.id, this.begun);
  }
}
