import { SearchAccessCodes } from '@/application/accessCodes/SearchAccessCodes';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';

const gateway = (): FakeAccessCodeGateway =>
  new FakeAccessCodeGateway()
    .addOrganisation('north', 'North Board')
    .addOrganisation('south', 'South Board')
    .add('MILL-LANE')
    .add('MILL-ROAD', { generation: 'v1' }, 'south');

describe('finding codes', () => {
  it('finds them in every organisation by how they begin, however they are written', async () => {
    expect(await new SearchAccessCodes(gateway()).execute(' mill- ')).toMatchObject({
      value: { term: 'MILL-', codes: [{ code: 'MILL-LANE' }, { code: 'MILL-ROAD', organisation: { id: 'south' } }] },
    });
  });

  it('makes no call for white space', async () => {
    const codes = gateway();
    expect(await new SearchAccessCodes(codes).execute(' \n')).toMatchObject({ value: { codes: [] } });
    expect(codes.planned.calls).toEqual([]);
  });

  it('fails where the answer is missing', async () => {
    const codes = gateway();
    codes.planned.failNext('search', { kind: 'unreachable' });
    expect(await new SearchAccessCodes(codes).execute('mill')).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});
