import { UploadPicture } from '@/application/organisations/UploadPicture';
import { FakePictureGateway } from '#test/support/fakes/organisations/FakePictureGateway';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

describe('UploadPicture', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
  ])('gives the path of a %s picture that was uploaded', async (_format, bytes) => {
    const gateway = new FakePictureGateway();
    expect(await new UploadPicture(gateway).execute(new Blob([bytes]))).toEqual({ ok: true, value: '/picture/1' });
    expect(gateway.pictures.get('/picture/1')?.size).toBe(bytes.length);
  });

  it.each([
    ['empty', new Blob([]), { kind: 'empty' }],
    ['too large', new Blob([png, new Uint8Array(1_048_576)]), { kind: 'tooLarge', mostBytes: 1_048_576 }],
    ['a drawing that can hold a script', new Blob(['<svg/>'], { type: 'image/png' }), { kind: 'otherFormat' }],
    ['cut off after the first byte', new Blob([png.slice(0, 1)]), { kind: 'otherFormat' }],
  ])('sends no file that is %s', async (_what, file, fault) => {
    const gateway = new FakePictureGateway();
    expect(await new UploadPicture(gateway).execute(file)).toEqual({
      ok: false,
      failure: { kind: 'invalidImage', fault },
    });
    expect(gateway.planned.calls).toEqual(['permission']);
  });

  it('says why the upload failed', async () => {
    const gateway = new FakePictureGateway();
    gateway.planned.failNext('permission', { kind: 'notAllowed' });
    const upload = new UploadPicture(gateway);
    expect(await upload.execute(new Blob([png]))).toMatchObject({ failure: { kind: 'notAllowed' } });
    gateway.planned.failNext('send', { kind: 'unreachable' });
    expect(await upload.execute(new Blob([png]))).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});
