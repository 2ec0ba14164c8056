import { AxiosSecondFactorGateway } from '@/infrastructure/http/session/AxiosSecondFactorGateway';
import { fail } from '@/domain/kernel/Result';

describe('AxiosSecondFactorGateway', () => {
  it('says that an account is paused before a code is asked for', async () => {
    const call = jest.fn(async () =>
      fail({ kind: 'refused', status: 429, token: 'AccountPaused', text: 'Wait 15 minutes.' } as const),
    );
    expect(await new AxiosSecondFactorGateway({ call }).options('id')).toEqual(fail({ kind: 'accountPaused' }));
    // Without this the answer would be reported, and shown in a toast besides.
    expect(call).toHaveBeenCalledWith(expect.anything(), expect.anything(), { expects: [429] });
  });
});
