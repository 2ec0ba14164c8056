import { RequestDriveToken } from '@/application/drive/RequestDriveToken';
import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { RepairDriveAccess } from '@/application/drive/RepairDriveAccess';
import { UploadActs } from '@/application/drive/UploadActs';
import { UploadManager } from '@/application/drive/UploadManager';
import { UploadFile } from '@/application/drive/UploadFile';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FakeDriveFiles } from '#test/support/fakes/drive/FakeDriveFiles';
import { FakeDriveIdentity } from '#test/support/fakes/drive/FakeDriveIdentity';
import { FakeDriveMomentGateway } from '#test/support/fakes/drive/FakeDriveMomentGateway';
import { FakeUploadVault } from '#test/support/fakes/drive/FakeUploadVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

/** The moment at which a page dies: after this number of calls of its ports, before or after the last one is done. */
export interface Death {
  callsLeft: number;
  readonly afterwards: boolean;
}

/** A backend, a drive and a device, on which pages are opened one after another. */
export function driveTools() {
  const account = new FakeDriveAccountGateway();
  const [files, moments, identity, vault, clock, ids] = [
    new FakeDriveFiles(account),
    new FakeDriveMomentGateway(),
    new FakeDriveIdentity(),
    new FakeUploadVault(),
    new ManualClock(),
    new SequentialIds(),
  ];

  const openPage = (death?: Death) => {
    const mortal = <T extends object>(port: T): T => (death ? dying(port, death) : port);
    const acts = new UploadActs({
      account: mortal(account),
      files: mortal(files),
      moments: mortal(moments),
      token: new RequestDriveToken(mortal(identity), clock),
    });
    const uploads = new UploadManager(acts, mortal(vault), clock);
    return { uploads, upload: new UploadFile(uploads, mortal(vault), ids) };
  };
  const repair = new RepairDriveAccess(account, vault, new RenewDriveAccess(account, vault), clock);
  return { account, files, moments, identity, vault, clock, ids, openPage, repair };
}

/** A port that stops answering once its page is dead. */
function dying<T extends object>(port: T, death: Death): T {
  return new Proxy(port, {
    get: (target, key): unknown => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]): unknown => {
        death.callsLeft -= 1;
        if (death.callsLeft > 0) return Reflect.apply(member, target, values);
        if (death.callsLeft === 0 && death.afterwards) Reflect.apply(member, target, values);
        return new Promise(() => undefined);
      };
    },
  });
}
