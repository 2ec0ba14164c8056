import { OpenDriveFile } from '@/application/drive/OpenDriveFile';
import type { ScopesState } from '@/domain/access/ScopesState';
import { FakeDriveMomentGateway } from '#test/support/fakes/drive/FakeDriveMomentGateway';
import { FakeScopeCache } from '#test/support/fakes/access/FakeScopeCache';

const command = { patientId: 'p-ana', momentId: 'm-1', purpose: 'download' } as const;
const held: ScopesState = { status: 'known', scopes: ['patient:download-moments'], checkedAt: 0 };

async function setUp(scopes = held) {
  const [gateway, cache] = [new FakeDriveMomentGateway(), new FakeScopeCache()];
  await gateway.record('p-ana', 'm-1', {
    googleDriveFileId: 'f',
    googleDriveFolderId: 'd',
    fileName: 'Letter.pdf',
    contentType: 'application/pdf',
  });
  cache.write(scopes);
  return { gateway, open: new OpenDriveFile(gateway, cache) };
}

describe('OpenDriveFile', () => {
  it('gives the link for downloading, or for looking', async () => {
    const { open } = await setUp();
    expect(await open.execute(command)).toEqual({ ok: true, value: 'https://drive.example/download' });
    expect(await open.execute({ ...command, purpose: 'preview' })).toEqual({
      ok: true,
      value: 'https://drive.example/preview',
    });
  });

  it.each([
    ['unauthorised', { status: 'known', scopes: ['therapist:list-patients'], checkedAt: 0 }],
    ['scopesNotChecked', { status: 'unknown' }],
    ['scopesNotChecked', { status: 'couldNotCheck' }],
  ] as const)('asks for no link: %s', async (kind, scopes) => {
    const { gateway, open } = await setUp(scopes);
    expect(await open.execute(command)).toEqual({ ok: false, failure: { kind } });
    expect(gateway.planned.countOf('links')).toBe(0);
  });

  it('opens a preview for a person who may not download', async () => {
    const { open } = await setUp({ status: 'known', scopes: ['therapist:list-patients'], checkedAt: 0 });
    expect(await open.execute({ ...command, purpose: 'preview' })).toEqual({
      ok: true,
      value: 'https://drive.example/preview',
    });
  });

  it('says when the drive gives no link', async () => {
    const { gateway, open } = await setUp();
    gateway.given = { previewLink: null, downloadLink: null };
    expect(await open.execute(command)).toEqual({ ok: false, failure: { kind: 'linkMissing' } });
  });

  it('reports a call without an answer', async () => {
    const { gateway, open } = await setUp();
    gateway.planned.failNext('links', { kind: 'unreachable' });
    expect(await open.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
