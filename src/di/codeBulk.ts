import type { Container } from 'inversify';
import { CODE_ACTIONS, codeActions } from '@/application/accessCodes/bulk/codeActions';
import { NewCodeRows } from '@/application/accessCodes/bulk/NewCodeRows';
import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { ContinueBulkActions } from '@/application/kernel/bulk/ContinueBulkActions';
import { AxiosEngineAccount } from '@/infrastructure/http/account/AxiosEngineAccount';
import { AxiosVaultKey } from '@/infrastructure/http/account/AxiosVaultKey';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { withoutSessionWait } from '@/infrastructure/http/client/withoutSessionWait';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { SealedBulkVault } from '@/infrastructure/storage/kernel/SealedBulkVault';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { warnBeforeLeaving } from '@/infrastructure/system/kernel/warnBeforeLeaving';
import type { CodeBulkStores } from '@/presentation/accessCodes/bulk/CodeBulkStores';
import { NewCodesStore } from '@/presentation/accessCodes/bulk/NewCodesStore';
import { SelectedCodesStore } from '@/presentation/accessCodes/bulk/SelectedCodesStore';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import { saveText } from '@/presentation/kit/saveText';
import { BULK_DATABASE, CodeBulkRunnerToken } from './tokens/accessCodeTokens';
import { FlagCacheToken } from './tokens/accessTokens';
import { RegionZoneToken } from './tokens/chatTokens';
import { UnreadableItemsToken } from './tokens/errorReportingTokens';
import { BackendClientToken, ClockToken, LoggerToken, RandomToken, ServerClockToken } from './tokens/kernelTokens';
import { FormDraftsToken } from './tokens/patientAdapterTokens';
import { SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';

const AREA = 'accessCodes';

/** Gives what makes the stores of bulk actions on access codes; the first call adds their runner to the window. */
export function createCodeBulkStores(container: Container): CodeBulkStores {
  const serverClock = container.get(ServerClockToken);
  const codes = new AxiosAccessCodeGateway(withoutSessionWait(container.get(BackendClientToken)));
  const actions = codeActions(codes, () => serverClock.now());
  const all = CODE_ACTIONS.map(kind => actions[kind]);
  if (!container.isBound(CodeBulkRunnerToken)) startRunner(container, all);
  const runner = container.get(CodeBulkRunnerToken);
  const zone = container.get(RegionZoneToken);
  const csv = new PapaparseCsvFormat();
  const flags = container.get(FlagCacheToken);
  const rows = new NewCodeRows(new GenerateAccessCode(container.get(RandomToken)), csv, zone);
  const formDrafts = container.get(FormDraftsToken);
  const areExpiring = (): boolean => flags.isOn('isExpiringAccessCodesEnabled');
  return {
    actions,
    zone,
    bulk: () =>
      new BulkStore({ runner, csv, saveText, checkRows: new CheckBulkRows(), checkUndo: new CheckBulkUndo(all) }),
    notice: () => new BulkNoticeStore(runner),
    newCodes: (organisationId, onListed) =>
      new NewCodesStore(organisationId, { rows, formDrafts, zone, clock: serverClock, areExpiring }, onListed),
    selected: (organisationId, selection, onListed) =>
      new SelectedCodesStore(organisationId, selection, { formDrafts, zone }, onListed),
  };
}

/** Once per window: it runs on while its person visits other pages, and ends with their sign-out. */
function startRunner(container: Container, actions: ConstructorParameters<typeof BulkRunner>[0]): void {
  const [backend, random, session, logger] = [
    container.get(BackendClientToken),
    container.get(RandomToken),
    container.get(SessionVaultToken),
    container.get(LoggerToken),
  ];
  const key = new AxiosVaultKey(new AxiosEngineAccount(backend, () => undefined), random);
  const person = (): string | undefined => session.current()?.user.uid;
  const unreadable = container.get(UnreadableItemsToken);
  const records = new PersonalRecords({
    ...{ name: BULK_DATABASE, stores: ['bulkActions'], person },
    key: () => key.read(),
    report: problem => logger.error(problem),
    onUnreadable: (piece, isUnreadable) => unreadable.record(piece, isUnreadable ? 1 : 0),
  });
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const vault = new SealedBulkVault({ records, area: AREA, person, locks });
  const runner = new BulkRunner(actions, vault, container.get(ClockToken), new UuidIdGenerator(random));
  container.bind(CodeBulkRunnerToken).toConstantValue(runner);
  const connectivity = new EventConnectivity(window);
  new ContinueBulkActions(runner, container.get(SessionEventsToken), connectivity, () => records.close()).execute();
  warnBeforeLeaving(window, () => runner.isWorking);
}
