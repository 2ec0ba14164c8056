import 'reflect-metadata';
import type { UploadPolicyDto } from '@/infrastructure/http/organisations/organisationDtos';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf, saveSection } from '#test/support/builders/organisations/organisationCalls';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the pictures of an organisation', () => {
  let sandbox: Sandbox;
  let dana: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    dana = callsOf(sandbox, 'staff-dana', 'organisations:edit');
  });
  afterEach(() => sandbox.stop());

  const policy = async (): Promise<UploadPolicyDto> =>
    (await dana('GET', '/organisation/image-upload-policy-document')).json as UploadPolicyDto;
  const upload = async (
    { url, fields }: UploadPolicyDto,
    bytes: Uint8Array<ArrayBuffer>,
    changes: Readonly<Record<string, string>> = {},
  ) => {
    const form = new FormData();
    for (const { name, value } of fields) form.append(name, changes[name] ?? value);
    form.append('file', new Blob([bytes], { type: 'image/png' }), 'logo.png');
    const answer = await fetch(url, { method: 'POST', body: form });
    return { status: answer.status, token: (await answer.text()).split('\n')[0] };
  };
  const bytesOf = (buffer: Buffer | string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(buffer));

  it('are stored, served unchanged and used as a logo', async () => {
    const signed = await policy();
    expect((await saveSection(dana, 'org-2', 'details', { logo: signed.picture })).token).toBe('InvalidImage');
    expect((await upload(signed, bytesOf(png))).status).toBe(204);
    const served = await fetch(`http://127.0.0.1:${sandbox.port}${signed.picture}`);
    expect([served.headers.get('content-type'), Buffer.from(await served.arrayBuffer()).equals(png)]).toEqual([
      'image/png',
      true,
    ]);
    expect((await saveSection(dana, 'org-2', 'details', { logo: signed.picture })).json).toMatchObject({
      logo: signed.picture,
    });
  });

  it.each<[string, () => Uint8Array<ArrayBuffer>]>([
    ['an empty file', () => bytesOf('')],
    ['a script with the name of a picture', () => bytesOf('<script>alert(1)</script>')],
    ['a drawing that may hold a script', () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a picture of 26 MB', () => bytesOf(Buffer.concat([png, Buffer.alloc(26 * 1_048_576)]))],
  ])('refuse %s', async (_, bytes) => {
    const signed = await policy();
    expect(await upload(signed, bytes())).toEqual({ status: 400, token: 'InvalidImage' });
    expect((await fetch(`http://127.0.0.1:${sandbox.port}${signed.picture}`)).status).toBe(404);
  });

  it('refuse a permission that was altered, used or has expired', async () => {
    const signed = await policy();
    const notAllowed = { status: 403, token: 'NotAllowed' };
    expect(await upload(signed, bytesOf(png), { key: 'another' })).toEqual(notAllowed);
    expect(await upload(signed, bytesOf(png), { expires: String(Date.now() + 10 ** 9) })).toEqual(notAllowed);
    expect((await upload(signed, bytesOf(png))).status).toBe(204);
    expect(await upload(signed, bytesOf(png))).toEqual(notAllowed);
    const late = await policy();
    sandbox.clock.offsetMs += 15 * 60_000;
    expect(await upload(late, bytesOf(png))).toEqual(notAllowed);
  });
});
