import { ContainerModule, type Container } from 'inversify';
import { KeepNoteDraft } from '@/application/patients/drafts/KeepNoteDraft';
import { LeaveNoteDrafts } from '@/application/patients/drafts/LeaveNoteDrafts';
import { AxiosCoreAccount } from '@/infrastructure/http/account/AxiosCoreAccount';
import { AxiosVaultKey } from '@/infrastructure/http/account/AxiosVaultKey';
import { AxiosLookedVault } from '@/infrastructure/http/patients/AxiosLookedVault';
import { SealedNoteDraftVault } from '@/infrastructure/storage/patients/SealedNoteDraftVault';
import { SealedUnreadablePieces } from '@/infrastructure/storage/patients/SealedUnreadablePieces';
import { PersonalPieces } from '@/infrastructure/storage/kernel/PersonalPieces';
import { onPageLeaving } from '@/infrastructure/system/kernel/onPageLeaving';
import { warnBeforeLeaving } from '@/infrastructure/system/kernel/warnBeforeLeaving';
import { ChangeHighRiskToken } from './tokens/chatActTokens';
import { ReportErrorToken, UnreadableItemsToken } from './tokens/errorReportingTokens';
import * as t from './tokens/patientAdapterTokens';
import { SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';
import { BackendClientToken, ClockToken, LoggerToken, RandomToken } from './tokens/systemTokens';

const VAULT_NAME = 'staff-dashboard-personal';

const patientAdaptersModule = new ContainerModule(({ bind }) => {
  bind(t.PersonalPiecesToken)
    .toResolvedValue(
      (backend, random, session, logger, unreadable) => {
        const key = new AxiosVaultKey(new AxiosCoreAccount(backend, () => undefined), random);
        const report = (problem: string): void => logger.error(problem);
        return new PersonalPieces({
          name: VAULT_NAME,
          person: () => session.current()?.user.uid,
          key: () => key.read(),
          report,
          onUnreadable: (piece, isUnreadable) => unreadable.note(piece, isUnreadable ? 1 : 0),
        });
      },
      [BackendClientToken, RandomToken, SessionVaultToken, LoggerToken, UnreadableItemsToken],
    )
    .inSingletonScope();
  bind(t.NoteDraftVaultToken).toResolvedValue(pieces => new SealedNoteDraftVault(pieces), [t.PersonalPiecesToken]);
  bind(t.UnreadablePiecesToken).toResolvedValue(pieces => new SealedUnreadablePieces(pieces), [t.PersonalPiecesToken]);
  bind(t.KeepNoteDraftToken)
    .toResolvedValue(
      (vault, clock, reportError, session) => {
        const report = (problem: string): void => reportError.execute({ error: new Error(problem), context: 'drafts' });
        return new KeepNoteDraft(vault, clock, report, () => session.current()?.user.uid);
      },
      [t.NoteDraftVaultToken, ClockToken, ReportErrorToken, SessionVaultToken],
    )
    .inSingletonScope();
  bind(t.LeaveNoteDraftsToken).toResolvedValue((drafts, events, pieces) => new LeaveNoteDrafts(drafts, events, () => pieces.close()), [
    t.KeepNoteDraftToken,
    SessionEventsToken,
    t.PersonalPiecesToken,
  ]);
  bind(t.LookedVaultToken).toResolvedValue(backend => new AxiosLookedVault(backend), [BackendClientToken]);
  bind(t.RiskChangerToken).toResolvedValue(changeHighRisk => changeHighRisk, [ChangeHighRiskToken]);
});

/** Adds what patients' screens keep on the device and in the cloud, once, and follows who signs out and when the page goes. */
export function loadPatientAdapters(container: Container): void {
  if (container.isBound(t.NoteDraftVaultToken)) return;
  container.load(patientAdaptersModule);
  container.get(t.LeaveNoteDraftsToken).execute();
  const drafts = container.get(t.KeepNoteDraftToken);
  onPageLeaving({ window, document }, () => void drafts.flush());
  warnBeforeLeaving(window, () => drafts.hasUnsaved);
}
