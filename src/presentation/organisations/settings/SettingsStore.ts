import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { touchedFields, type FormAnswer } from '@/application/kernel/forms/FormState';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { REASON, type SaveSettings, type SaveSettingsFailure } from '@/application/organisations/SaveSettings';
import { reasonFault } from '@/domain/kernel/reasonFault';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import {
  INHERITED,
  NOTHING,
  ownChoice,
  textOfValue,
  valueOfChoice,
  type SettingChoice,
  type SettingChoices,
} from '@/domain/organisations/SettingChoice';
import { cleanChoices, faultsOf, type SettingFault } from '@/domain/organisations/settingFault';
import { fieldsOfSection, type FormFieldName, type FormSection } from '@/domain/organisations/settingFields';
import { wholeNumber } from '@/domain/kernel/wholeNumber';
import { DraftForm, type Submission } from '../../kit/forms/DraftForm';
import { mergedAnswer } from '../../kit/forms/MergedForm';
import type { ShownOrganisation } from '../page/ShownOrganisation';
import { SettingSources, type SettingSourcesUseCases } from './SettingSources';
import { settingChanges, widestOf, type SettingChange, type WidestChange } from './settingChanges';
import { blankOf, settingsFields } from './settingsFields';

export interface SettingsUseCases extends SettingSourcesUseCases {
  readonly saveSettings: SaveSettings;
  readonly formDrafts: FormDrafts;
}

export type SettingsSaveFailure = Exclude<SaveSettingsFailure, { kind: 'conflict' }>;

/** The settings of one section of an organisation, with the user's edits. */
export class SettingsStore {
  readonly fields: readonly FormFieldName[];
  readonly form: DraftForm<SettingChoices, SettingsSaveFailure>;
  /** Fields that a colleague changed in the meantime; they were kept when the user's own were saved. */
  mergedFromServer: readonly FormFieldName[] = [];
  /** True if the last save succeeded and nothing was entered since. */
  saved = false;
  /** A missing reason is marked after the first attempt to save. */
  hasTriedToSubmit = false;
  /** The number of changed organisations, as typed by the user. */
  confirmation = '';
  readonly sources: SettingSources;
  /** Own values that the user has replaced with another choice, so that an arrow key alone loses none of them. */
  private readonly formerOwn = new Map<string, SettingChoice>();

