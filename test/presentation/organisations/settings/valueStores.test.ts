import { UploadPicture } from '@/application/organisations/UploadPicture';
import { INHERITED, ownChoice, valueOfChoice, type SettingChoice } from '@/domain/organisations/SettingChoice';
import { LogoStore } from '@/presentation/organisations/settings/LogoStore';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import type { ClientLink } from '@/domain/organisations/SettingValues';
import { ClientLinksStore } from '@/presentation/organisations/links/ClientLinksStore';
import type { SettingForm } from '@/presentation/organisations/settings/SettingForm';
import { FakePictureGateway } from '#test/support/fakes/organisations/FakePictureGateway';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

describe('LogoStore', () => {
  const storeOf = (logo: string | null | undefined): LogoStore =>
    new LogoStore(
      { choiceOf: () => INHERITED, choose: () => undefined, inEffect: () => logo },
      { uploadPicture: new UploadPicture(new FakePictureGateway()), backendUrl: 'https://backend.example/api' },
    );

  it('loads a picture from the backend', () => {
    const store = storeOf('/picture/1.png');
    expect([store.address, store.isRefused]).toEqual(['https://backend.example/picture/1.png', false]);
  });

  it.each([
    'https://elsewhere.example/1.png',
    '//elsewhere.example/1.png',
    '/\\elsewhere.example/1.png',
    'javascript:alert(1)',
  ])('reports %s as not loaded', logo => {
    const store = storeOf(logo);
    expect([store.address, store.isRefused]).toEqual([undefined, true]);
  });

  it.each([null, '', undefined])('shows no logo when %j is in effect', logo => {
    const store = storeOf(logo);
    expect([store.address, store.isRefused]).toEqual([undefined, false]);
  });
});

describe('ClientLinksStore', () => {
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

  const shown = ({ groups }: ClientLinksStore) =>
    groups?.map(group => [group.heading, group.links.map(({ id }) => id)]);

  it('previews the links of the day, and lists those that patients do not see', () => {
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

  it('uses the calendar of the organisation', () => {
    const links = [link('tomorrow', { from: '2026-11-24' })];
    expect(shown(storeOf(links).store)).toEqual([]);
    expect(shown(storeOf(links, false, 'Australia/Sydney').store)).toEqual([['', ['tomorrow']]]);
  });

  it('groups the links under their headings, in the order of the list', () => {
    const { store } = storeOf([link('a', { group: 'Help ' }), link('b'), link('c', { group: 'Help' })], true);
    expect(shown(store)).toEqual([
      ['Help', ['a', 'c']],
      ['', ['b']],
    ]);
  });

  it('has no groups while the links are unknown', () => {
    const { store } = storeOf(undefined);
    expect([store.groups, store.hidden]).toEqual([undefined, []]);
  });
});
