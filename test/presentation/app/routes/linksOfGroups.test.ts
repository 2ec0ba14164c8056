import { menuSections } from '@/domain/access/menuSections';
import { scopeGuard } from '@/domain/access/scopeGuard.rule';
import { navigationCatalogue } from '@/domain/access/navigationCatalogue';
import { scopesOfRights, USER_GROUPS, type Right, type UserGroup } from '@/domain/users/UserGroup';
import { neededScope } from '@/presentation/app/routes/neededScope';
import { pageOf } from '@/presentation/app/routes/pageOf';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

/** The groups whose members see each link, read from D1 §2 and §6; `everybody` and `single` without a group. */
const linksOfGroups: Readonly<Record<string, readonly UserGroup[] | 'everybody' | 'single'>> = {
  '/home': 'everybody',
  '/therapist/chat-requests': ['therapist'],
  '/therapist/go-chat-requests': ['therapist'],
  '/therapist/chat': ['therapist'],
  '/therapist/go-chat/all': ['therapist'],
  '/therapist/chat-log': 'single',
  '/therapist/claim-chat': 'everybody',
  '/therapist/assigned-patients': ['therapist'],
  '/admin/organisations': ['admin'],
  '/admin/message-alerts': ['admin'],
  '/admin/tools/survey': ['admin'],
  '/admin/promote-users-analyst': ['support'],
  '/admin/downgrade-users-analyst': ['support'],
  '/admin/reporting/reports': ['mi-reporter'],
  '/admin/reporting/report-schedule': ['mi-reporter'],
  '/admin/reporting/dashboard': 'single',
  '/admin/organisations/thrive': ['super-admin'],
  '/admin/region-settings': ['super-admin', 'therapist-manager'],
  '/admin/promote-users': ['therapist-manager'],
  '/therapist/profile': ['therapist'],
  '/account/settings': 'everybody',
};

/** Pages without a menu link of their own group that further groups may open by their address. */
const alsoOpenTo: Readonly<Record<string, readonly UserGroup[]>> = { '/admin/region-settings': ['therapist'] };

const everySet = Array.from({ length: 2 ** USER_GROUPS.length }, (_, bits) =>
  USER_GROUPS.filter((_group, place) => (bits & (1 << place)) !== 0),
);

beforeAll(() => loadTestTexts('app', 'access'));

const isOneOf = (groups: readonly UserGroup[], set: readonly UserGroup[]): boolean =>
  groups.some(group => set.includes(group));

describe('each of the 21 links, for each of the 64 sets of groups', () => {
  it('is all of the catalogue', () => {
    expect(Object.keys(linksOfGroups).sort()).toEqual(navigationCatalogue.map(({ path }) => path).sort());
    expect([navigationCatalogue.length, everySet.length]).toEqual([21, 64]);
  });

  it.each(navigationCatalogue.map(({ path }) => path))('%s is in the menu of its groups, and opens for them', path => {
    const groups = linksOfGroups[path] ?? 'single';
    for (const set of everySet) {
      const scopes = scopesOfRights(set.map((group): Right => ({ kind: 'group', group })));
      const isExpected = groups === 'everybody' || (groups !== 'single' && isOneOf(groups, set));
      const isInMenu = menuSections(scopes).some(({ links }) => links.some(link => link.path === path));
      expect([set, isInMenu]).toEqual([set, isExpected]);
      const verdict = (needed: Parameters<typeof scopeGuard>[0]['needed']) =>
        scopeGuard({ needed, scopes: { status: 'known', scopes, checkedAt: 0 } });
      const isOpen = verdict(neededScope(pageOf(path)?.route, { verdict })) === 'allow';
      expect([set, isOpen]).toEqual([set, isExpected || isOneOf(alsoOpenTo[path] ?? [], set)]);
    }
  });
});