  constructor(
    readonly page: ShownOrganisation,
    private readonly organisation: OrganisationName,
    readonly section: FormSection,
    private readonly useCases: SettingsUseCases,
  ) {
    this.fields = fieldsOfSection(section);
    this.sources = new SettingSources(page, organisation, section, useCases);
    this.form = new DraftForm<SettingChoices, SettingsSaveFailure>({
      key: { kind: 'administration', form: section, itemId: organisation.id },
      fields: settingsFields(section),
      drafts: useCases.formDrafts,
      stamp: mine => cleanChoices(section, mine),
      submit: submission => this.submit(submission),
      invalidate: () => {
        this.sources.forgetOwn();
        void this.load();
      },
    });
    makeObservable<this, 'show' | 'settle'>(this, {
      mergedFromServer: observableRef,
      saved: observable,
      hasTriedToSubmit: observable,
      isReasonMissing: computed,
      confirmation: observable,
      changed: computed,
      changes: computed,
      faults: computed,
      widest: computed,
      failure: computed,
      canSave: computed,
      hasSomethingToSave: computed,
      inheriting: computed,
      isShown: computed,
      choose: action,
      writeReason: action,
      confirm: action,
      discard: action,
      save: action,
      show: action,
      settle: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.load();
    return () => {
      this.sources.stop();
      stop();
    };
  }

  async load(): Promise<void> {
    const own = await this.sources.loadOwn();
    await this.form.loaded;
    if (own !== undefined) runInAction(() => this.show(own));
  }

  /** True if there is something to show: the server's values, or a draft on this device. */
  get isShown(): boolean {
    return this.sources.own.status === 'known' || this.form.restored;
  }

  get failure(): SettingsSaveFailure | undefined {
    return this.form.lastFailure;
  }

  choiceOf(field: string): SettingChoice {
    return this.form.mine[field] ?? INHERITED;
  }

  get reason(): string {
    const reason = this.choiceOf(REASON);
    return reason.kind === 'own' ? textOfValue(reason.value) : '';
  }

  get isReasonMissing(): boolean {
    return reasonFault(this.reason) !== undefined;
  }

  /**
   * Settings that differ from the user's starting point, or did so in an attempt without an answer, which the server
   * may have saved. Leading and trailing white space is ignored.
   */
  get changed(): readonly FormFieldName[] {
    const { state } = this.form;
    const changed: readonly string[] = touchedFields({ ...state, mine: cleanChoices(this.section, state.mine) });
    return this.fields.filter(field => changed.includes(field));
  }

  get changes(): readonly SettingChange[] {
    return settingChanges(this.page.known, this.section, this.changed);
  }

  /** Errors in the user's changes. Values already on the server may be newer than this form. */
  get faults(): ReadonlyMap<string, SettingFault> {
    const faults = faultsOf(this.section, cleanChoices(this.section, this.form.mine));
    const concerned: readonly string[] =
      this.section === 'subscription' && this.changed.length > 0 ? this.fields : this.changed;
    return new Map([...faults].filter(([field]) => concerned.includes(field)));
  }

  /** For the provider, the changed setting that most organisations inherit; undefined if none does. */
  get widest(): WidestChange | undefined {
    return this.page.isProvider ? widestOf(this.changes) : undefined;
  }

  get canSave(): boolean {
    const { form, changes, widest, page } = this;
    // For the provider the number is typed, so it must be known.
    const isCounted = !page.isProvider || changes.every(({ inheriting }) => inheriting !== undefined);
    const isConfirmed = widest === undefined || wholeNumber(this.confirmation) === widest.count;
    const hasContent = changes.length > 0 || form.state.sent.length > 0 || form.conflicts.length > 0;
    return !form.busy && hasContent && form.isDecided && this.faults.size === 0 && isCounted && isConfirmed;
  }

  /** True if there is something to save, decide or discard, or a save is in progress. */
  get hasSomethingToSave(): boolean {
    const { form, changes } = this;
    return form.isUnsaved || form.busy || !form.isDecided || changes.length > 0 || this.canSave;
  }

  /** The number of sub-organisations that inherit the change inherited by most; undefined if not known. */
  get inheriting(): number | undefined {
    const { changes } = this;
    return changes.every(({ inheriting }) => inheriting !== undefined) ? (widestOf(changes)?.count ?? 0) : undefined;
  }

  /** The value that would take effect if the form were saved now; undefined if unknown. */
  inEffect(field: string): SettingValue | null | undefined {
    // Until the own values are known, inheriting is not a choice of the user.
    if (!this.isShown) return this.sources.now(field)?.value;
    const choice = this.choiceOf(field);
    if (choice.kind !== 'inherited') return valueOfChoice(choice, false);
    return this.sources.inherited(field)?.value;
  }

  choose(field: string, choice: SettingChoice): void {
    const former = this.choiceOf(field);
    if (former.kind === 'own' && choice.kind !== 'own') this.formerOwn.set(field, former);
    this.saved = false;
    this.form.edit(field, choice);
  }

  /** Restores the last own value, or begins with the inherited value if that is known. */
  chooseOwn(field: FormFieldName): void {
    if (this.choiceOf(field).kind === 'own') return;
    const inherited = this.sources.inherited(field)?.value ?? blankOf(this.section, field);
    const before = this.form.base[field];
    this.choose(field, this.formerOwn.get(field) ?? (before?.kind === 'own' ? before : ownChoice(inherited)));
  }

  chooseKind(field: FormFieldName, kind: SettingChoice['kind']): void {
    if (kind === 'own') this.chooseOwn(field);
    else if (kind === 'nothing') this.chooseNothing(field);
    else this.inherit(field);
  }

  chooseNothing(field: string): void {
    this.choose(field, NOTHING);
  }

  inherit(field: string): void {
    this.choose(field, INHERITED);
  }

  writeReason(reason: string): void {
    this.choose(REASON, reason === '' ? NOTHING : ownChoice(reason));
  }

  confirm(typed: string): void {
    this.confirmation = typed;
  }

  decide(field: string, choice: 'mine' | 'theirs'): void {
    this.form.choose(field, choice);
  }

  discard(): void {
    this.form.discard();
    this.formerOwn.clear();
    this.confirmation = '';
    this.hasTriedToSubmit = false;
  }

  async save(): Promise<void> {
    if (!this.canSave) return;
    this.hasTriedToSubmit = true;
    if (this.isReasonMissing) return;
    this.mergedFromServer = [];
    await this.form.submit();
    const { status } = this.form;
    if (status === 'saved' || status === 'savedEarlier') this.settle(status === 'saved');
    if (status !== 'refused') void this.page.load();
  }

  private async submit({
    version,
    base,
    mine,
    sent,
  }: Submission<SettingChoices>): Promise<FormAnswer<SettingChoices, SettingsSaveFailure>> {
    const shown = this.page.known;
    if (shown === undefined) return { kind: 'refused', failure: { kind: 'notFound' } };
    const { section, organisation } = this;
    const command = { organisationId: organisation.id, section, version, base, mine, sent, shown };
    const answer = await this.useCases.saveSettings.execute(command);
    return runInAction(() => {
      if (answer.ok) {
        const { saved, mergedFromServer } = answer.value;
        this.mergedFromServer = this.fields.filter(field => mergedFromServer.includes(field));
        this.sources.putOwn(saved);
      } else if (answer.failure.kind === 'conflict') this.sources.putOwn(answer.failure.theirs);
      else if (answer.failure.kind === 'otherHeirs') this.page.show(answer.failure.organisation);
      // The reason is not a setting, so a colleague cannot have changed it.
      return mergedAnswer(answer, {
        saved: held => ({ ...held, [REASON]: mine[REASON] ?? NOTHING }),
        theirs: held => ({ ...held, [REASON]: base[REASON] ?? NOTHING }),
      });
    });
  }

  /** The reason belongs to the change that was saved, not to the next one. */
  private settle(isComplete: boolean): void {
    this.confirmation = '';
    this.hasTriedToSubmit = false;
    this.saved = isComplete;
    const { own } = this.sources;
    if (isComplete && own.status === 'known') this.show(own.value);
  }

  private show({ value, etag }: Versioned<SettingChoices>): void {
    // A reason sent without an answer is not known to be stored, and is not a setting that could differ.
    const reason = this.form.state.sent.length > 0 ? this.choiceOf(REASON) : NOTHING;
    this.form.open({ ...value, [REASON]: reason }, etag);
    const isSavedEarlier = reason.kind !== 'nothing' && this.form.state.sent.length === 0 && !this.form.isUnsaved;
    if (isSavedEarlier) this.form.open({ ...value, [REASON]: NOTHING }, etag);
  }
}
