import { OpenAccessCode } from '@/application/accessCodes/OpenAccessCode';
import { FakeAccessCodeGateway } from '#test/support/fakes/accessCodes/FakeAccessCodeGateway';

const gateway = (): FakeAccessCodeGateway =>
  new FakeAccessCodeGateway().addOrganisation('north', 'North Board').add('NEW-1').add('OLD-1', { generation: 'v1' });

describe('opening a code', () => {
  it.each([
    ['NEW-1', 'v2'],
    ['OLD-1', 'v1'],
  ])('finds %s in its generation, %s', async (code, generation) => {
    expect(await new OpenAccessCode(gateway()).execute({ code })).toMatchObject({ value: { code, generation } });
  });

  it('reads a code of a known generation there alone', async () => {
    const codes = gateway();
    const answer = await new OpenAccessCode(codes).execute({ code: 'OLD-1', generation: 'v2' });
    expect([answer, codes.planned.countOf('read')]).toEqual([{ ok: false, failure: { kind: 'notFound' } }, 1]);
  });

  it('does not look in the other generation where the first one gave no answer', async () => {
    const codes = gateway();
    codes.planned.failNext('read', { kind: 'unreachable' });
    expect(await new OpenAccessCode(codes).execute({ code: 'OLD-1' })).toMatchObject({
      failure: { kind: 'unreachable' },
    });
  });

  it.each(['', ' ', '.', '..', '../x', '<b>x</b>', 'é', '\u202e'])(
    'makes no call for %j, which is no code',
    async code => {
      const codes = gateway();
      expect(await new OpenAccessCode(codes).execute({ code })).toEqual({ ok: false, failure: { kind: 'notFound' } });
      expect(codes.planned.calls).toEqual([]);
    },
  );
});
