import 'reflect-metadata';
import type { AlertEntry } from '@/domain/messageAlerts/MessageAlert';
import { AxiosDismissalVault } from '@/infrastructure/http/messageAlerts/AxiosDismissalVault';
import { AxiosMessageAlertGateway } from '@/infrastructure/http/messageAlerts/AxiosMessageAlertGateway';
import { AxiosShownAlertsGateway } from '@/infrastructure/http/messageAlerts/AxiosShownAlertsGateway';
import { FetchShownAlertsGateway } from '@/infrastructure/http/messageAlerts/FetchShownAlertsGateway';
import { TabDismissalVault } from '@/infrastructure/storage/messageAlerts/TabDismissalVault';
import { BroadcastAlertSignal } from '@/infrastructure/system/messageAlerts/BroadcastAlertSignal';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { shownAlert } from '#test/support/builders/messageAlerts/alertTools';
import { alertSignalContract } from '#test/support/contracts/messageAlerts/alertSignalContract';
import { dismissalVaultContract } from '#test/support/contracts/messageAlerts/dismissalVaultContract';
import { messageAlertGatewayContract } from '#test/support/contracts/messageAlerts/messageAlertGatewayContract';
import { shownAlertsGatewayContract } from '#test/support/contracts/messageAlerts/shownAlertsGatewayContract';
import { FakeAlertSignal } from '#test/support/fakes/messageAlerts/FakeAlertSignal';
import { FakeDismissalVault } from '#test/support/fakes/messageAlerts/FakeDismissalVault';
import { FakeMessageAlertGateway } from '#test/support/fakes/messageAlerts/FakeMessageAlertGateway';
import { FakeShownAlertsGateway } from '#test/support/fakes/messageAlerts/FakeShownAlertsGateway';

messageAlertGatewayContract('FakeMessageAlertGateway', async () => {
  const gateway = new FakeMessageAlertGateway();
  const breakDown = (): void => gateway.planned.failNext('list', { kind: 'unreachable' });
  return { gateway, breakDown, stop: async () => undefined };
});

shownAlertsGatewayContract('FakeShownAlertsGateway', async () => {
  const gateway = new FakeShownAlertsGateway();
  const shown = shownAlert();
  gateway.alerts = [shown];
  const breakDown = (): void => gateway.planned.failNext('shownTo', { kind: 'unreachable' });
  return { gateway, shown, breakDown, stop: async () => undefined };
});

dismissalVaultContract('FakeDismissalVault', async () => {
  const vault = new FakeDismissalVault();
  return { vault, breakDown: () => (vault.isReachable = false), stop: async () => undefined };
});

dismissalVaultContract('TabDismissalVault', async () => {
  const storage = new MemoryStorage();
  let isBroken = false;
  const guarded = (name: 'getItem' | 'setItem') => {
    if (isBroken) throw new Error(`${name} is refused.`);
  };
  const vault = new TabDismissalVault({
    getItem: key => (guarded('getItem'), storage.getItem(key)),
    setItem: (key, value) => (guarded('setItem'), storage.setItem(key, value)),
  });
  return { vault, breakDown: () => (isBroken = true), stop: async () => undefined };
});

alertSignalContract('FakeAlertSignal', () => {
  const device = new FakeAlertSignal();
  return { window: () => device.window(), settle: async () => undefined };
});

alertSignalContract('BroadcastAlertSignal', () => ({
  window: () => new BroadcastAlertSignal(),
  settle: () => new Promise(resolve => setTimeout(resolve, 40)),
}));

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();
  const staff = ['staff-amelia', 'staff-benedict', 'staff-chloe', 'staff-dana'];
  const clientOf = (uid: string) => sandboxClient(sandbox.now(), uid).client;
  const { breakDown, mend: stop } = sandbox;

  messageAlertGatewayContract('AxiosMessageAlertGateway', async () => ({
    gateway: new AxiosMessageAlertGateway(clientOf('staff-dana')),
    ...{ breakDown, stop },
  }));

  dismissalVaultContract('AxiosDismissalVault', async () => {
    // Each test has its own document.
    staff.push(staff.shift() ?? '');
    return { vault: new AxiosDismissalVault(clientOf(staff[0] ?? '')), breakDown, stop };
  });

  shownAlertsGatewayContract('AxiosShownAlertsGateway', async () => {
    const from = Date.parse('2026-01-01T09:00Z');
    const id = `shown-${(await listed()).length}`;
    const entry: AlertEntry = {
      ...{ message: 'For Emrys alone.', kind: 'warning', audiences: [], onlyAuthor: true, regions: [], versions: '' },
      ...{ organisations: [], from, until: null, timeZone: 'Europe/London', isDismissible: false, isPublished: true },
    };
    const alerts = new AxiosMessageAlertGateway(clientOf('staff-emrys'));
    for (const one of await listed()) {
      const held = await alerts.read(one);
      if (held.ok && held.value.value.onlyAuthor) await alerts.withdraw(one, held.value.etag, '');
    }
    await alerts.create({ id, generation: 'v2', entry, reason: '' });
    const shown = { id, kind: 'warning', message: entry.message, from, until: null, isDismissible: false } as const;
    return {
      gateway: new AxiosShownAlertsGateway(clientOf('staff-emrys')),
      shown: { ...shown, revision: '' },
      ...{ breakDown, stop },
    };
  });

  shownAlertsGatewayContract('FetchShownAlertsGateway', async () => {
    const from = Date.parse('2026-01-01T09:00Z');
    const id = 'shown-to-public';
    const entry: AlertEntry = {
      ...{ message: 'For visitors.', kind: 'urgent', audiences: ['public'], onlyAuthor: false, regions: [] },
      ...{ organisations: [], from, until: null, timeZone: 'Europe/London', isDismissible: true, isPublished: true },
      versions: '',
    };
    const alerts = new AxiosMessageAlertGateway(clientOf('staff-emrys'));
    await alerts.create({ id, generation: 'v2', entry, reason: '' });
    const shown = { id, kind: 'urgent', message: entry.message, from, until: null, isDismissible: true } as const;
    const url = `http://127.0.0.1:${sandbox.now().port}/api`;
    return {
      gateway: new FetchShownAlertsGateway(url),
      shown: { ...shown, revision: '' },
      ...{ breakDown, stop },
    };
  });

  async function listed() {
    const answer = await new AxiosMessageAlertGateway(clientOf('staff-dana')).list('v2');
    return answer.ok ? answer.value.alerts : [];
  }
});
