import { setUpCare, tried } from '../setUpCare';

function setUp() {
  const world = setUpCare();
  const { drive, asAmy, asBen } = world;
  const link = (as: typeof asAmy, googleDriveEmail: string) =>
    tried(() => drive.addAccount({ ...as, body: { googleDriveEmail } }));
  const ensure = (role: string) => tried(() => drive.ensurePermissions({ ...asAmy, path: { role } }));
  const read = () => tried(() => drive.account(asAmy));
  return { ...world, drive, asAmy, asBen, link, ensure, read };
}

describe("a therapist's drive account", () => {
  it('does not exist at first, and has no permission when it is first linked', async () => {
    const { link, read, asAmy, ensure } = setUp();
    await expect(read()).rejects.toMatchObject({ status: 404 });
    await expect(ensure('writer')).rejects.toMatchObject({ status: 404 });
    const linked = await link(asAmy, 'Amy.Drive@mail.example');
    expect(linked).toEqual({
      googleDriveEmail: 'amy.drive@mail.example',
      googleDriveUserId: expect.stringMatching(/^\d{21}$/),
      permission: 'none',
    });
    expect(await read()).toEqual(linked);
  });

  it('can be made a writer, and then a reader again', async () => {
    const { link, read, ensure, asAmy } = setUp();
    await link(asAmy, 'amy@mail.example');
    for (const role of ['writer', 'writer', 'reader'] as const)
      expect([await ensure(role), await read()]).toMatchObject([{ permission: role }, { permission: role }]);
    await expect(ensure('owner')).rejects.toMatchObject({ status: 400, token: 'InvalidRole' });
  });

  it('keeps its permission when it is linked again, but another account starts without one', async () => {
    const { link, ensure, asAmy } = setUp();
    await link(asAmy, 'amy@mail.example');
    await ensure('reader');
    expect((await link(asAmy, 'AMY@mail.example')).permission).toBe('reader');
    expect((await link(asAmy, 'other@mail.example')).permission).toBe('none');
  });

  it('belongs to one therapist', async () => {
    const { link, asAmy, asBen, drive } = setUp();
    await link(asAmy, 'amy@mail.example');
    await expect(link(asBen, 'amy@mail.example')).rejects.toMatchObject({ status: 409, token: 'ConflictError' });
    await drive.removeAccount(asAmy);
    await drive.removeAccount(asAmy);
    await expect(link(asBen, 'amy@mail.example')).resolves.toMatchObject({ permission: 'none' });
  });

  it('has no permission after access was revoked', async () => {
    const { link, ensure, read, asAmy, drive } = setUp();
    await drive.revoke(asAmy);
    await link(asAmy, 'amy@mail.example');
    await ensure('writer');
    await drive.revoke(asAmy);
    expect(await read()).toMatchObject({ permission: 'none' });
  });

  it('is for staff only', async () => {
    const { drive, asSol } = setUp();
    await expect(tried(() => drive.account(asSol))).rejects.toMatchObject({ status: 403, token: 'Forbidden' });
  });
});
