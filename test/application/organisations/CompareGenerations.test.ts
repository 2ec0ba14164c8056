import { CompareGenerations } from '@/application/organisations/CompareGenerations';
import { generationDifferences } from '@/domain/organisations/generationDifferences';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

describe('CompareGenerations', () => {
  it('names the settings in which both generations of the calls differ', async () => {
    const gateway = new FakeOrganisationGateway().add('root', 'Provider');
    gateway.former.set('root', { 'details.name': 'Former name' });
    expect(await new CompareGenerations(gateway).execute('root', 'merged')).toEqual({
      ok: true,
      value: [
        { name: 'appSettings.modules', v1: ['chat'], v2: ['chat'], differs: false },
        { name: 'details.name', v1: 'Former name', v2: 'Provider', differs: true },
      ],
    });
  });

  it('compares nothing when one of them cannot be read', async () => {
    const gateway = new FakeOrganisationGateway().add('root', 'Provider');
    gateway.planned.failNext('readSettings', { kind: 'unreachable' });
    expect(await new CompareGenerations(gateway).execute('root', 'unmerged')).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });
});

describe('generationDifferences', () => {
  it('takes an absent setting for another than an empty one, and objects for equal in any order', () => {
    const contact = { name: 'Line', phone: '1' };
    expect(
      generationDifferences(
        { 'appSettings.welcomeText': '', 'appSettings.crisisContact': contact },
        { 'appSettings.crisisContact': { phone: '1', name: 'Line' } },
      ),
    ).toEqual([
      { name: 'appSettings.crisisContact', v1: contact, v2: { phone: '1', name: 'Line' }, differs: false },
      { name: 'appSettings.welcomeText', v1: '', v2: null, differs: true },
    ]);
  });

  it('leaves out what the first generation never had', () => {
    expect(generationDifferences({}, { 'clientLinks.links': [] })).toEqual([]);
  });
});
