import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { LoadAssignedPatients } from '@/application/patients/list/LoadAssignedPatients';
import type { CheckDischarge } from '@/application/patients/list/CheckDischarge';
import type { DischargeFailure, DischargeFromCare } from '@/application/patients/list/DischargeFromCare';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { actTarget } from '@/domain/chat/acts/actTarget.rule';
import type {
  AcceptedCounts,
  ChecklistItem,
  DischargeDecision,
  DischargeItem,
} from '@/domain/patients/list/dischargeChecklist.rule';
import { DraftForm, type Submission } from '../../kit/forms/DraftForm';
import { dischargeFields, itemsAfter, nothingEntered, type EnteredDischarge } from './EnteredDischarge';

export interface PatientDischargeUseCases {
  readonly loadAssignedPatients: LoadAssignedPatients;
  readonly checkDischarge: CheckDischarge;
  readonly dischargeFromCare: DischargeFromCare;
  readonly formDrafts: FormDrafts;
  readonly ids: IdGenerator;
  /** Runs when a patient was discharged. */
  readonly onDischarged: (name: string) => void;
  /**
   * Called if an earlier attempt without an answer has discharged the patient with the reason sent then. The reason
   * typed since is not saved.
   */
  readonly onReasonUnsaved: (name: string, reason: string) => void;
  /** Called if a discharge failed after its dialog was closed. */
  readonly onUnseen: (failure: DischargeFailure, name: string) => void;
}

export interface Dischargeable {
  readonly id: string;
  readonly name: string;
  /** Position in the list, from 0. */
  readonly place: number;
  /** The chat from which the patient is discharged; absent elsewhere. */
  readonly channelId?: string;
  /** Address of the chat with the unread messages; absent in the chat itself. */
  readonly chat?: string;
}

type DischargeForm = DraftForm<EnteredDischarge, DischargeFailure>;

/**
 * The dialog in which a patient is discharged from care, after a checklist of what is still open. The typed reason and
 * the accepted items outlive the page until the patient is discharged.
 */
export class PatientDischarge {
  /** Undefined while the dialog is closed. */
  patient: Dischargeable | undefined = undefined;
  /** Undefined while it is loading. */
  checklist: DischargeDecision | undefined = undefined;
  /** The entries; undefined until the dialog was open. */
  form: DischargeForm | undefined = undefined;
  private stopForm: Unsubscribe = () => undefined;
  private isShown = false;
  /** Open items are errors after the first attempt to discharge. */
  hasTriedToSubmit = false;

  constructor(
    private readonly useCases: PatientDischargeUseCases,
    private readonly onGone: (patientId: string) => void,
  ) {
    makeObservable(this, {
      patient: observableRef,
      checklist: observableRef,
      form: observableRef,
      hasTriedToSubmit: observable,
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

  /** The dialog is on the screen until the returned function is called. */
  start(): Unsubscribe {
    this.isShown = true;
    return () => (this.isShown = false);
  }

  get failure(): DischargeFailure | undefined {
    if (this.missing !== null) return { kind: this.missing };
    return this.form?.status === 'unanswered' ? (this.form.failure ?? { kind: 'unreachable' }) : this.form?.failure;
  }

  /** The checklist is being loaded. */
  get checking(): boolean {
    return this.patient !== undefined && this.missing === null && this.checklist === undefined;
  }

  get busy(): boolean {
    return this.form?.busy ?? false;
  }

  get accepted(): readonly DischargeItem[] {
    return this.entered.accepted;
  }

  get reason(): string {
    return this.entered.reason;
  }

  /** The checklist, including acceptances since it was loaded. */
  get items(): readonly ChecklistItem[] {
    return itemsAfter(this.checklist?.items ?? [], this.entered);
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
    this.hasTriedToSubmit = false;
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

  /** Reloads the checklist and keeps what was accepted and typed. */
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
    if (patient === undefined || form === undefined || this.busy) return;
    runInAction(() => (this.hasTriedToSubmit = true));
    if (!this.mayDischarge) return;
    await form.submit();
    if (form.status === 'saved' || form.status === 'heldOtherwise') this.finish(patient, form);
    else if (!this.isShown && this.failure !== undefined) this.useCases.onUnseen(this.failure, patient.name);
  }

  private get entered(): EnteredDischarge {
    return this.form?.mine ?? nothingEntered;
  }

  /** Drops acceptances of items that are clear now: if such an item opens again, it has to be accepted again. */
  private show(checklist: DischargeDecision): void {
    this.checklist = checklist;
    const clear = checklist.items.flatMap(({ item, state }) => (state === 'clear' ? [item] : []));
    const accepted = this.accepted.filter(item => !clear.includes(item));
    if (accepted.length < this.accepted.length) this.enterAccepted(accepted);
  }

  private enterAccepted(accepted: readonly DischargeItem[], counts: AcceptedCounts = {}): void {
    this.form?.edit(
      'acceptedCounts',
      Object.fromEntries(accepted.map(item => [item, counts[item] ?? this.entered.acceptedCounts[item] ?? 0])),
    );
    this.form?.edit('accepted', accepted);
  }

  /** No edits while the discharge is being sent: no later save would include them. */
  private get canEdit(): boolean {
    return this.patient !== undefined && !this.busy;
  }

  /** The missing part without which nothing can be loaded: the patient, or the channel of the chat. */
  private get missing(): 'noChannel' | 'noPatient' | null {
    if (this.patient === undefined) return null;
    const { id: patientId, channelId = 'not from a chat' } = this.patient;
    return actTarget({ channelId, patientId });
  }

  private finish(patient: Dischargeable, form: DischargeForm): void {
    const { mine, serverValue: held = form.state.sent.at(-1) ?? mine } = form;
    const isReasonLost = held.reason.trim() !== mine.reason.trim();
    runInAction(() => {
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
      fields: dischargeFields,
      drafts: this.useCases.formDrafts,
      // Written into the note after the reason, so that a second attempt finds the note of the first.
      newId: () => this.useCases.ids.next(),
      submit: submission => this.submit(patient, submission),
      // It is discarded once the patient has left the list.
      invalidate: () => undefined,
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
