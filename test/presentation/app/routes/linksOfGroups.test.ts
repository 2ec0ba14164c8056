import 'reflect-metadata';
import { menuSections } from '@/domain/access/menuSections';
import { scopeGuard } from '@/domain/access/scopeGuard.rule';
import { navigationCatalogue } from '@/domain/access/navigationCatalogue';
import { linkPath } from '@/presentation/access/currentLink';
import { SCOPES, type Scope } from '@/domain/kernel/Scope';
import { scopesOfRights, USER_GROUPS, type Right, type UserGroup } from '@/domain/users/UserGroup';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { neededScope } from '@/presentation/app/routes/neededScope';
import { pageOf } from '@/presentation/app/routes/pageOf';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { demandScopes } from '#sandbox/backend/dispatch/authorise';
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

/** The call without which a page shows nothing, or cannot do the one thing that it is there for. */
const mainCalls: Readonly<Record<string, Pick<Endpoint, 'path' | 'access'>>> = {
  '/therapist/chat-requests': endpoints.chat.chatRequests,
  '/therapist/go-chat-requests': endpoints.chat.chatRequests,
  '/therapist/chat': endpoints.chat.chats,
  '/therapist/go-chat/all': endpoints.chat.chats,
  '/therapist/chat-log': endpoints.chatV1.chatHistoryByUserId,
  '/therapist/assigned-patients': endpoints.assignedPatients.list,
  '/admin/organisations': endpoints.organisations.list,
  '/admin/organisations/thrive': endpoints.organisations.unmerged,
  '/admin/promote-users-analyst': endpoints.users.promoteToAnalyst,
  '/admin/downgrade-users-analyst': endpoints.users.downgradeAnalyst,
  '/admin/promote-users': endpoints.users.promoteToTherapist,
  '/admin/region-settings': endpoints.regions.coreHours,
  '/admin/message-alerts': endpoints.messageAlerts.list,
  '/admin/tools/survey': endpoints.surveys.list,
  '/admin/reporting/reports': endpoints.reports.list,
  '/admin/reporting/report-schedule': endpoints.reports.schedule,
  '/admin/reporting/dashboard': endpoints.dashboards.views,
  '/therapist/profile': endpoints.profile.availability,
  '/account/settings': endpoints.ownAccount.summary,
};

/** Built pages without a call of their own: the home page, and the claim of a chat, which first asks for a patient. */
const withoutCall = ['/home', '/therapist/claim-chat'];

/**
 * Calls that serve several pages. One call reads the root of the organisations and those below it, which are two links;
 * what may be changed is for the handler to decide by the organisation.
 */
const callAlsoOpenTo: Readonly<Record<string, readonly UserGroup[]>> = {
  '/admin/organisations': ['super-admin'],
  '/admin/organisations/thrive': ['admin'],
};

const links = navigationCatalogue.map(({ id, scope }) => ({ path: linkPath(id), scope }));
const paths = links.map(({ path }) => path);

interface AnyOf {
  readonly anyOf?: readonly Scope[];
}

/** True if the stand-in lets a call through; anything but a refusal for missing rights is thrown. */
function letsThrough({ access }: Pick<Endpoint, 'access'>, scopes: readonly Scope[]): boolean {
  const caller = { uid: 'somebody', scopes, cookieHash: 'of a session', openedAt: 0, lastUsedAt: 0 };
  try {
    demandScopes(access, caller);
    return true;
  } catch (error) {
    if (error instanceof BackendError && error.status === 403) return false;
    throw error;
  }
}

const everySet = Array.from({ length: 2 ** USER_GROUPS.length }, (_, bits) =>
  USER_GROUPS.filter((_group, place) => (bits & (1 << place)) !== 0),
);

beforeAll(() => loadTestTexts('app', 'access'));

const isOneOf = (groups: readonly UserGroup[], set: readonly UserGroup[]): boolean =>
  groups.some(group => set.includes(group));

describe('the menu links for the 64 sets of groups', () => {
  it('cover the whole catalogue', () => {
    expect(Object.keys(linksOfGroups).sort()).toEqual(paths.toSorted());
    expect(everySet).toHaveLength(64);
  });

  it.each(paths)('show %s in the menu of its groups, and open it for them', path => {
    const groups = linksOfGroups[path] ?? 'single';
    for (const set of everySet) {
      const scopes = scopesOfRights(set.map((group): Right => ({ kind: 'group', group })));
      const isExpected = groups === 'everybody' || (groups !== 'single' && isOneOf(groups, set));
      const isInMenu = menuSections(scopes).some(({ links }) => links.some(({ id }) => linkPath(id) === path));
      expect([set, isInMenu]).toEqual([set, isExpected]);
      const verdict = (needed: Parameters<typeof scopeGuard>[0]['needed']) =>
        scopeGuard({ needed, scopes: { status: 'known', scopes, checkedAt: 0 } });
      const isOpen = verdict(neededScope(pageOf(path)?.route, { verdict })) === 'allow';
      expect([set, isOpen]).toEqual([set, isExpected || isOneOf(alsoOpenTo[path] ?? [], set)]);
    }
  });

  it('have a main call for each page, or say that there is none', () => {
    expect([...Object.keys(mainCalls), ...withoutCall].sort()).toEqual([...paths].sort());
  });

  it.each(Object.keys(mainCalls))('allow the main call of %s to those who may open it, and to no others', path => {
    const groups = linksOfGroups[path] ?? 'single';
    const others = [...(alsoOpenTo[path] ?? []), ...(callAlsoOpenTo[path] ?? [])];
    const call = mainCalls[path] as Endpoint;
    for (const set of everySet) {
      const scopes = scopesOfRights(set.map((group): Right => ({ kind: 'group', group })));
      const isExpected =
        groups === 'everybody' || (groups !== 'single' && isOneOf(groups, set)) || isOneOf(others, set);
      expect([set, call.path, letsThrough(call, scopes)]).toEqual([set, call.path, isExpected]);
    }
  });

  it.each(links.filter(({ path, scope }) => scope !== null && path in mainCalls))(
    'allow the main call of $path with the scope of the link alone, and refuse it without',
    ({ path, scope }) => {
      const call = mainCalls[path] as Endpoint;
      const others = SCOPES.filter(other => other !== scope && !(call.access as AnyOf).anyOf?.includes(other));
      expect([letsThrough(call, [scope as Scope]), letsThrough(call, others)]).toEqual([true, false]);
    },
  );

  it('open the list of people, which no link names, for those whom the backend allows to read it', () => {
    for (const set of everySet) {
      const scopes = scopesOfRights(set.map((group): Right => ({ kind: 'group', group })));
      const verdict = (needed: Parameters<typeof scopeGuard>[0]['needed']) =>
        scopeGuard({ needed, scopes: { status: 'known', scopes, checkedAt: 0 } });
      const isOpen = verdict(neededScope(pageOf('/admin/users')?.route, { verdict })) === 'allow';
      expect([set, isOpen]).toEqual([set, letsThrough(endpoints.users.list, scopes)]);
    }
  });
});
