import type { AssignmentItem } from '@/application/surveys/bulk/assignmentActions';
import { SurveyOrganisationsStore } from '@/presentation/surveys/SurveyOrganisationsStore';
import { surveyTools } from '#test/support/builders/surveys/surveyTools';
import { eventually } from '#test/support/eventually';

interface Checked {
  readonly gives: boolean;
  readonly items: readonly AssignmentItem[];
}

/** A page holds two organisations. */
async function opened() {
  const { gateway } = surveyTools();
  gateway
    .addOrganisation('north', 'North Trust')
    .addOrganisation('ward', 'Ward 3', 'north')
    .addOrganisation('east', 'East Trust')
    .addOrganisation('west', 'West Trust')
    .addOrganisation('south', 'South Trust');
  await gateway.assign('check-in', { add: ['north'] });
  const checked: Checked[] = [];
  const store = new SurveyOrganisationsStore('check-in', gateway, (gives, items) => checked.push({ gives, items }));
  const stop = store.start();
  await eventually(() => expect(store.status).toBe('known'));
  return { gateway, store, checked, stop, names: () => store.rows.map(({ name }) => name) };
}

describe('SurveyOrganisationsStore', () => {
  it('lists who has the survey, who inherits it and who may get it', async () => {
    const { store, names } = await opened();
    expect(names()).toEqual(['North Trust']);
    store.filter('inherited');
    await eventually(() => expect(names()).toEqual(['Ward 3']));
    expect(store.rows[0]?.through).toBe('North Trust');
    store.filter('available');
    await eventually(() => expect(names()).toEqual(['East Trust', 'West Trust']));
    await store.more();
    expect(names()).toEqual(['East Trust', 'West Trust', 'South Trust']);
    expect([store.total, store.next]).toEqual([3, undefined]);
  });

  it('checks assigning it to organisations selected on several pages and searches, with the reason', async () => {
    const { store, checked } = await opened();
    store.filter('available');
    await eventually(() => expect(store.rows).toHaveLength(2));
    store.toggle(store.rows[0]!);
    store.find('south');
    await eventually(() => expect(store.rows).toHaveLength(1));
    store.toggle(store.rows[0]!);
    store.write('  Sleep week. ');
    store.check();
    const item = (organisation: string, name: string) => ({
      ...{ survey: 'check-in', organisation, name },
      reason: 'Sleep week.',
    });
    expect(checked).toEqual([{ gives: true, items: [item('east', 'East Trust'), item('south', 'South Trust')] }]);
  });

  it('checks removing it, and suggests no reason', async () => {
    const { store, checked } = await opened();
    store.check();
    store.toggle(store.rows[0]!);
    store.write('   ');
    store.check();
    expect(checked).toEqual([
      { gives: false, items: [{ survey: 'check-in', organisation: 'north', name: 'North Trust', reason: null }] },
    ]);
  });

  it('clears the selection with another list, and deselects on a second press', async () => {
    const { store } = await opened();
    store.toggle(store.rows[0]!);
    store.filter('available');
    expect(store.selected.size).toBe(0);
    await eventually(() => expect(store.rows).toHaveLength(2));
    store.toggle(store.rows[0]!);
    store.toggle(store.rows[0]!);
    expect(store.selected.size).toBe(0);
  });

  it('counts unreadable organisations on every page, and says why a load failed', async () => {
    const { store, gateway } = await opened();
    gateway.cannotRead(1);
    store.filter('available');
    await eventually(() => expect(store.rows).toHaveLength(2));
    await store.more();
    expect(store.unreadable).toBe(2);
    gateway.planned.failNext('organisations', { kind: 'unreachable' });
    await store.load();
    expect([store.status, store.failure]).toEqual(['couldNotCheck', { kind: 'unreachable' }]);
  });

  it('drops an answer after a later request or the end of the page', async () => {
    const { store, stop, names } = await opened();
    store.filter('inherited');
    store.filter('available');
    await eventually(() => expect(names()).toEqual(['East Trust', 'West Trust']));
    store.filter('assigned');
    stop();
    await new Promise(resolve => setImmediate(resolve));
    expect(store.rows).toEqual([]);
  });
});
