import { action, makeObservable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { LoadOwnSettings } from '@/application/organisations/LoadOwnSettings';
import type { Loaded } from '@/domain/kernel/Loaded';
import { settingInEffect, type SettingInEffect } from '@/domain/organisations/Organisation';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import type { SettingChoices } from '@/domain/organisations/SettingChoice';
import type { FormSection } from '@/domain/organisations/settingFields';
import type { ShownOrganisation } from '../page/ShownOrganisation';

export interface SettingSourcesUseCases {
  readonly loadOwnSettings: LoadOwnSettings;
}

/** The sources of a section's values: the own ones, those in effect, and the parent's. */
export class SettingSources {
  own: Loaded<Versioned<SettingChoices>, CallFailure> = { status: 'unknown' };
  private readonly latest = latest();

  constructor(
    readonly page: ShownOrganisation,
    private readonly organisation: OrganisationName,
    private readonly section: FormSection,
    private readonly useCases: SettingSourcesUseCases,
  ) {
    makeObservable(this, { own: observableRef, forgetOwn: action });
  }

  /** Returns the newest own values; undefined if they could not be read, or are being read again. */
  async loadOwn(): Promise<Versioned<SettingChoices> | undefined> {
    const isLatest = this.latest.begin();
    const answer = await this.useCases.loadOwnSettings.execute(this.organisation.id, this.section);
    if (!isLatest()) return undefined;
    runInAction(() => {
      this.own = answer.ok ? this.known(answer.value) : { status: 'couldNotCheck', failure: answer.failure };
    });
    return answer.ok ? answer.value : undefined;
  }

  /** The own values may have changed. */
  forgetOwn(): void {
    this.own = { status: 'unknown' };
  }

  /** Late answers are ignored. */
  stop(): void {
    this.latest.cancel();
  }

  /** Stores the own values that the answer to a save returned. */
  putOwn(own: Versioned<SettingChoices>): void {
    this.latest.cancel();
    this.own = this.known(own);
  }

  /** The setting in effect, without the entries; undefined for a setting that is never inherited. */
  now(field: string): SettingInEffect<SettingValue> | undefined {
    return this.page.known && settingInEffect(this.page.known, this.section, field);
  }

  /** The value that the organisation inherits, or would inherit; undefined if not known. */
  inherited(field: string): SettingInEffect<SettingValue> | undefined {
    const now = this.now(field);
    if (now?.source.kind === 'inherited' || now?.source.kind === 'default') return now;
    const { parent } = this.page;
    if (parent.status !== 'known') return undefined;
    const above = settingInEffect(parent.value, this.section, field);
    // An empty value without a named source may be one that was not sent.
    if (above?.source.kind === 'unknown' && above.value === null) return undefined;
    const { id, name } = parent.value;
    return above?.source.kind === 'own' ? { ...above, source: { kind: 'inherited', from: { id, name } } } : above;
  }

  private known<T>(value: T): Loaded<T, never> {
    return { status: 'known', value, at: this.page.now };
  }
}
