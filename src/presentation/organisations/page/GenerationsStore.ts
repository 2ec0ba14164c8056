import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { CompareGenerations } from '@/application/organisations/CompareGenerations';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { SettingsView } from '@/application/organisations/ports/OrganisationGateway';
import type { Result } from '@/domain/kernel/Result';
import type { ComparedSetting } from '@/domain/organisations/compareSettings';

type Compared = Result<readonly ComparedSetting[], CallFailure>;

/** One organisation's settings from both generations of the calls, for support staff. Loaded when it is opened. */
export class GenerationsStore {
  isOpen = false;
  loading = false;
  /** The settings in effect and the own ones; undefined until loaded. */
  compared: Readonly<Record<SettingsView, Compared>> | undefined = undefined;

  constructor(
    private readonly organisationId: string,
    private readonly compareGenerations: CompareGenerations,
  ) {
    makeObservable(this, {
      isOpen: observable,
      loading: observable,
      compared: observableRef,
      differences: computed,
      toggle: action,
      load: action,
    });
  }

  /** Number of settings that differ; undefined if not known. */
  get differences(): number | undefined {
    const { merged, unmerged } = this.compared ?? {};
    if (!merged?.ok || !unmerged?.ok) return undefined;
    return [...merged.value, ...unmerged.value].filter(({ differs }) => differs).length;
  }

  toggle(isOpen: boolean): void {
    this.isOpen = isOpen;
    if (isOpen) void this.load();
  }

  async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    const [merged, unmerged] = await Promise.all([
      this.compareGenerations.execute(this.organisationId, 'merged'),
      this.compareGenerations.execute(this.organisationId, 'unmerged'),
    ]);
    runInAction(() => {
      this.loading = false;
      this.compared = { merged, unmerged };
    });
  }
}
