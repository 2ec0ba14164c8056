/** @jest-environment ./test/support/browserEnvironment.cjs */
import { createContainer, createStoreFactories } from '@/di/container';
import { createShellStores } from '@/di/shell';
import type { ShellStores } from '@/presentation/app/ShellStores';

// Only a browser can start a worker from a module.
const mockWorker = { postMessage: () => undefined, onmessage: null, addEventListener: () => undefined };
jest.mock('@/infrastructure/worker/chat/startChatWorker', () => ({ startChatWorker: () => mockWorker }));
jest.mock('@/infrastructure/worker/kernel/startTimerWorker', () => ({ startTimerWorker: () => mockWorker }));

class SilentChannel extends EventTarget {
  onmessage = null;

  postMessage(): void {}

  close(): void {}
}

/** The wiring of the shell. A token without a binding fails only when it is requested. */
describe('the container of the shell', () => {
  let stores: ShellStores;
  const channel = globalThis.BroadcastChannel;

  beforeAll(() => {
    // Nothing of the shell outlives the test: no timer runs and no channel is open.
    jest.useFakeTimers();
    Object.assign(globalThis, { BroadcastChannel: SilentChannel });
    const container = createContainer({
      production: true,
      firebase: { apiKey: 'k', projectId: 'uk-staff', appId: 'a', authDomain: 'd', databaseURL: 'https://db.example' },
      unifiedBackendUrl: 'https://backend.example',
      staticStorageUrl: 'https://files.example',
      dashboardTitle: 'Staff dashboard',
      theme: 'system',
    });
    const about = { dashboardTitle: 'Staff dashboard', version: '1', core: '1' };
    stores = createShellStores(container, createStoreFactories(container, about))();
  });

  afterAll(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { BroadcastChannel: channel });
  });

  it('creates the stores of the shell', () => {
    expect(stores.tabs.shown).toEqual([]);
    expect(stores.account.secondFactors().phase).toBe('loading');
  });

  it('creates the stores of one patient', async () => {
    const patients = await stores.patients();
    expect([
      patients.list(),
      patients.profile('p-ana'),
      patients.timeline('p-ana'),
      patients.record('p-ana'),
      patients.drive.account(),
      patients.drive.uploads('p-ana', () => undefined),
    ]).not.toContain(undefined);
  });

  it('creates the stores of the account', async () => {
    const [own, pages] = [await stores.account.own(), await stores.account.sessionPages()];
    expect(own.settings()).toBeDefined();
    expect(pages.resetPassword().phase).toBe('checking');
    expect(pages.scanQrCode({ email: 'ann@staff.example', existing: async () => 0 }, () => undefined)).toBeDefined();
  });

  it.each(['patients', 'assignedPatients', 'ownProfile', 'dashboards', 'administration'] as const)(
    'creates the stores of %s',
    async area => {
      expect(await stores[area]()).toBeDefined();
    },
  );
});
