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
import { ReportErrorToken, UnreadableItemsToken } from './tokens/errorReportingTokens';
import * as t from './tokens/patientTokens';
import { SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';
import { BackendClientToken, ClockToken, LoggerToken, RandomToken } from './tokens/kernelTokens';

const VAULT_NAME = 'staff-dashboard-personal';

const patientAdaptersModule = new ContainerModule(({ bind }) => {
  bind(t.PersonalRecordsToken)
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
  bind(t.UnreadableRecordsToken).toResolvedValue(
    pieces => new SealedUnreadableRecords(pieces),
    [t.PersonalRecordsToken],
  );
  bind(t.FormDraftsToken)
    .toResolvedValue(
      (pieces, clock, reportError, session) => {
        const report = (problem: string): void => reportError.execute({ error: new Error(problem), context: 'drafts' });
        return new FormDrafts(new SealedFormDraftVault(pieces), clock, report, () => session.current()?.user.uid);
      },
      [t.PersonalRecordsToken, ClockToken, ReportErrorToken, SessionVaultToken],
    )
    .inSingletonScope();
});

/**
 * Adds, once, what patients' screens store on the device and in the cloud, and watches for sign-outs and closing pages.
 */
export function loadPatientAdapters(container: Container): void {
  if (container.isBound(t.FormDraftsToken)) return;
  container.load(patientAdaptersModule);
  new SaveDraftsOnLeave(container.get(t.FormDraftsToken), container.get(SessionEventsToken), () =>
    container.get(t.PersonalRecordsToken).close(),
  ).execute();
  const drafts = container.get(t.FormDraftsToken);
  onPageHide({ window, document }, () => void drafts.flush());
  warnBeforeLeaving(window, () => drafts.hasUnsaved);
}
