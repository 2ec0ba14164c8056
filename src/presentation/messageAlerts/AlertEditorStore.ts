import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { MessageAlertGateway } from '@/application/messageAlerts/ports/MessageAlertGateway';
import type { SaveAlertFailure, SaveMessageAlert } from '@/application/messageAlerts/SaveMessageAlert';
import type { WithdrawMessageAlert } from '@/application/messageAlerts/WithdrawMessageAlert';
import { knownValue, type Loaded } from '@/domain/kernel/Loaded';
import { alertState, type AlertState } from '@/domain/messageAlerts/alertState.rule';
import {
  entryOf,
  type AlertDetails,
  type AlertEntry,
  type AlertGeneration,
  type AlertName,
  type AlertReach,
  type AlertTarget,
} from '@/domain/messageAlerts/MessageAlert';
import { readVersionRange } from '@/domain/messageAlerts/VersionRange';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';
import {
  alertFields,
  editorFaults,
  formFieldOf,
  momentsOf,
  toAlertEntry,
  toAlertForm,
  type AlertField,
  type AlertFlags,
  type AlertForm,
  type EditorFaults,
} from './alertFields';

export interface AlertEditorUseCases {
  readonly gateway: Pick<MessageAlertGateway, 'read' | 'count'>;
  readonly saveMessageAlert: SaveMessageAlert;
  readonly withdrawMessageAlert: WithdrawMessageAlert;
  readonly formDrafts: FormDrafts;
  readonly ids: IdGenerator;
  /** A clock that shows the server's time, by which messages begin and end. */
  readonly clock: Clock;
  /** The time zones to choose from, the region's own first. */
  readonly zones: readonly string[];
}

/** The message to edit, or the generation of a new one. */
export type EditedAlert = AlertName | { readonly generation: AlertGeneration };

/** The ways to save a message. `keep`: a draft stays a draft, and a published message stays published. */
export type SaveMode = 'keep' | 'onlyMe' | 'everyone';

export type EditorFailure = Exclude<SaveAlertFailure, { readonly kind: 'conflict' }>;

type Withdrawal =
  | { readonly phase: 'idle' | 'asked' | 'running' | 'done' }
  | { readonly phase: 'failed'; readonly failure: CallFailure | { readonly kind: 'changedMeanwhile' } };

/** Pause after the last change before the audience is counted, in milliseconds. */
export const COUNT_PAUSE_MS = 400;

/** The longest timer, in milliseconds: browsers do not support timers of several weeks. */
const LONGEST_WAIT_MS = 3_600_000;

/** The editor of one message: the version last loaded, and the edits. Entries outlive the page. */
export class AlertEditorStore {
  readonly form: DraftForm<AlertForm, EditorFailure>;
  alert: Loaded<AlertDetails, CallFailure> = { status: 'unknown' };
  /** The number of people whom the message would reach as entered. */
  reach: Loaded<AlertReach, CallFailure> = { status: 'unknown' };
  withdrawal: Withdrawal = { phase: 'idle' };
  /** The mode of the last attempt to save; errors are shown after the first attempt. */
  triedMode: SaveMode | undefined = undefined;
  /** True while the user is asked whether to publish. */
  isAsking = false;
  /** The mode of the last save. */
  done: SaveMode | undefined = undefined;
  mergedFromServer: readonly AlertField[] = [];
  /** The new message created last. */
  made: AlertDetails | undefined = undefined;
  withdrawReason = '';
  private mode: SaveMode = 'keep';
  private readonly latest = latest();
  private cancelCount: Unsubscribe = () => undefined;
  /** The time for which the message's state is shown, in milliseconds since 1970. */
  private asOf: number;
  private cancelTurn: Unsubscribe = () => undefined;

  constructor(
    readonly edited: EditedAlert,
    private readonly useCases: AlertEditorUseCases,
    /** Called after every change on the server. */
    private readonly onChanged: () => void = () => undefined,
  ) {
    const { formDrafts: drafts, ids } = useCases;
    this.asOf = useCases.clock.now();
    const submit = (submission: Submission<AlertForm>) => this.submit(submission);
    this.form =
      'id' in edited
        ? new DraftForm<AlertForm, EditorFailure>({
            key: { kind: 'administration', form: 'messageAlert', itemId: edited.id },
            fields: alertFields,
            drafts,
            submit,
            invalidate: () => void this.load(),
          })
        : new DraftForm<AlertForm, EditorFailure>({
            key: { kind: 'administration', form: 'messageAlert', itemId: `new-${edited.generation}` },
            fields: alertFields,
            drafts,
            newId: () => ids.next(),
            submit,
            afterSave: 'another',
          });
    makeObservable<this, 'finish' | 'begin' | 'show' | 'asOf'>(this, {
      asOf: observable,
      alert: observableRef,
      reach: observableRef,
      withdrawal: observableRef,
      triedMode: observable,
      isAsking: observable,
      done: observable,
      mergedFromServer: observableRef,
      made: observableRef,
      withdrawReason: observable,
      known: computed,
      state: computed,
      faults: computed,
      flags: computed,
      target: computed,
      write: action,
      ask: action,
      stopAsking: action,
      openWithdrawal: action,
      cancelWithdrawal: action,
      writeWithdrawReason: action,
      discard: action,
      finish: action,
      begin: action,
      show: action,
    });
  }

