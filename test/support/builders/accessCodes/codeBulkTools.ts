import { CODE_ACTIONS, codeActions } from '@/application/accessCodes/bulk/codeActions';
import { NewCodeRows } from '@/application/accessCodes/bulk/NewCodeRows';
import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import type { CodeBulkStores } from '@/presentation/accessCodes/bulk/CodeBulkStores';
import { NewCodesStore } from '@/presentation/accessCodes/bulk/NewCodesStore';
import { SelectedCodesStore } from '@/presentation/accessCodes/bulk/SelectedCodesStore';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import type { FakeAccessCodeGateway } from '../../fakes/accessCodes/FakeAccessCodeGateway';
import { FakeBulkVault } from '../../fakes/kernel/FakeBulkVault';
import { FakeCsvFormat } from '../../fakes/kernel/FakeCsvFormat';
import type { ManualClock } from '../../fakes/kernel/ManualClock';
import { SeededRandom } from '../../fakes/kernel/SeededRandom';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';

interface CodeBulkDependencies {
  readonly gateway: FakeAccessCodeGateway;
  readonly clock: ManualClock;
  readonly zone: string;
  readonly formDrafts: FormDrafts;
  readonly areExpiring: () => boolean;
  readonly vault?: FakeBulkVault;
}

/** The stores of bulk actions on access codes on fakes, as in one window. */
export function codeBulkTools(dependencies: CodeBulkDependencies) {
  const { gateway, clock, zone, vault = new FakeBulkVault() } = dependencies;
  gateway.now = () => clock.now();
  const actions = codeActions({ codes: gateway, now: () => clock.now(), self: () => 'dana' });
  const all = CODE_ACTIONS.map(kind => actions[kind]);
  const runner = new BulkRunner(all, vault, clock, new SequentialIds());
  const csv = new FakeCsvFormat();
  const files = new Map<string, string>();
  const saveText = (name: string, text: string): void => void files.set(name, text);
  const rows = new NewCodeRows(new GenerateAccessCode(new SeededRandom(3)), csv, zone);
  const stores: CodeBulkStores = {
    actions,
    zone,
    bulk: () =>
      new BulkStore({ runner, csv, saveText, checkRows: new CheckBulkRows(), checkUndo: new CheckBulkUndo(all) }),
    notice: () => new BulkNoticeStore(runner),
    newCodes: (organisationId, onListed) => new NewCodesStore(organisationId, { ...dependencies, rows }, onListed),
    selected: (organisationId, selection, onListed) =>
      new SelectedCodesStore(organisationId, selection, dependencies, onListed),
  };
  return { stores, runner, vault, files };
}
