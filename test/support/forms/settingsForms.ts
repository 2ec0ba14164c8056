import { FormDrafts } from '@/application/drafts/FormDrafts';
import { LoadOwnSettings } from '@/application/organisations/LoadOwnSettings';
import { SaveSettings } from '@/application/organisations/SaveSettings';
import { ownChoice } from '@/domain/organisations/SettingChoice';
import { OrganisationStore } from '@/presentation/organisations/page/OrganisationStore';
import { SettingsStore } from '@/presentation/organisations/settings/SettingsStore';
import { settingsTools } from '#test/support/builders/organisations/settingsTools';
import type { FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

/** A text in an organisation's settings, which may be inherited. */
export function settings(): FormWorld {
  const { gateway, loadOrganisation, vault, clock } = settingsTools();
  const held = () => gateway.ownNow('board', 'details')['contactName'];
  return {
    draftKey: '/details/board',
    kept: vault.kept,
    held: () => [held()].flatMap(text => (typeof text === 'string' ? text : [])),
    loseAnswer: butDone => gateway.planned.failNext('change', { kind: 'unreachable' }, { butDone }),
    colleagueWrites: contactName => gateway.put('board', 'details', { contactName }),
    open: () => {
      const drafts = new FormDrafts(vault, clock);
      const page = new OrganisationStore('board', { loadOrganisation, clock });
      const stopPage = page.start();
      const store = new SettingsStore(page, { id: 'board', name: 'North Board' }, 'details', {
        loadOwnSettings: new LoadOwnSettings(gateway),
        saveSettings: new SaveSettings(gateway),
        formDrafts: drafts,
      });
      const window = formWindow({
        store,
        drafts,
        type: text => {
          store.choose('contactName', ownChoice(text));
          if (store.reason === '') store.writeReason('A new desk.');
        },
        text: () => textOf(store),
        isReady: () => page.known !== undefined && store.sources.own.status === 'known',
      });
      return {
        ...window,
        close: async () => {
          stopPage();
          await window.close();
        },
      };
    },
  };
}

function textOf(store: SettingsStore): string {
  const choice = store.choiceOf('contactName');
  return choice.kind === 'own' && typeof choice.value === 'string' ? choice.value : '';
}
