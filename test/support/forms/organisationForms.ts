import { CreateOrganisation } from '@/application/organisations/CreateOrganisation';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import { MovePatient } from '@/application/organisations/MovePatient';
import { SetOrganisationEnabled } from '@/application/organisations/SetOrganisationEnabled';
import { NewOrganisationStore } from '@/presentation/organisations/NewOrganisationStore';
import { EnablingStore } from '@/presentation/organisations/page/EnablingStore';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';
import { MovePatientStore } from '@/presentation/organisations/page/MovePatientStore';
import type { FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

function tree() {
  const settings = new FakeOrganisationSettingsGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  const gateway = new FakeOrganisationGateway(settings).add('root', 'Provider').add('north', 'North Board', 'root');
  const [vault, clock] = [new FakeDraftVault(), new ManualClock()];
  return { settings, gateway, vault, clock, page: () => new FormDrafts(vault, clock) };
}

/** An organisation that is disabled with a reason. */
export function enabling(): FormWorld {
  const { settings, gateway, vault, clock, page } = tree();
  return {
    draftKey: '/enabling/north',
    kept: vault.kept,
    held: () => settings.organisationNow('north').changes.map(({ reason }) => reason ?? ''),
    isDone: () => !settings.organisationNow('north').enabled,
    loseAnswer: butDone => {
      gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone });
      settings.planned.failNext('read', { kind: 'unreachable' });
    },
    open: () => {
      const drafts = page();
      const setEnabled = new SetOrganisationEnabled(gateway, settings);
      const store = new EnablingStore(
        settings.organisationNow('north'),
        { setEnabled, formDrafts: drafts, clock },
        () => undefined,
      );
      return formWindow({
        store,
        drafts,
        type: text => store.writeReason(text),
        text: () => store.form.mine.reason,
      });
    },
  };
}

/** An organisation below another. */
export function newOrganisation(): FormWorld {
  const { settings, gateway, vault, page } = tree();
  const ids = new SequentialIds();
  return {
    draftKey: '/newOrganisation/north',
    kept: vault.kept,
    held: () => gateway.namesBelow('north'),
    loseAnswer: butDone => {
      gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone });
      // The read after it is lost too: nobody knows.
      settings.planned.failNext('read', { kind: 'unreachable' });
    },
    open: () => {
      const drafts = page();
      const store = new NewOrganisationStore(
        'north',
        {
          createOrganisation: new CreateOrganisation(gateway, settings),
          loadOrganisation: new LoadOrganisation(gateway, settings),
          formDrafts: drafts,
          ids,
        },
        () => undefined,
      );
      return formWindow({
        store,
        drafts,
        type: text => store.write('name', text),
        choose: () => {
          store.write('reason', 'New site');
          store.writeSeats({ limit: 'unlimited', text: '' });
        },
        text: () => store.form.mine.name,
      });
    },
  };
}

/** A patient who is moved to an organisation. */
export function movePatient(): FormWorld {
  const { settings, gateway, vault, page } = tree();
  return {
    draftKey: '/movePatient/north',
    kept: vault.kept,
    held: () => settings.organisationNow('north').changes.map(({ reason }) => reason ?? ''),
    isDone: () => gateway.members.has('p-05'),
    loseAnswer: butDone => {
      gateway.planned.failNext('movePatient', { kind: 'unreachable' }, { butDone });
    },
    open: () => {
      const drafts = page();
      const store = new MovePatientStore(
        'north',
        { movePatient: new MovePatient(gateway, settings), formDrafts: drafts },
        () => undefined,
      );
      return formWindow({
        store,
        drafts,
        type: text => store.write('reason', text),
        choose: () => store.write('patientId', 'p-05'),
        text: () => store.form.mine.reason,
      });
    },
  };
}
