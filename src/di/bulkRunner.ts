import type { Container, ServiceIdentifier } from 'inversify';
import type { BulkAction } from '@/application/kernel/bulk/BulkAction';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { ContinueBulkActions } from '@/application/kernel/bulk/ContinueBulkActions';
import { AxiosEngineAccount } from '@/infrastructure/http/account/AxiosEngineAccount';
import { AxiosVaultKey } from '@/infrastructure/http/account/AxiosVaultKey';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { SealedBulkVault } from '@/infrastructure/storage/kernel/SealedBulkVault';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { warnBeforeLeaving } from '@/infrastructure/system/kernel/warnBeforeLeaving';
import {
  UnreadableItemsToken,
  BackendClientToken,
  LoggerToken,
  RandomToken,
  ServerClockToken,
  SessionEventsToken,
  SessionVaultToken,
  BULK_DATABASE,
  BulkRecordsToken,
} from './tokens';

interface BulkArea {
  readonly token: ServiceIdentifier<BulkRunner>;
  /** Under which its bulk actions are stored; it never changes. */
  readonly area: string;
  readonly actions: readonly BulkAction[];
}

/** The bulk actions of one area in this window; the first call begins them. */
export function bulkRunner(container: Container, { token, area, actions }: BulkArea): BulkRunner {
  if (!container.isBound(token)) startRunner(container, { token, area, actions });
  return container.get(token);
}

/** Once per window: it continues while its user visits other pages, and stops when they sign out. */
function startRunner(container: Container, { token, area, actions }: BulkArea): void {
  const session = container.get(SessionVaultToken);
  const records = recordsOf(container);
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const vault = new SealedBulkVault({
    ...{ records, area, locks, person: () => session.current()?.user.uid },
    parseRow: (kind, row) => {
      const action = actions.find(one => one.kind === kind);
      return action?.parseRow === undefined ? row : action.parseRow(row);
    },
  });
  const ids = new UuidIdGenerator(container.get(RandomToken));
  const runner = new BulkRunner(actions, vault, container.get(ServerClockToken), ids);
  container.bind(token).toConstantValue(runner);
  const connectivity = new EventConnectivity(window);
  new ContinueBulkActions(runner, container.get(SessionEventsToken), connectivity, () => records.close()).execute();
  warnBeforeLeaving(window, () => runner.isWorking);
}

/** All areas share one database and one key. */
function recordsOf(container: Container): PersonalRecords {
  if (container.isBound(BulkRecordsToken)) return container.get(BulkRecordsToken);
  const session = container.get(SessionVaultToken);
  const logger = container.get(LoggerToken);
  const account = new AxiosEngineAccount(container.get(BackendClientToken), () => undefined);
  const key = new AxiosVaultKey(account, container.get(RandomToken));
  const unreadable = container.get(UnreadableItemsToken);
  const records = new PersonalRecords({
    ...{ name: BULK_DATABASE, stores: ['bulkActions'], person: () => session.current()?.user.uid },
    key: () => key.read(),
    report: problem => logger.error(problem),
    onUnreadable: (piece, isUnreadable) => unreadable.record(piece, isUnreadable ? 1 : 0),
  });
  container.bind(BulkRecordsToken).toConstantValue(records);
  return records;
}
