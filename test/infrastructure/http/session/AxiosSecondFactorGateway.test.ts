import { AxiosSecondFactorGateway } from '@/infrastructure/http/session/AxiosSecondFactorGateway';
import { fail } from '@/domain/kernel/Result';

describe('AxiosSecondFactorGateway', () => {
  it('reports a paused account before it asks for a code', async () => {
    const call = jest.fn(async () =>
      fail({ kind: 'refused', status: 429, token: 'AccountPaused', text: 'Wait 15 minutes.' } as const),
    );
    expect(await new AxiosSecondFactorGateway({ call }).options('id')).toEqual(fail({ kind: 'accountPaused' }));
    // Otherwise the answer would be reported as an error and shown in a toast.
    expect(call).toHaveBeenCalledWith(expect.anything(), expect.anything(), { expects: [429] });
  });
});
