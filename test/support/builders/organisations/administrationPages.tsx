import { act, render } from '@testing-library/react';
import { Container } from 'inversify';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CODE_ACTIONS, codeActions } from '@/application/accessCodes/bulk/codeActions';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { createAdministrationStores } from '@/di/administration';
import {
  FlagCacheToken,
  ScopeCacheToken,
  RegionZoneToken,
  BackendClientToken,
  ClockToken,
  EnvironmentToken,
  RandomToken,
  ServerClockToken,
  ReauthenticateToken,
  SessionVaultToken,
  FormDraftsToken,
  UnreadableRecordsToken,
  CoreHoursGatewayToken,
  LoadCoreHoursToken,
  CodeBulkRunnerToken,
  UserBulkRunnerToken,
  SurveyBulkRunnerToken,
} from '@/di/tokens';
import { ObservableValue } from '@/application/kernel/ObservableValue';
import { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { AxiosCoreHoursGateway } from '@/infrastructure/http/regions/AxiosCoreHoursGateway';
import { flagDefaults } from '@/domain/access/featureFlags';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import { knownRoutes } from '@/presentation/app/routes/knownRoutes';
import { organisationPages } from '@/presentation/app/routes/organisationPages';
import type { ShellStores } from '@/presentation/app/ShellStores';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { FlagCache } from '@/application/access/FlagCache';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { FakeUnreadableRecords } from '../../fakes/drafts/FakeUnreadableRecords';
import { FakeBulkVault } from '../../fakes/kernel/FakeBulkVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { SeededRandom } from '../../fakes/kernel/SeededRandom';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';
import { FakeSessionVault } from '../../fakes/session/FakeSessionVault';
import { workTools } from '../app/workTools';
import type { FaultyWire } from '../kernel/FaultyWire';
import { sandboxClient } from '../kernel/sandboxClient';

/** The shell of the administration screens: every page is allowed, and the tabs are real. */
export type AdministrationShell = Pick<ShellStores, 'administration' | 'tabs'> & {
  readonly access: Pick<ShellStores['access'], 'verdict'>;
};

/** Number of windows made so far: each generates other ids. */
let windows = 0;

/**
 * A window with the screens of organisations, wired as in the product down to the wire. Its device's clock may be ahead
 * of the server's, and it knows by how much.
 */
export function administrationWindow(sandbox: Sandbox, aheadMs = 0) {
  const { client } = sandboxClient(sandbox, 'staff-dana');
  const clock = new ManualClock(sandbox.clock.now() + aheadMs);
  const serverClock = new OffsetClock(clock);
  serverClock.offset = -aheadMs;
  const drafts = new FakeDraftVault();
  const container = new Container();
  container.bind(BackendClientToken).toConstantValue(client);
  container.bind(ClockToken).toConstantValue(clock);
  container.bind(ServerClockToken).toConstantValue(serverClock);
  container.bind(RandomToken).toConstantValue(new SeededRandom((windows += 1)));
  const coreHours = new AxiosCoreHoursGateway(client);
  container.bind(CoreHoursGatewayToken).toConstantValue(coreHours);
  container
    .bind(LoadCoreHoursToken)
    .toConstantValue(new LoadCoreHours(coreHours, new ObservableValue<CoverageSchedule | undefined>(undefined)));
  container.bind(RegionZoneToken).toConstantValue('Europe/London');
  container.bind(FormDraftsToken).toConstantValue(new FormDrafts(drafts, clock));
  container.bind(UnreadableRecordsToken).toConstantValue(new FakeUnreadableRecords());
  const flags = { ...flagDefaults, isExpiringAccessCodesEnabled: true };
  container.bind(ReauthenticateToken).toConstantValue(new Reauthenticate(new FakeSessionVault()));
  container.bind(FlagCacheToken).toConstantValue(new FlagCache(flags));
  container.bind(EnvironmentToken).toConstantValue({
    production: false,
    firebase: { apiKey: 'k', projectId: 'p', appId: 'a', authDomain: 'd', databaseURL: 'https://db.example' },
    unifiedBackendUrl: `http://127.0.0.1:${sandbox.port}/api`,
    staticStorageUrl: 'https://files.example',
    dashboardTitle: 'Staff dashboard',
    theme: 'system',
  });
  const actions = codeActions({
    codes: new AxiosAccessCodeGateway(client),
    now: () => serverClock.now(),
    self: () => undefined,
  });
  const all = CODE_ACTIONS.map(kind => actions[kind]);
  container
    .bind(CodeBulkRunnerToken)
    .toConstantValue(new BulkRunner(all, new FakeBulkVault(), clock, new SequentialIds()));
  container.bind(SessionVaultToken).toConstantValue(new FakeSessionVault());
  container.bind(ScopeCacheToken).toConstantValue(new ScopeCache());
  container
    .bind(SurveyBulkRunnerToken)
    .toConstantValue(new BulkRunner([], new FakeBulkVault(), clock, new SequentialIds()));
  container
    .bind(UserBulkRunnerToken)
    .toConstantValue(new BulkRunner([], new FakeBulkVault(), clock, new SequentialIds()));
  const stores = Promise.resolve(createAdministrationStores(container));
  const shell: AdministrationShell = {
    administration: () => stores,
    access: { verdict: () => 'allow' },
    tabs: workTools({ vault: new FakeSessionVault() }).stores.tabs,
  };
  return { shell, clock };
}

/** Opens an address in a window. */
export function openPage(address: string): void {
  const pages = knownRoutes.flatMap(({ name, path }) =>
    name in organisationPages
      ? { path, lazy: organisationPages[name as keyof typeof organisationPages], HydrateFallback: () => null }
      : [],
  );
  const router = createMemoryRouter([...pages, { path: '*', element: <h1>Another page</h1> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
}

/** Waits until no call is running and nothing follows immediately. */
export async function untilQuiet(wire: FaultyWire): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = wire.pending === 0 ? quiet + 1 : 0)
    await act(async () => new Promise(resolve => setTimeout(resolve, 5)));
}
