import { FormDrafts } from '@/application/drafts/FormDrafts';
import { LoadOwnSettings } from '@/application/organisations/LoadOwnSettings';
import { UploadPicture } from '@/application/organisations/UploadPicture';
import { SaveSettings } from '@/application/organisations/SaveSettings';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { FormSection } from '@/domain/organisations/settingFields';
import { UnreadableRecordsStore } from '@/presentation/patients/drafts/UnreadableRecordsStore';
import { OrganisationStore } from '@/presentation/organisations/page/OrganisationStore';
import type { ShownOrganisation } from '@/presentation/organisations/page/ShownOrganisation';
import { LogoStore } from '@/presentation/organisations/settings/LogoStore';
import type { SettingForm } from '@/presentation/organisations/settings/SettingForm';
import { SettingsStore } from '@/presentation/organisations/settings/SettingsStore';
import { eventually } from '../../eventually';
import { FakePictureGateway } from '../../fakes/organisations/FakePictureGateway';
import { FakeUnreadableRecords } from '../../fakes/drafts/FakeUnreadableRecords';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { settingsTree } from './settingsTree';

/** The stores of the pages of an organisation on fakes. */
export function settingsTools() {
  const tree = settingsTree();
  const [clock, vault] = [new ManualClock(Date.parse('2026-04-30T12:00:00Z')), new FakeDraftVault()];
  const unreadableRecords = new FakeUnreadableRecords();
  /** A page as after a reload, with stored data only. */
  const stores = () => {
    const useCases = {
      loadOwnSettings: new LoadOwnSettings(tree.gateway),
      saveSettings: new SaveSettings(tree.gateway),
      formDrafts: new FormDrafts(vault, clock),
    };
    return {
      unreadable: () => new UnreadableRecordsStore(unreadableRecords),
      organisation: (id: string | undefined) =>
        new OrganisationStore(id, { loadOrganisation: tree.loadOrganisation, clock }),
      logo: (details: SettingForm) =>
        new LogoStore(details, {
          uploadPicture: new UploadPicture(new FakePictureGateway()),
          backendUrl: 'https://backend.example/api',
        }),
      settings: (page: ShownOrganisation, organisation: Organisation, section: FormSection) =>
        new SettingsStore(page, organisation, section, useCases),
    };
  };
  /** The form of one section, loaded; null for the provider. */
  const open = async (section: FormSection = 'appSettings', id: string | null = 'board') => {
    const made = stores();
    const page = made.organisation(id ?? undefined);
    const stopPage = page.start();
    await eventually(() => {
      if (page.known === undefined) throw new Error('The organisation is loaded.');
    });
    if (page.known === undefined) throw new Error('The organisation is loaded.');
    await page.loadParent();
    const store = made.settings(page, page.known, section);
    const stopStore = store.start();
    await eventually(() => {
      if (store.sources.own.status === 'unknown') throw new Error('The own values are loaded.');
    });
    await store.form.loaded;
    await Promise.resolve();
    const stop = (): void => {
      stopStore();
      stopPage();
    };
    return { page, store, stop };
  };
  /** Waits until the entries are stored on the device. */
  const kept = async (): Promise<void> => {
    clock.advance(300);
    await eventually(() => {
      if (vault.kept.size === 0) throw new Error('The draft is kept.');
    });
  };
  return { ...tree, clock, vault, unreadableRecords, stores, open, kept };
}
