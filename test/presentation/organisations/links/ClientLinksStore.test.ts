import { INHERITED, ownChoice, valueOfChoice, type SettingChoice } from '@/domain/organisations/SettingChoice';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import type { ClientLink } from '@/domain/organisations/SettingValues';
import { ClientLinksStore } from '@/presentation/organisations/links/ClientLinksStore';
import type { SettingForm } from '@/presentation/organisations/settings/SettingForm';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

const link = (id: string, more: Partial<ClientLink> = {}): ClientLink => ({
  ...{ id, title: id, url: `https://${id}.example`, icon: 'info', from: '', until: '', group: '' },
  ...more,
});

function storeOf(links: readonly ClientLink[] | undefined, areGrouped = false, zone = 'Europe/London') {
  let choice: SettingChoice = links === undefined ? INHERITED : ownChoice(links);
  const form: SettingForm = {
    choiceOf: () => choice,
    choose: (_field, next) => (choice = next),
    inEffect: (): SettingValue | null | undefined =>
      choice.kind === 'inherited' ? undefined : valueOfChoice(choice, true),
  };
  const calendar = { now: Date.parse('2026-11-23T23:30:00Z'), zone };
  return { store: new ClientLinksStore(form, calendar, { ids: new SequentialIds(), areGrouped: () => areGrouped }) };
}

const shown = ({ groups }: ClientLinksStore) => groups?.map(group => [group.heading, group.links.map(({ id }) => id)]);

describe('ClientLinksStore', () => {
  it('previews the links of the day, and names those that patients do not see', () => {
    const links = [
      link('always'),
      link('over', { until: '2026-11-22' }),
      link('last-day', { until: '2026-11-23' }),
      link('tomorrow', { from: '2026-11-24' }),
    ];
    const { store } = storeOf(links);
    expect(shown(store)).toEqual([['', ['always', 'last-day']]]);
    expect(store.hidden.map(({ id }) => id)).toEqual(['over', 'tomorrow']);
  });

  it('counts days by the calendar of the organisation', () => {
    const links = [link('tomorrow', { from: '2026-11-24' })];
    expect(shown(storeOf(links).store)).toEqual([]);
    expect(shown(storeOf(links, false, 'Australia/Sydney').store)).toEqual([['', ['tomorrow']]]);
  });

  it('groups what is shown under its headings, in the order of the list', () => {
    const { store } = storeOf([link('a', { group: 'Help ' }), link('b'), link('c', { group: 'Help' })], true);
    expect(shown(store)).toEqual([
      ['Help', ['a', 'c']],
      ['', ['b']],
    ]);
  });

  it('says nothing of links that are not known', () => {
    const { store } = storeOf(undefined);
    expect([store.groups, store.hidden]).toEqual([undefined, []]);
  });
});