  start(): Unsubscribe {
    const stops = [
      this.form.start(),
      reaction(
        () => JSON.stringify(this.target),
        () => this.planCount(),
        { fireImmediately: true },
      ),
      () => this.cancelCount(),
      reaction(
        () => this.known,
        () => this.turn(),
      ),
      () => this.cancelTurn(),
    ];
    if ('id' in this.edited) void this.load();
    return () => {
      this.latest.cancel();
      stops.forEach(stop => stop());
    };
  }

  get generation(): AlertGeneration {
    return this.edited.generation;
  }

  get isNew(): boolean {
    return !('id' in this.edited);
  }

  get zones(): readonly string[] {
    return this.useCases.zones;
  }

  /** Server time in milliseconds since 1970. */
  get now(): number {
    return this.useCases.clock.now();
  }

  /** The last known version of the message; it may be out of date. */
  get known(): AlertDetails | undefined {
    return knownValue(this.alert);
  }

  get state(): AlertState | undefined {
    return this.known && alertState({ ...this.known, now: this.asOf }).state;
  }

  /** True if people other than its author may see the message, now or later. */
  get isPublished(): boolean {
    return this.known !== undefined && this.known.isPublished && !this.known.onlyAuthor;
  }

  /** The audience that the last attempt to save would give the message. */
  get flags(): AlertFlags {
    return this.flagsOf(this.triedMode ?? 'keep');
  }

  get faults(): EditorFaults {
    return editorFaults(this.form.mine, this.generation, this.flags, this.now);
  }

  /** The audience as entered. */
  get target(): AlertTarget {
    const { audiences, regions, organisations, versions } = this.form.mine;
    if (this.generation === 'v1')
      return { audiences: ['patients'], onlyAuthor: false, regions: [], organisations: [], versions: versions.trim() };
    return {
      ...{ audiences, regions, versions: versions.trim() },
      onlyAuthor: false,
      organisations: organisations.map(({ id }) => id),
    };
  }

  get moments(): { readonly from: number | null; readonly until: number | null } {
    return momentsOf(this.form.mine);
  }

  async load(): Promise<void> {
    const { edited } = this;
    if (!('id' in edited)) return;
    const isLatest = this.latest.begin();
    const answer = await this.useCases.gateway.read(edited);
    if (!isLatest()) return;
    runInAction(() => {
      if (answer.ok) this.show(answer.value.value);
      else {
        const last = this.known && { value: this.known, at: this.now };
        this.alert = { status: 'couldNotCheck', failure: answer.failure, ...(last && { last }) };
      }
    });
  }

  write<K extends AlertField>(field: K, value: AlertForm[K]): void {
    [this.done, this.made, this.mergedFromServer] = [undefined, undefined, []];
    this.form.edit(field, value);
    if (field === 'from') this.form.edit('fromWhich', null);
    if (field === 'until') this.form.edit('untilWhich', null);
  }

  /** Asks whether to publish, unless there are errors. */
  ask(): void {
    this.begin('everyone');
    this.isAsking = Object.keys(this.faults).length === 0;
  }

  stopAsking(): void {
    this.isAsking = false;
  }

  async save(mode: SaveMode): Promise<void> {
    this.begin(mode);
    if (this.form.busy || !this.form.isDecided || Object.keys(this.faults).length > 0) return;
    this.mode = mode;
    await this.form.submit();
  }

  discard(): void {
    this.triedMode = undefined;
    this.form.discard(this.known ? toAlertForm(this.known) : this.form.base);
  }

  openWithdrawal(): void {
    [this.withdrawal, this.withdrawReason] = [{ phase: 'asked' }, ''];
  }

  cancelWithdrawal(): void {
    this.withdrawal = { phase: 'idle' };
  }

  writeWithdrawReason(reason: string): void {
    this.withdrawReason = reason;
  }

  async withdraw(): Promise<void> {
    const { edited } = this;
    if (!('id' in edited) || this.withdrawal.phase === 'running') return;
    runInAction(() => (this.withdrawal = { phase: 'running' }));
    const answer = await this.useCases.withdrawMessageAlert.execute(edited, this.withdrawReason.trim());
    runInAction(() => {
      this.withdrawal = answer.ok ? { phase: 'done' } : { phase: 'failed', failure: answer.failure };
      if (answer.ok && answer.value !== null) this.show(answer.value);
    });
    if (answer.ok) this.onChanged();
  }

