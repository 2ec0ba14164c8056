import type { Container } from 'inversify';
import { CreateAccessCode } from '@/application/accessCodes/CreateAccessCode';
import { DeleteAccessCode } from '@/application/accessCodes/DeleteAccessCode';
import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import { ListAccessCodes } from '@/application/accessCodes/ListAccessCodes';
import { OpenAccessCode } from '@/application/accessCodes/OpenAccessCode';
import { PrepareCodeCards } from '@/application/accessCodes/PrepareCodeCards';
import { SaveCodeSettings } from '@/application/accessCodes/SaveCodeSettings';
import { SearchAccessCodes } from '@/application/accessCodes/SearchAccessCodes';
import { SetCodeEnabled } from '@/application/accessCodes/SetCodeEnabled';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { LibraryQrEncoder } from '@/infrastructure/system/kernel/LibraryQrEncoder';
import { AccessCodesStore } from '@/presentation/accessCodes/AccessCodesStore';
import type { AccessCodeStores } from '@/presentation/accessCodes/AccessCodeStores';
import { CodeActStore } from '@/presentation/accessCodes/CodeActStore';
import { CodeCardsStore } from '@/presentation/accessCodes/CodeCardsStore';
import { CodeStore } from '@/presentation/accessCodes/CodeStore';
import { NewCodeStore } from '@/presentation/accessCodes/NewCodeStore';
import { loadPatientAdapters } from './patientAdapters';
import { createActAuthorship } from './actAuthorship';
import {
  FlagCacheToken,
  RegionZoneToken,
  BackendClientToken,
  RandomToken,
  ServerClockToken,
  FormDraftsToken,
  SessionVaultToken,
  CodeBulkRunnerToken,
} from './tokens';
import { CODE_ACTIONS, codeActions } from '@/application/accessCodes/bulk/codeActions';
import { NewCodeRows } from '@/application/accessCodes/bulk/NewCodeRows';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { withoutSessionWait } from '@/infrastructure/http/client/withoutSessionWait';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import type { CodeBulkStores } from '@/presentation/accessCodes/bulk/CodeBulkStores';
import { NewCodesStore } from '@/presentation/accessCodes/bulk/NewCodesStore';
import { SelectedCodesStore } from '@/presentation/accessCodes/bulk/SelectedCodesStore';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import { saveText } from '@/presentation/kit/saveFile';
import { bulkRunner } from './bulkRunner';

export function createAccessCodeStores(container: Container): AccessCodeStores {
  loadPatientAdapters(container);
  const codes = new AxiosAccessCodeGateway(container.get(BackendClientToken));
  const flags = container.get(FlagCacheToken);
  const shared = {
    formDrafts: container.get(FormDraftsToken),
    clock: container.get(ServerClockToken),
    zone: container.get(RegionZoneToken),
  };
  const saving = {
    ...shared,
    openAccessCode: new OpenAccessCode(codes),
    saveCodeSettings: new SaveCodeSettings(codes),
  };
  const authorship = createActAuthorship(container);
  const acting = {
    ...shared,
    setCodeEnabled: new SetCodeEnabled(codes, authorship),
    deleteAccessCode: new DeleteAccessCode(codes),
  };
  const creating = {
    ...shared,
    createAccessCode: new CreateAccessCode(codes, authorship),
    generateAccessCode: new GenerateAccessCode(container.get(RandomToken)),
    areExpiring: () => flags.isOn('isExpiringAccessCodesEnabled'),
  };
  const prepareCodeCards = new PrepareCodeCards(new LibraryQrEncoder(() => import('qrcode')));
  return {
    list: organisationId =>
      new AccessCodesStore(organisationId, {
        ...shared,
        listAccessCodes: new ListAccessCodes(codes),
        searchAccessCodes: new SearchAccessCodes(codes),
      }),
    code: (address, onRead) => new CodeStore(address, saving, onRead),
    acts: (code, listener) => new CodeActStore(code, acting, listener),
    newCode: (organisationId, onMade) => new NewCodeStore(organisationId, creating, onMade),
    bulk: createCodeBulkStores(container),
    cards: chosen => new CodeCardsStore(chosen, prepareCodeCards),
  };
}

/** Composes the stores of bulk actions on access codes; the first call adds their runner to the window. */
function createCodeBulkStores(container: Container): CodeBulkStores {
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
