import type { Container } from 'inversify';
import { CODE_ACTIONS, codeActions } from '@/application/accessCodes/bulk/codeActions';
import { NewCodeRows } from '@/application/accessCodes/bulk/NewCodeRows';
import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { withoutSessionWait } from '@/infrastructure/http/client/withoutSessionWait';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import type { CodeBulkStores } from '@/presentation/accessCodes/bulk/CodeBulkStores';
import { NewCodesStore } from '@/presentation/accessCodes/bulk/NewCodesStore';
import { SelectedCodesStore } from '@/presentation/accessCodes/bulk/SelectedCodesStore';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import { saveText } from '@/presentation/kit/saveFile';
import { bulkRunner } from './bulkRunner';
import { CodeBulkRunnerToken } from './tokens/accessCodeTokens';
import { FlagCacheToken } from './tokens/accessTokens';
import { RegionZoneToken } from './tokens/chatTokens';
import { BackendClientToken, RandomToken, ServerClockToken } from './tokens/kernelTokens';
import { FormDraftsToken } from './tokens/patientAdapterTokens';
import { SessionVaultToken } from './tokens/sessionTokens';

/** Gives what makes the stores of bulk actions on access codes; the first call adds their runner to the window. */
export function createCodeBulkStores(container: Container): CodeBulkStores {
  const serverClock = container.get(ServerClockToken);
  const codes = new AxiosAccessCodeGateway(withoutSessionWait(container.get(BackendClientToken)));
  const actions = codeActions({
    codes,
    now: () => serverClock.now(),
    self: () => container.get(SessionVaultToken).current()?.user.uid,
  });
  const all = CODE_ACTIONS.map(kind => actions[kind]);
  const runner = bulkRunner(container, { token: CodeBulkRunnerToken, area: 'accessCodes', actions: all });
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