  private begin(mode: SaveMode): void {
    [this.triedMode, this.isAsking] = [mode, false];
  }

  private show(alert: AlertDetails): void {
    this.alert = { status: 'known', value: alert, at: this.now };
    this.form.open(toAlertForm(alert));
  }

  private flagsOf(mode: SaveMode): AlertFlags {
    if (this.generation === 'v1' || mode === 'everyone') return { isPublished: true, onlyAuthor: false };
    if (mode === 'onlyMe') return { isPublished: true, onlyAuthor: true };
    return { isPublished: this.known?.isPublished ?? false, onlyAuthor: this.known?.onlyAuthor ?? false };
  }

  private async submit(submission: Submission<AlertForm>): Promise<FormAnswer<AlertForm, EditorFailure>> {
    const { mine, base, sent, id } = submission;
    const { edited, generation, mode } = this;
    const flags = this.flagsOf(mode);
    const entry = toAlertEntry(mine, generation, flags);
    if (entry === undefined) throw new Error('What has a fault is not sent.');
    const name = 'id' in edited ? edited : { id, generation };
    const answer = await this.useCases.saveMessageAlert.execute({
      name,
      ...('id' in edited && { base: this.baseOf(base) }),
      mine: entry,
      sent: sent.flatMap(one => toAlertEntry(one, generation, flags) ?? []),
      reason: mine.reason.trim(),
    });
    if (answer.ok) return this.finish(answer.value.saved.value, answer.value.mergedFromServer, mode);
    const { failure } = answer;
    if (failure.kind === 'conflict') {
      const theirs = failure.theirs.value;
      runInAction(() => (this.alert = { status: 'known', value: theirs, at: this.now }));
      return {
        kind: 'conflict',
        held: toAlertForm(theirs),
        conflicts: conflictsIn(failure.conflicts, base, mine, theirs),
      };
    }
    return { kind: failure.kind === 'unreachable' ? 'unanswered' : 'refused', failure };
  }

  /** The version on which the edits are based, including what they leave unchanged. */
  private baseOf(base: AlertForm): AlertEntry {
    const held = this.known;
    if (held === undefined) throw new Error('A message is changed once it was read.');
    const { isPublished, onlyAuthor } = entryOf(held);
    return toAlertEntry(base, this.generation, { isPublished, onlyAuthor }) ?? entryOf(held);
  }

  private finish(
    saved: AlertDetails,
    mergedFromServer: readonly string[],
    mode: SaveMode,
  ): FormAnswer<AlertForm, EditorFailure> {
    [this.done, this.triedMode] = [mode, undefined];
    this.mergedFromServer = mergedFromServer.flatMap(field => formFieldOf(field) ?? []);
    if (this.isNew) this.made = saved;
    else this.alert = { status: 'known', value: saved, at: this.now };
    this.onChanged();
    return { kind: 'saved', held: toAlertForm(saved) };
  }

  /** Shows the current state of the message, and runs again when that state changes. */
  private turn(): void {
    const { known, now } = this;
    this.cancelTurn();
    runInAction(() => (this.asOf = now));
    const until = known === undefined ? null : alertState({ ...known, now }).until;
    if (until === null) return;
    this.cancelTurn = this.useCases.clock.wakeIn(Math.min(until - now, LONGEST_WAIT_MS), () => this.turn());
  }

  private planCount(): void {
    this.cancelCount();
    // The number for the former audience does not apply to this one.
    runInAction(() => (this.reach = { status: 'unknown' }));
    this.cancelCount = this.useCases.clock.wakeIn(COUNT_PAUSE_MS, () => void this.count());
  }

  private async count(): Promise<void> {
    const { target } = this;
    const { kind } = readVersionRange(target.versions);
    if (target.audiences.length === 0 || kind === 'unreadable' || kind === 'empty') {
      runInAction(() => (this.reach = { status: 'unknown' }));
      return;
    }
    const answer = await this.useCases.gateway.count(target);
    // The audience may have changed while it was counted.
    if (JSON.stringify(target) !== JSON.stringify(this.target)) return;
    runInAction(() => {
      this.reach = answer.ok
        ? { status: 'known', value: answer.value, at: this.now }
        : { status: 'couldNotCheck', failure: answer.failure };
    });
  }
}

interface EntryConflict {
  readonly field: string;
}

/** Converts the conflicts of a message to conflicts of the form's fields. */
function conflictsIn(conflicts: readonly EntryConflict[], base: AlertForm, mine: AlertForm, theirs: AlertDetails) {
  const held = toAlertForm(theirs);
  return conflicts.flatMap(({ field }) => {
    const name = formFieldOf(field);
    return name === undefined ? [] : [{ field: name, base: base[name], mine: mine[name], theirs: held[name] }];
  });
}
