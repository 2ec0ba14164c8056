import { ContainerModule, type Container } from 'inversify';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { SaveDraftsOnLeave } from '@/application/drafts/SaveDraftsOnLeave';
import { AxiosEngineAccount } from '@/infrastructure/http/account/AxiosEngineAccount';
import { AxiosVaultKey } from '@/infrastructure/http/account/AxiosVaultKey';
import { SealedFormDraftVault } from '@/infrastructure/storage/drafts/SealedFormDraftVault';
import { SealedUnreadableRecords } from '@/infrastructure/storage/drafts/SealedUnreadableRecords';
import { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { onPageHide } from '@/infrastructure/system/kernel/onPageHide';
import { warnBeforeLeaving } from '@/infrastructure/system/kernel/warnBeforeLeaving';
import {
  BackendClientToken,
  ClockToken,
  FormDraftsToken,
  LoggerToken,
  PersonalRecordsToken,
  RandomToken,
  ReportErrorToken,
  SessionEventsToken,
  SessionVaultToken,
  UnreadableItemsToken,
  UnreadableRecordsToken,
} from './tokens';

const VAULT_NAME = 'staff-dashboard-personal';

const patientAdaptersModule = new ContainerModule(({ bind }) => {
  bind(PersonalRecordsToken)
    .toResolvedValue(
      (backend, random, session, logger, unreadable) => {
        const key = new AxiosVaultKey(new AxiosEngineAccount(backend, () => undefined), random);
        const report = (problem: string): void => logger.error(problem);
        return new PersonalRecords({
          name: VAULT_NAME,
          person: () => session.current()?.user.uid,
          key: () => key.read(),
          report,
          onUnreadable: (piece, isUnreadable) => unreadable.record(piece, isUnreadable ? 1 : 0),
        });
      },
      [BackendClientToken, RandomToken, SessionVaultToken, LoggerToken, UnreadableItemsToken],
    )
    .inSingletonScope();
  bind(UnreadableRecordsToken).toResolvedValue(pieces => new SealedUnreadableRecords(pieces), [PersonalRecordsToken]);
  bind(FormDraftsToken)
    .toResolvedValue(
      (pieces, clock, reportError, session) => {
        const report = (problem: string): void => reportError.execute({ error: new Error(problem), context: 'drafts' });
        return new FormDrafts(new SealedFormDraftVault(pieces), clock, report, () => session.current()?.user.uid);
      },
      [PersonalRecordsToken, ClockToken, ReportErrorToken, SessionVaultToken],
    )
    .inSingletonScope();
});

/**
 * Adds, once, what patients' screens store on the device and in the cloud, and watches for sign-outs and closing pages.
 */
export function loadPatientAdapters(container: Container): void {
  if (container.isBound(FormDraftsToken)) return;
  container.load(patientAdaptersModule);
  new SaveDraftsOnLeave(container.get(FormDraftsToken), container.get(SessionEventsToken), () =>
    container.get(PersonalRecordsToken).close(),
  ).execute();
  const drafts = container.get(FormDraftsToken);
  onPageHide({ window, document }, () => void drafts.flush());
  warnBeforeLeaving(window, () => drafts.hasUnsaved);
}
