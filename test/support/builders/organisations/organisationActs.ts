import { danasAuthorship } from '../kernel/danasAuthorship';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { CreateOrganisation } from '@/application/organisations/CreateOrganisation';
import { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import { FindMember } from '@/application/organisations/FindMember';
import { MoveMember } from '@/application/organisations/MoveMember';
import { MoveToOrganisation } from '@/application/organisations/MoveToOrganisation';
import { SetOrganisationEnabled } from '@/application/organisations/SetOrganisationEnabled';
import type { ListedUser } from '@/domain/users/ListedUser';
import { NewOrganisationStore } from '@/presentation/organisations/NewOrganisationStore';
import { EnablingStore } from '@/presentation/organisations/page/EnablingStore';
import { MoveToOrganisationStore } from '@/presentation/organisations/page/MoveToOrganisationStore';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '#test/support/fakes/organisations/FakeOrganisationSettingsGateway';
import { FakeUserGateway } from '#test/support/fakes/users/FakeUserGateway';

const ana: Partial<ListedUser> = {
  ...{ kind: 'patient', patientId: 'p-05', emailAddress: 'ana@patients.example' },
  ...{ firstName: 'Ana', lastName: 'Novak' },
};

/** A provider with `north` below it, one device, and the stores that change organisations apart from their settings. */
export function organisationActs() {
  const settings = new FakeOrganisationSettingsGateway().add('root', 'Provider').add('north', 'North Board', 'root');
  const gateway = new FakeOrganisationGateway(settings).add('root', 'Provider').add('north', 'North Board', 'root');
  const [vault, clock, ids] = [new FakeDraftVault(), new ManualClock(), new SequentialIds()];
  const users = new FakeUserGateway().add(
    'ana',
    {},
    { user: { ...ana, organisation: { id: 'root', name: 'Provider' } } },
  );
  gateway.onMoved = (patientId, organisation) => users.moved(patientId, organisation);
  const findMember = new FindMember(users);
  const moveToOrganisation = new MoveToOrganisation(gateway, settings, danasAuthorship(clock));
  const loadOrganisation = new LoadOrganisation(gateway, settings);
  /** A window, or the same one after a reload. */
  const page = () => {
    const formDrafts = new FormDrafts(vault, clock);
    return {
      formDrafts,
      enabling: (onChanged = (): void => undefined) =>
        new EnablingStore(
          settings.organisationNow('north'),
          { setEnabled: new SetOrganisationEnabled(gateway, settings), formDrafts, clock },
          onChanged,
        ),
      newOrganisation: (onCreated: (id: string) => void = () => undefined) => {
        const createOrganisation = new CreateOrganisation(gateway, settings);
        return new NewOrganisationStore('north', { createOrganisation, loadOrganisation, formDrafts, ids }, onCreated);
      },
      moveToOrganisation: () =>
        new MoveToOrganisationStore(
          'north',
          { findMember, moveMember: new MoveMember(findMember, moveToOrganisation), formDrafts },
          () => undefined,
        ),
    };
  };
  return { settings, gateway, users, vault, clock, page };
}
