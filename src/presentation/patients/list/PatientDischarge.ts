import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { AskLead } from '@/application/patients/AskLead';
import type { CheckDischarge } from '@/application/patients/CheckDischarge';
import type { DischargeFailure, DischargeFromCare } from '@/application/patients/DischargeFromCare';
import type { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import { choicesField, textField } from '@/application/shared/forms/FormFields';
import type { FormAnswer } from '@/application/shared/forms/FormState';
import type { IdGenerator } from '@/application/shared/ports/IdGenerator';
import type { Stop } from '@/application/shared/Stop';
import type { Checked } from '@/domain/patients/Checked';
import { DISCHARGE_ITEMS, type ChecklistItem, type DischargeChecklist, type DischargeItem } from '@/domain/patients/dischargeChecklist.rule';
import { DraftForm, type Submission } from '../../shared/forms/DraftForm';

export interface PatientDischargeUseCases {
  readonly askLead: AskLead;
  readonly checkDischarge: CheckDischarge;
  readonly dischargeFromCare: DischargeFromCare;
  readonly keepNoteDraft: KeepNoteDraft;
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

/** What was done in the dialog for one patient. */
interface EnteredDischarge {
  readonly accepted: readonly DischargeItem[];
  readonly reason: string;
}

type DischargeForm = DraftForm<EnteredDischarge, DischargeFailure>;

const NOTHING: EnteredDischarge = { accepted: [], reason: '' };

/** The dialog in which a patient is discharged from care: what is open is looked at first, item by item. What was typed and accepted outlives the page until the patient is discharged. */
export class PatientDischarge {
  /** Undefined while the dialog is closed. */
  patient: Dischargeable | undefined = undefined;
  /** Undefined while it is asked for. */
  checklist: DischargeChecklist | undefined = undefined;
  /** Undefined while it is asked for. */
  leads: Checked<boolean> | undefined = undefined;
  private form: DischargeForm | undefined = undefined;
  private stopForm: Stop = () => undefined;

  constructor(
    private readonly useCases: PatientDischargeUseCases,
    private readonly onGone: (patientId: string) => void,
  ) {
    makeObservable<this, 'form'>(this, {
      patient: observableRef,
      checklist: observableRef,
      leads: observable,
      form: observableRef,
      accepted: computed,
      reason: computed,
      failure: computed,
      busy: computed,
      items: computed,
      mayDischarge: computed,
      needsReason: computed,
      open: action,
      close: action,
      accept: action,
      write: action,
    });
  }

  get failure(): DischargeFailure | undefined {
    return this.form?.status === 'unanswered' ? (this.form.failure ?? { kind: 'unreachable' }) : this.form?.failure;
  }

  get busy(): boolean {
    return this.form?.busy ?? false;
  }

  get accepted(): readonly DischargeItem[] {
    return (this.form?.mine ?? NOTHING).accepted;
  }

  get reason(): string {
    return (this.form?.mine ?? NOTHING).reason;
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
    this.stopForm();
    const form = this.formOf(patient);
    [this.patient, this.form, this.stopForm, this.leads] = [patient, form, form.start(), undefined];
    void this.check();
    void this.findLead(patient);
  }

  close(): void {
    if (this.busy) return;
    this.patient = undefined;
    this.stopForm();
    this.stopForm = () => undefined;
  }

  accept(item: DischargeItem, accepted: boolean): void {
    const others = this.accepted.filter(other => other !== item);
    this.form?.edit('accepted', accepted ? [...others, item] : others);
  }

  write(reason: string): void {
    this.form?.edit('reason', reason);
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
    const { patient, form } = this;
    if (patient === undefined || form === undefined || this.busy || !this.mayDischarge) return;
    await form.submit();
    if (form.status !== 'saved' && form.status !== 'savedEarlier') return;
    runInAction(() => {
      // Nothing is left to give a reason for.
      form.discard();
      this.close();
    });
    this.onGone(patient.id);
    this.useCases.onDischarged(patient.name);
  }

  private async findLead({ id }: Dischargeable): Promise<void> {
    const leads = await this.useCases.askLead.execute(id);
    runInAction(() => {
      if (this.patient?.id === id) this.leads = leads;
    });
  }

  private formOf(patient: Dischargeable): DischargeForm {
    return new DraftForm<EnteredDischarge, DischargeFailure>({
      key: `${patient.id}/discharge`,
      fields: { accepted: choicesField(DISCHARGE_ITEMS), reason: textField },
      drafts: this.useCases.keepNoteDraft,
      // Stands behind the reason in the note, so that a second attempt finds the note of the first.
      newId: () => this.useCases.ids.next(),
      submit: submission => this.submit(patient, submission),
    });
  }

  private async submit({ id: patientId, place }: Dischargeable, { id: actId, mine }: Submission<EnteredDischarge>): Promise<FormAnswer<EnteredDischarge, DischargeFailure>> {
    const answer = await this.useCases.dischargeFromCare.execute({ patientId, place, actId, ...mine });
    if (answer.ok) return { kind: 'saved', held: mine };
    const { failure } = answer;
    if (failure.kind === 'blocked') runInAction(() => (this.checklist = failure.checklist));
    return failure.kind === 'unreachable' ? { kind: 'unanswered' } : { kind: 'refused', failure };
  }
}
