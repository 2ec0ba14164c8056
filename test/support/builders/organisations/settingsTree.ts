import { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import type { Organisation } from '@/domain/organisations/Organisation';
import { FakeOrganisationGateway } from '../../fakes/organisations/FakeOrganisationGateway';
import { FakeOrganisationSettingsGateway } from '../../fakes/organisations/FakeOrganisationSettingsGateway';

export const helpline = { name: 'Helpline', phone: '116 123', textMessage: '', url: '' };

/** A provider, a board below it, and two clinics below the board. The settings of the provider reach all of them. */
export function settingsTree() {
  const tree = new FakeOrganisationGateway().add('root', 'Provider');
  const gateway = new FakeOrganisationSettingsGateway()
    .add('root', 'Provider', undefined, {
      appSettings: { crisisContact: helpline, welcomeText: 'Welcome.', colour: '#1f5f8b', languages: ['en-GB'] },
      details: { region: 'UK', contactName: 'Service desk' },
      subscription: { plan: 'Provider' },
    })
    .add('board', 'North Board', 'root', { details: { kind: 'healthService' } })
    .add('ash', 'Ash Clinic', 'board')
    .add('beech', 'Beech Clinic', 'board', { appSettings: { colour: '#2f6f4f' } });
  const loadOrganisation = new LoadOrganisation(tree, gateway);
  const organisation = async (id: string): Promise<Organisation> => {
    const answer = await gateway.read(id);
    if (!answer.ok) throw new Error(`${id} can be read.`);
    return answer.value;
  };
  return { tree, gateway, loadOrganisation, organisation };
}
