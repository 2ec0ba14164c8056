import type { Container } from 'inversify';
import { FinishUploads } from '@/application/drive/FinishUploads';
import { ResumeUploads } from '@/application/drive/ResumeUploads';
import type { PendingUploads } from '@/application/session/ports/PendingUploads';
import type { SessionEvents } from '@/application/session/ports/SessionEvents';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { driveModule } from './driveModule';
import { loadPatientAdapters } from './loadPatientAdapters';
import { FlagCacheToken } from './tokens/accessTokens';
import * as t from './tokens/driveTokens';
import { ClockToken } from './tokens/systemTokens';
import { SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';

/** Once per window: uploads and the account's permission are followed for whoever is signed in, whichever page is open. */
export function startDrive(container: Container): void {
  if (container.isBound(t.ResumeUploadsToken)) return;
  loadPatientAdapters(container);
  container.load(driveModule);
  const [desk, identity, tray] = [container.get(t.UploadManagerToken), container.get(t.DriveIdentityToken), container.get(t.FilePickerToken)];
  const resume = new ResumeUploads(desk, eventsFromNow(container), new EventConnectivity(window), container.get(t.RepairDriveAccessToken), container.get(FlagCacheToken));
  container.bind(t.ResumeUploadsToken).toConstantValue(resume);
  resume.execute();
  container.get(SessionEventsToken).subscribe(({ kind }) => {
    if (kind === 'signedOut') identity.forgetAll();
  });
  desk.uploads.subscribe(all => tray.keepOnly(all.filter(({ upload }) => upload.position.step === 'awaitingFile').map(({ upload }) => upload.uploadId)));
}

/** This module is downloaded after somebody signed in: they are told of first. */
function eventsFromNow(container: Container): SessionEvents {
  const events = container.get(SessionEventsToken);
  return {
    announce: event => events.announce(event),
    subscribe: listener => {
      const user = container.get(SessionVaultToken).current()?.user;
      if (user !== undefined) listener({ kind: 'renewed', user });
      return events.subscribe(listener);
    },
  };
}

/** What signing out waits for. */
export function finishUploads(container: Container): PendingUploads {
  const isOn = (): boolean => container.get(FlagCacheToken).isOn('isGoogleDriveEnabled');
  const [desk, vault, repair] = [container.get(t.UploadManagerToken), container.get(t.UploadVaultToken), container.get(t.RepairDriveAccessToken)];
  return new FinishUploads(desk, vault, repair, container.get(ClockToken), isOn);
}
