import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { LoadAssignedPatients } from '@/application/patients/list/LoadAssignedPatients';
import type { CheckDischarge } from '@/application/patients/list/CheckDischarge';
import type { DischargeFailure, DischargeFromCare } from '@/application/patients/list/DischargeFromCare';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { isRecord } from '@/application/kernel/forms/FormDraft';
import { choicesField, textField, type FormField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { actTarget } from '@/domain/chat/acts/actTarget.rule';
import {
  DISCHARGE_ITEMS,
  type AcceptedCounts,
  type ChecklistItem,
  type DischargeDecision,
  type DischargeItem,
} from '@/domain/patients/list/dischargeChecklist.rule';
import { DraftForm, type Submission } from '../../kit/forms/DraftForm';

export interface PatientDischargeUseCases {
  readonly loadAssignedPatients: LoadAssignedPatients;
  readonly checkDischarge: CheckDischarge;
  readonly dischargeFromCare: DischargeFromCare;
  readonly formDrafts: FormDrafts;
  readonly ids: IdGenerator;
  /** Told when somebody was discharged. */
  readonly onDischarged: (name: string) => void;
  /**
   * Told that an attempt without an answer had discharged somebody with the reason of then: what was typed since is
   * saved nowhere.
   */
  readonly onReasonUnsaved: (name: string, reason: string) => void;
  /** Told why a discharge failed whose dialog is not on the screen any more. */
  readonly onUnseen: (failure: DischargeFailure, name: string) => void;
}

export interface Dischargeable {
  readonly id: string;
  readonly name: string;
  /** In the list, counted from 0. */
  readonly place: number;
  /** Of the chat from which they are discharged; left out where it is not from a chat. */
  readonly channelId?: string;
  /** Address of the chat in which unread messages stand, where there is one beside this screen. */
  readonly chat?: string;
}

/** What was done in the dialog for one patient. */
interface EnteredDischarge {
  readonly accepted: readonly DischargeItem[];
  /** How many were open of each when it was accepted. */
  readonly acceptedCounts: AcceptedCounts;
  readonly reason: string;
}

type DischargeForm = DraftForm<EnteredDischarge, DischargeFailure>;

const NOTHING: EnteredDischarge = { accepted: [], acceptedCounts: {}, reason: '' };

/** In a draft of the former version nobody counted: what was accepted in it is asked again. */
const countsField: FormField<AcceptedCounts> = {
  blank: {},
  read: (value = {}) => (isRecord(value) ? readCounts(value) : undefined),
};

const readCounts = (value: Readonly<Record<string, unknown>>): AcceptedCounts =>
  Object.fromEntries(DISCHARGE_ITEMS.flatMap(item => (typeof value[item] === 'number' ? [[item, value[item]]] : [])));

/**
 * The dialog in which a patient is discharged from care: what is open is looked at first, item by item. What was typed
 * and accepted outlives the page until the patient is discharged.
 */
export class PatientDischarge {
  /** Undefined while the dialog is closed. */
  patient: Dischargeable | undefined = undefined;
  /** Undefined while it is asked for. */
  checklist: DischargeDecision | undefined = undefined;
  /** What was entered; undefined until the dialog was open. */
  form: DischargeForm | undefined = undefined;
  private stopForm: Unsubscribe = () => undefined;
  private isShown = false;

  constructor(
    private readonly useCases: PatientDischargeUseCases,
    private readonly onGone: (patientId: string) => void,
  ) {
    makeObservable(this, {
      patient: observableRef,
      checklist: observableRef,
      form: observableRef,
      accepted: computed,
      reason: computed,
      failure: computed,
      checking: computed,
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

  /** The dialog is on the screen until it is stopped. */
  start(): Unsubscribe {
    this.isShown = true;
    return () => (this.isShown = false);
  }

  get failure(): DischargeFailure | undefined {
    if (this.missing !== null) return { kind: this.missing };
    return this.form?.status === 'unanswered' ? (this.form.failure ?? { kind: 'unreachable' }) : this.form?.failure;
  }

  /** What is open is asked for. */
  get checking(): boolean {
    return this.patient !== undefined && this.missing === null && this.checklist === undefined;
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
    const stateOf = ({ item, state, count }: ChecklistItem): ChecklistItem['state'] => {
      if (state !== 'open' && state !== 'accepted') return state;
      return this.accepted.includes(item) && (count ?? 0) <= this.acceptedCount(item) ? 'accepted' : 'open';
    };
    return (this.checklist?.items ?? []).map(entry => ({
      item: entry.item,
      state: stateOf(entry),
      count: entry.count,
    }));
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
    [this.patient, this.form, this.stopForm] = [patient, form, form.start()];
    void this.check();
  }

  close(): void {
    if (this.busy) return;
    this.patient = undefined;
    this.stopForm();
    this.stopForm = () => undefined;
  }

  accept(item: DischargeItem, accepted: boolean): void {
    if (!this.canEdit) return;
    const others = this.accepted.filter(other => other !== item);
    const count = this.checklist?.items.find(entry => entry.item === item)?.count ?? 0;
    this.enterAccepted(accepted ? [...others, item] : others, { [item]: count });
  }

  write(reason: string): void {
    if (this.canEdit) this.form?.edit('reason', reason);
  }

  /** Asks for everything anew; what was accepted and typed stays. */
  async check(): Promise<void> {
    const { patient, form } = this;
    if (patient === undefined || form === undefined || this.missing !== null) return;
    runInAction(() => (this.checklist = undefined));
    await form.loaded;
    // An attempt before this one got no answer: it may have been done.
    const wasSent = form.state.sent.length > 0;
    if (wasSent && (await this.useCases.loadAssignedPatients.execute(patient.id)) === false)
      return this.finish(patient, form);
    const checklist = await this.useCases.checkDischarge.execute({
      patientId: patient.id,
      place: patient.place,
      accepted: [],
    });
    runInAction(() => {
      if (this.patient === patient) this.show(checklist);
    });
  }

  async confirm(): Promise<void> {
    const { patient, form } = this;
    if (patient === undefined || form === undefined || this.busy || !this.mayDischarge) return;
    await form.submit();
    if (form.status === 'saved' || form.status === 'heldOtherwise') this.finish(patient, form);
    else if (!this.isShown && this.failure !== undefined) this.useCases.onUnseen(this.failure, patient.name);
  }

  private acceptedCount(item: DischargeItem): number {
    return (this.form?.mine ?? NOTHING).acceptedCounts[item] ?? 0;
  }

  /** What is not open any more was accepted for nothing: where it is open again, it is asked again. */
  private show(checklist: DischargeDecision): void {
    this.checklist = checklist;
    const clear = checklist.items.flatMap(({ item, state }) => (state === 'clear' ? [item] : []));
    const accepted = this.accepted.filter(item => !clear.includes(item));
    if (accepted.length < this.accepted.length) this.enterAccepted(accepted);
  }

  private enterAccepted(accepted: readonly DischargeItem[], counts: AcceptedCounts = {}): void {
    this.form?.edit(
      'acceptedCounts',
      Object.fromEntries(accepted.map(item => [item, counts[item] ?? this.acceptedCount(item)])),
    );
    this.form?.edit('accepted', accepted);
  }

  /** While the patient is discharged nothing is taken: there is no later save in which it would arrive. */
  private get canEdit(): boolean {
    return this.patient !== undefined && !this.busy;
  }

  /** Without it nothing can be asked for. */
  private get missing(): 'noChannel' | 'noPatient' | null {
    if (this.patient === undefined) return null;
    const { id: patientId, channelId = 'not from a chat' } = this.patient;
    return actTarget({ channelId, patientId });
  }

  private finish(patient: Dischargeable, form: DischargeForm): void {
    const { mine, held = form.state.sent.at(-1) ?? mine } = form;
    const isReasonLost = held.reason.trim() !== mine.reason.trim();
    runInAction(() => {
      // Nothing is left to give a reason for.
      form.discard();
      if (this.patient === patient) this.close();
    });
    this.onGone(patient.id);
    this.useCases.onDischarged(patient.name);
    if (isReasonLost) this.useCases.onReasonUnsaved(patient.name, mine.reason);
  }

  private formOf(patient: Dischargeable): DischargeForm {
    return new DraftForm<EnteredDischarge, DischargeFailure>({
      key: { kind: 'form', patientId: patient.id, form: 'discharge' },
      fields: { accepted: choicesField(DISCHARGE_ITEMS), acceptedCounts: countsField, reason: textField },
      drafts: this.useCases.formDrafts,
      // Stands behind the reason in the note, so that a second attempt finds the note of the first.
      newId: () => this.useCases.ids.next(),
      submit: submission => this.submit(patient, submission),
    });
  }

  private async submit(
    { id: patientId, place, channelId }: Dischargeable,
    { id: actId, mine, sent }: Submission<EnteredDischarge>,
  ): Promise<FormAnswer<EnteredDischarge, DischargeFailure>> {
    const command = { patientId, place, actId, unanswered: sent.map(({ reason }) => reason), ...mine };
    const answer = await this.useCases.dischargeFromCare.execute({
      ...command,
      ...(channelId !== undefined && { channelId }),
    });
    if (answer.ok) return { kind: 'saved', held: answer.value.wasDone ? (sent.at(-1) ?? mine) : mine };
    const { failure } = answer;
    if (failure.kind === 'blocked') runInAction(() => (this.checklist = failure.checklist));
    return failure.kind === 'unreachable' ? { kind: 'unanswered', failure } : { kind: 'refused', failure };
  }
}
