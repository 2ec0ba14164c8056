import { SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';

describe('SearchOrganisations', () => {
  it('searches for the words, however they are spaced', async () => {
    const gateway = new FakeOrganisationGateway().add('root', 'Ash Clinic');
    const answer = await new SearchOrganisations(gateway).execute('  clinic \t ash ');
    expect(answer).toMatchObject({ ok: true, value: { term: 'clinic ash', rows: [{ id: 'root' }] } });
  });

  it('makes no call for white space', async () => {
    const gateway = new FakeOrganisationGateway();
    expect(await new SearchOrganisations(gateway).execute(' \n ')).toEqual({
      ok: true,
      value: { term: '', rows: [], unreadable: 0, mayBeMore: false },
    });
    expect(gateway.asked).toEqual([]);
  });

  it('says why nothing could be found out', async () => {
    const gateway = new FakeOrganisationGateway();
    gateway.planned.failNext('search', { kind: 'sessionEnded' });
    expect(await new SearchOrganisations(gateway).execute('ash')).toEqual({
      ok: false,
      failure: { kind: 'sessionEnded' },
    });
  });
});
