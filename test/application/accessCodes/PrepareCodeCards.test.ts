import { PrepareCodeCards } from '@/application/accessCodes/PrepareCodeCards';
import { FakeQrEncoder } from '#test/support/fakes/session/FakeQrEncoder';

const codes = [
  { code: 'MILL-1', organisation: { name: 'North Board' } },
  { code: 'MILL-2', organisation: { name: 'South Board' } },
];

describe('preparing cards', () => {
  it('gives each code with its organisation and a QR code of its text', async () => {
    const encoder = new FakeQrEncoder();
    const cards = await new PrepareCodeCards(encoder).execute(codes);
    expect(cards?.map(({ code, organisationName }) => [code, organisationName])).toEqual([
      ['MILL-1', 'North Board'],
      ['MILL-2', 'South Board'],
    ]);
    expect(encoder.encoded).toEqual(['MILL-1', 'MILL-2']);
  });

  it('gives no card without its QR code', async () => {
    const encoder = new FakeQrEncoder();
    encoder.missing = true;
    expect(await new PrepareCodeCards(encoder).execute(codes)).toBeUndefined();
  });
});
