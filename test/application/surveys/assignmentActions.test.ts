import { assignmentActions } from '@/application/surveys/bulk/assignmentActions';
import { FakeSurveyGateway } from '#test/support/fakes/surveys/FakeSurveyGateway';

const bulk = { id: 'bulk-1', rows: 1 };
const item = (organisation: string, name: string) => ({ survey: 's', organisation, name, reason: 'Asked for' });

function setUp() {
  const gateway = new FakeSurveyGateway(10)
    .add('s')
    .addOrganisation('north', 'North Board')
    .addOrganisation('ward', 'Ward', 'north');
  return { gateway, actions: assignmentActions(gateway) };
}

describe('assigning a survey to many organisations', () => {
  it('assigns the survey, recognises a finished assignment, and undoes it', async () => {
    const { gateway, actions } = setUp();
    const north = item('north', 'North Board');
    const give = actions['surveys.assign'];
    expect(await give.read(north)).toMatchObject({ value: { judged: 'do' } });
    await give.change(north, null, bulk);
    expect(await give.read(north)).toMatchObject({ value: { judged: 'already' } });
    await give.undo?.action.change(north, null, bulk);
    expect(await give.read(north)).toMatchObject({ value: { judged: 'do' } });
    expect(gateway.changes).toEqual(['assign +north -: Asked for', 'assign + -north: Asked for']);
  });

  it('does not remove an inherited survey, and reports a missing organisation', async () => {
    const { gateway, actions } = setUp();
    await gateway.assign('s', { add: ['north'] });
    const take = actions['surveys.unassign'];
    expect(await take.read(item('ward', 'Ward'))).toMatchObject({ value: { judged: { cannot: 'inherited' } } });
    expect(await take.read(item('gone', 'Gone'))).toMatchObject({ value: { judged: { cannot: 'notFound' } } });
  });

  it('finds an organisation whose name is part of many other names', async () => {
    const { gateway, actions } = setUp();
    for (let ward = 1; ward <= 20; ward += 1) gateway.addOrganisation(`ward-${ward}`, `Ward ${ward}`, 'north');
    gateway.addOrganisation('last', 'Ward', 'north');
    const give = actions['surveys.assign'];
    expect(await give.read(item('last', 'Ward'))).toMatchObject({ value: { judged: 'do' } });
    gateway.cannotRead(1);
    expect(await give.read(item('gone', 'Ward'))).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('reports a failure', async () => {
    const { gateway, actions } = setUp();
    gateway.planned.failNext('organisations', { kind: 'unreachable' });
    expect(await actions['surveys.assign'].read(item('north', 'North Board'))).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    gateway.planned.failNext('assign', { kind: 'notFound' });
    expect(await actions['surveys.assign'].change(item('north', 'North Board'), null, bulk)).toEqual({
      ok: false,
      failure: { kind: 'refused', reason: 'notFound' },
    });
  });
});
