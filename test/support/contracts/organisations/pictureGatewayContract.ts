import type { PictureGateway, UploadPermission } from '@/application/organisations/ports/PictureGateway';

export interface PictureGatewayHarness {
  readonly gateway: PictureGateway;
  /** The bytes stored under a path, or undefined. */
  readonly kept: (picture: string) => Promise<Uint8Array | undefined>;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** The contract of every PictureGateway, including its fake. */
export function pictureGatewayContract(name: string, make: () => Promise<PictureGatewayHarness>): void {
  describe(`${name} keeps the PictureGateway contract`, () => {
    let harness: PictureGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    const permission = async (): Promise<UploadPermission> => {
      const answer = await harness.gateway.permission();
      if (!answer.ok) throw new Error('A permission is given.');
      return answer.value;
    };

    it('stores the bytes of a picture under the path of its permission', async () => {
      const { picture, send } = await permission();
      expect(await send(new Blob([png]))).toEqual({ ok: true, value: undefined });
      expect(await harness.kept(picture)).toEqual(png);
    });

    it('accepts one picture for each permission', async () => {
      const { send } = await permission();
      await send(new Blob([png]));
      expect(await send(new Blob([png]))).toMatchObject({ failure: { kind: 'refused' } });
    });

    it.each([
      ['an empty file', new Blob([])],
      ['a script with another name', new Blob(['<svg onload="alert(1)">'], { type: 'image/png' })],
      ['too many bytes', new Blob([png, new Uint8Array(26 * 1_048_576)])],
    ])('refuses %s', async (_what, file) => {
      const { picture, send } = await permission();
      const sent = await send(file);
      expect(sent.ok ? 'taken' : sent.failure.kind).toMatch(/^(invalidImage|unreachable)$/);
      expect(await harness.kept(picture)).toBeUndefined();
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.permission()).toMatchObject({ failure: { kind: 'unreachable' } });
    });
  });
}
