import { SearchAccessCodes } from '@/application/accessCodes/SearchAccessCodes';
import { OpenAccessCode } from '@/application/accessCodes/OpenAccessCode';
import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import { accessCode } from '@/domain/accessCodes/accessCode.rule';
import { PrepareCodeCards } from '@/application/accessCodes/PrepareCodeCards';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';
import { FakeQrEncoder } from '#test/support/fakes/kernel/FakeQrEncoder';

describe('SearchAccessCodes', () => {
  const gateway = (): FakeAccessCodeGateway =>
    new FakeAccessCodeGateway()
      .addOrganisation('north', 'North Board')
      .addOrganisation('south', 'South Board')
      .add('MILL-LANE')
      .add('MILL-ROAD', { generation: 'v1' }, 'south');

  it('finds codes of every organisation by prefix, in any letter case', async () => {
    expect(await new SearchAccessCodes(gateway()).execute(' mill- ')).toMatchObject({
      value: { term: 'MILL-', codes: [{ code: 'MILL-LANE' }, { code: 'MILL-ROAD', organisation: { id: 'south' } }] },
    });
  });

  it('makes no call for white space', async () => {
    const codes = gateway();
    expect(await new SearchAccessCodes(codes).execute(' \n')).toMatchObject({ value: { codes: [] } });
    expect(codes.planned.calls).toEqual([]);
  });

  it('fails when there is no answer', async () => {
    const codes = gateway();
    codes.planned.failNext('search', { kind: 'unreachable' });
    expect(await new SearchAccessCodes(codes).execute('mill')).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});

describe('OpenAccessCode', () => {
  const gateway = (): FakeAccessCodeGateway =>
    new FakeAccessCodeGateway().addOrganisation('north', 'North Board').add('NEW-1').add('OLD-1', { generation: 'v1' });

  it.each([
    ['NEW-1', 'v2'],
    ['OLD-1', 'v1'],
  ])('finds %s in its generation, %s', async (code, generation) => {
    expect(await new OpenAccessCode(gateway()).execute({ code })).toMatchObject({ value: { code, generation } });
  });

  it('reads a code of a known generation only there', async () => {
    const codes = gateway();
    const answer = await new OpenAccessCode(codes).execute({ code: 'OLD-1', generation: 'v2' });
    expect([answer, codes.planned.countOf('read')]).toEqual([{ ok: false, failure: { kind: 'notFound' } }, 1]);
  });

  it('does not try the other generation when the first one did not answer', async () => {
    const codes = gateway();
    codes.planned.failNext('read', { kind: 'unreachable' });
    expect(await new OpenAccessCode(codes).execute({ code: 'OLD-1' })).toMatchObject({
      failure: { kind: 'unreachable' },
    });
  });

  it.each(['', ' ', '.', '..', '../x', '<b>x</b>', 'é', '\u202e'])(
    'makes no call for %j, which is not a code',
    async code => {
      const codes = gateway();
      expect(await new OpenAccessCode(codes).execute({ code })).toEqual({ ok: false, failure: { kind: 'notFound' } });
      expect(codes.planned.calls).toEqual([]);
    },
  );
});

describe('GenerateAccessCode', () => {
  it('makes different codes without characters that look alike', () => {
    const generate = new GenerateAccessCode(new SeededRandom(7));
    const codes = Array.from({ length: 200 }, () => generate.execute());
    expect(codes.filter(code => !/^[A-HJ-KM-NP-Z2-9]{4}-[A-HJ-KM-NP-Z2-9]{4}$/.test(code))).toEqual([]);
    expect(codes.every(text => accessCode({ text }).kind === 'code')).toBe(true);
    expect(new Set(codes).size).toBe(200);
  });
});

const codes = [
  { code: 'MILL-1', organisation: { name: 'North Board' } },
  { code: 'MILL-2', organisation: { name: 'South Board' } },
];

describe('preparing cards', () => {
  it('returns each code with its organisation and a QR code of its text', async () => {
    const encoder = new FakeQrEncoder();
    const cards = await new PrepareCodeCards(encoder).execute(codes);
    expect(cards?.map(({ code, organisationName }) => [code, organisationName])).toEqual([
      ['MILL-1', 'North Board'],
      ['MILL-2', 'South Board'],
    ]);
    expect(encoder.encoded).toEqual(['MILL-1', 'MILL-2']);
  });

  it('returns no card without its QR code', async () => {
    const encoder = new FakeQrEncoder();
    encoder.missing = true;
    expect(await new PrepareCodeCards(encoder).execute(codes)).toBeUndefined();
  });
});
