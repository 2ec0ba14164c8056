import 'reflect-metadata';
import { LinkDriveAccount } from '@/application/drive/LinkDriveAccount';
import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { UnlinkDriveAccount } from '@/application/drive/UnlinkDriveAccount';
import { UploadActs } from '@/application/drive/UploadActs';
import { RequestDriveToken } from '@/application/drive/RequestDriveToken';
import { ok } from '@/domain/kernel/Result';
import { AxiosDriveAccountGateway } from '@/infrastructure/http/drive/AxiosDriveAccountGateway';
import { AxiosDriveMomentGateway } from '@/infrastructure/http/drive/AxiosDriveMomentGateway';
import { FetchDriveFiles } from '@/infrastructure/system/drive/FetchDriveFiles';
import { chatlessPatient, sandboxClient, staffOf } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { FakeUploadVault } from '#test/support/fakes/drive/FakeUploadVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { startLossyWire, type LossyWire, type WireFate } from '#test/support/servers/startLossyWire';

const EMAIL = 'amelia@drive.example';
const UID = 'staff-amelia';

const sandbox = sharedSandbox();
let wire: LossyWire;

beforeAll(async () => {
  wire = await startLossyWire(sandbox.now().port);
});
afterAll(() => wire.stop());

/** Loses the first answer to such a call. */
function loseOne(fate: WireFate, isMeant: (call: string) => boolean): void {
  wire.lost.length = 0;
  wire.lose(call => (wire.lost.length === 0 && isMeant(call) ? fate : 'answered'));
}

const drives = () => sandbox.now().backend.patientCare.drives;
const account = () => new AxiosDriveAccountGateway(sandboxClient(sandbox.now(), UID, wire.port).client);
const noUploads = new FakeUploadVault();

describe.each(['cut', 'sentTwice'] as const)('a lost answer about the drive account (%s)', fate => {
  beforeEach(() => {
    wire.heal();
    drives().unlink(UID);
  });
  afterEach(() => expect(wire.lost).toHaveLength(1));

  it('links the account', async () => {
    loseOne(fate, call => call.startsWith('POST'));
    const chosen = { email: 'Amelia@Drive.example' };
    const link = new LinkDriveAccount({ chooseAccount: async () => ok(chosen) }, account());
    expect(await link.execute()).toMatchObject({ ok: true, value: { googleDriveEmail: EMAIL } });
    expect(drives().find(UID)?.googleDriveEmail).toBe(EMAIL);
  });

  it.each(['PUT', 'DELETE'])('unlinks the account, whichever call loses its answer (%s)', async method => {
    drives().link(UID, EMAIL);
    drives().permit(UID, 'reader');
    loseOne(fate, call => call.startsWith(method));
    expect(await new UnlinkDriveAccount(account(), noUploads).execute()).toEqual({ ok: true, value: undefined });
    expect(drives().find(UID)).toBeUndefined();
  });

  it('makes the account a reader', async () => {
    drives().link(UID, EMAIL);
    loseOne(fate, call => call.startsWith('POST'));
    const renewed = await new RenewDriveAccess(account(), noUploads).execute();
    expect([renewed.ok, drives().find(UID)?.permission]).toEqual([true, 'reader']);
  });
});

const parentsOf = async (token: string, fileId: string): Promise<unknown> => {
  const url = `${sandbox.now().origin}/google/drive/v3/files/${fileId}?fields=parents`;
  return (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).json();
};

describe.each(['cut', 'sentTwice'] as const)('a lost answer about a file (%s)', fate => {
  async function drive() {
    wire.heal();
    const patient = chatlessPatient(sandbox.now());
    sandbox.now().backend.chat.membership.join(staffOf(sandbox.now(), UID), patient);
    drives().link(UID, EMAIL);
    drives().permit(UID, 'writer');
    const apiUrl = `http://127.0.0.1:${wire.port}/google`;
    const body = new URLSearchParams({ login_hint: EMAIL });
    const given = (await (await fetch(`${apiUrl}/token`, { method: 'POST', body })).json()) as { access_token: string };
    const token = given.access_token;
    const letter = new File(['Dear Ana'], 'Letter.pdf', { type: 'application/pdf' });
    const files = new FetchDriveFiles({ apiUrl, chosen: () => letter, onTokenExpired: () => undefined });
    const identity = { token: async () => ok(token) };
    const acts = new UploadActs({
      ...{ account: account(), files, token: new RequestDriveToken(identity, new ManualClock()) },
      moments: new AxiosDriveMomentGateway(sandboxClient(sandbox.now(), UID, wire.port).client),
    });
    const pick = async (): Promise<string> => {
      const picked = await files.pick(token, 'u-1');
      if (!picked.ok || picked.value === null) throw new Error('A file was picked.');
      return picked.value.googleDriveFileId;
    };
    return { patientId: patient.patientId, folderId: `folder-${patient.patientId}`, token, files, acts, pick };
  }

  it('uploads the file once', async () => {
    const { files, token, pick } = await drive();
    loseOne(fate, call => call.startsWith('PUT'));
    const fileId = await pick();
    expect([wire.lost.length, await files.details(token, fileId)]).toMatchObject([1, { ok: true }]);
  });

  it('moves the file into the folder', async () => {
    const { files, token, folderId, pick } = await drive();
    const fileId = await pick();
    loseOne(fate, call => call.startsWith('PATCH'));
    expect(await files.moveInto(token, fileId, folderId)).toEqual({ ok: true, value: undefined });
    expect([wire.lost.length, await parentsOf(token, fileId)]).toEqual([1, { parents: [folderId] }]);
  });

  it('deletes the file', async () => {
    const { acts, pick } = await drive();
    const fileId = await pick();
    loseOne(fate, call => call.startsWith('DELETE'));
    expect([await acts.removeCopy(fileId), wire.lost.length]).toEqual([true, 1]);
  });
});
