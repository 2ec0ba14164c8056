import type { Scope } from '@/domain/kernel/Scope';
import { shownAlertsTools } from '../messageAlerts/shownAlertsTools';
import { InaccessibleDraftsStore } from '@/presentation/app/InaccessibleDraftsStore';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFlags } from '@/application/access/LoadFlags';
import { LoadScopes } from '@/application/access/LoadScopes';
import { WatchFlags } from '@/application/access/WatchFlags';
import { WatchScopes } from '@/application/access/WatchScopes';
import { UnreadableItems } from '@/application/errorReporting/UnreadableItems';
import { RememberMenu } from '@/application/app/RememberMenu';
import { WatchTheme } from '@/application/app/WatchTheme';
import { AccessStore } from '@/presentation/access/AccessStore';
import { FlagsStore } from '@/presentation/access/FlagsStore';
import { StoresContext } from '@/presentation/app/useStores';
import { SpokenLanguage } from '@/presentation/account/SpokenLanguage';
import { AddingStore } from '@/presentation/account/AddingStore';
import { EmailedCodesStore } from '@/presentation/account/EmailedCodesStore';
import { SecondFactorsStore } from '@/presentation/account/SecondFactorsStore';
import { LogOutStore } from '@/presentation/session/signOut/LogOutStore';
import { MenuStore } from '@/presentation/app/navigation/MenuStore';
import { ok } from '@/domain/kernel/Result';
import { OwnZoneStore } from '@/presentation/app/OwnZoneStore';
import { ReportedSessionEnd } from '@/application/session/ReportedSessionEnd';
import { StaySignedIn } from '@/application/session/StaySignedIn';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import { ReauthenticationStore } from '@/presentation/session/reauthentication/ReauthenticationStore';
import { ShellForPerson } from '@/presentation/app/ShellForPerson';
import { appText } from '@/presentation/app/appText';
import { SessionLifeStore } from '@/presentation/session/reauthentication/SessionLifeStore';
import { UnreadableStore } from '@/presentation/app/UnreadableStore';
import { ThemeStore } from '@/presentation/app/toolbar/ThemeStore';
import { quietUpdateStore } from '#test/support/builders/app/quietUpdateStore';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { workTools } from '#test/support/builders/app/workTools';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';
import { presenceTools } from '#test/support/builders/presence/presenceTools';
import { serverStatusTools } from '#test/support/builders/serverStatus/serverStatusTools';
import { testStores } from '#test/support/builders/app/testStores';
import { FakeDevicePreferences } from '#test/support/fakes/app/FakeDevicePreferences';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';
import { lastAccess } from '#test/support/builders/access/lastAccess';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FlagCache } from '@/application/access/FlagCache';
import { FakeFlagGateway } from '#test/support/fakes/access/FakeFlagGateway';
import { ScopeResetSignal } from '@/application/access/ScopeResetSignal';
import { FakeScopeGateway } from '#test/support/fakes/access/FakeScopeGateway';

/** The whole shell at an address, on fakes, for a user with these scopes. */
export function showShell(
  path: string,
  held: readonly string[] | 'unreachable' = [],
  { hasLoggedIn = false }: { readonly hasLoggedIn?: boolean } = {},
) {
  window.history.replaceState(null, '', path);
  const tools = testStores(path);
  const { vault, ann, events, clock, stores, signOut, reauthenticate, identity, openSession } = tools;
  vault.save({ user: ann, cookie: 'c' });
  stores.root.hasLoggedIn = hasLoggedIn;
  const scopes = new FakeScopeGateway();
  scopes.held = held;
  const cache = new ScopeCache();
  const load = new LoadScopes(scopes, cache, clock, lastAccess());
  const preferences = new FakePreferenceVault();
  const flagCache = new FlagCache();
  const work = workTools({ vault, clock });
  const notes = new ReportedSessionEnd();
  const chat = chatSetUp(clock);
  const alerts = notificationTools(clock);
  const unreadable = new UnreadableItems();
  const serverStatus = serverStatusTools({ gateway: tools.serverStatus, signOut, clock, restart: stores.restart });
  const createStores = () => ({
    access: new AccessStore(
      new WatchScopes(load, cache, { events, resets: new ScopeResetSignal(), addressBar: tools.addressBar }, clock),
      load,
    ),
    inaccessibleDrafts: (scope: Scope) => new InaccessibleDraftsStore(scope, async () => ({ execute: async () => [] })),
    ...work.stores,
    flags: new FlagsStore(
      new WatchFlags(new LoadFlags(new FakeFlagGateway(), flagCache, clock, 10_000), flagCache, events, clock),
    ),
    chat: chat.stores,
    patients: () => never,
    assignedPatients: () => never,
    dashboards: () => never,
    administration: () => never,
    ownProfile: () => never,
    serverStatus: serverStatus.stores,
    shownAlerts: shownAlertsTools({ clock }).store,
    notifications: alerts.stores,
    presence: presenceTools({ vault, scopes: cache, clock }).stores,
    menu: new MenuStore(new RememberMenu(preferences)),
    theme: new ThemeStore(
      new WatchTheme(preferences, new FakeDevicePreferences(), 'system'),
      preferences,
      () => undefined,
    ),
    account: {
      secondFactors: () => new SecondFactorsStore(tools, () => undefined),
      adding: (onAdded: () => void) => new AddingStore(onAdded),
      emailedCodes: (onAdded: () => void) => new EmailedCodesStore(tools.turnOnEmailedCodes, onAdded),
      sessionPages: stores.sessionPages,
      spoken: new SpokenLanguage(),
      own: () => never,
    },
    logOut: new LogOutStore(
      signOut,
      stores.logOutTitles,
      () => stores.toasts.danger(appText('logOut.failed')),
      () => stores.restart('/home'),
    ),
    sessionLife: new SessionLifeStore({
      onEnd: () => undefined,
      watchSessionLife: new WatchSessionLife(vault, notes, clock),
      staySignedIn: new StaySignedIn(identity, openSession),
      clock,
      serverClock: clock,
    }),
    ownZone: new OwnZoneStore({ timeZone: () => Promise.resolve(ok('Europe/London')) }),
    unreadable: new UnreadableStore(unreadable),
    update: quietUpdateStore(),
    reauthentication: new ReauthenticationStore(reauthenticate, clock),
  });
  render(
    <StoresContext.Provider value={stores}>
      <ShellForPerson createStores={createStores} />
    </StoresContext.Provider>,
  );
  return {
    ...tools,
    work,
    chat,
    alerts,
    links: serverStatus.links,
    scopes,
    preferences,
    notes,
    unreadable,
    user: userEvent.setup(),
  };
}

/** No test of the shell checks the patients' screens. */
const never = new Promise<never>(() => undefined);
