import { CheckUpload, LARGEST_UPLOAD } from '@/application/drive/CheckUpload';
import { FakeDriveMomentGateway } from '#test/support/fakes/drive/FakeDriveMomentGateway';

function setUp() {
  const gateway = new FakeDriveMomentGateway();
  const check = new CheckUpload(gateway);
  const judge = (name: string, size: number) => check.execute('p-ana', { name, type: 'application/pdf', size });
  return { gateway, judge };
}

describe('CheckUpload', () => {
  it('goes by the largest file that the server takes', async () => {
    const { gateway, judge } = setUp();
    gateway.largestFile = 100;
    expect([await judge('a.pdf', 100), await judge('a.pdf', 101)]).toEqual([
      { kind: 'fit' },
      { kind: 'tooLarge', largest: 100 },
    ]);
  });

  it('takes no file that the server does not take', async () => {
    const { gateway, judge } = setUp();
    expect(await judge(`${'a'.repeat(252)}.pdf`, 1)).toEqual({ kind: 'notTaken' });
    gateway.planned.failNext('policy', { kind: 'notAllowed' });
    expect(await judge('a.pdf', 1)).toEqual({ kind: 'notAllowed' });
  });

  it('lets the upload begin, and wait, where the server could not be asked', async () => {
    const { gateway, judge } = setUp();
    gateway.planned.failAlways('policy', { kind: 'unreachable' });
    expect([await judge('a.pdf', LARGEST_UPLOAD), await judge('a.pdf', LARGEST_UPLOAD + 1)]).toEqual([
      { kind: 'fit' },
      { kind: 'tooLarge', largest: LARGEST_UPLOAD },
    ]);
  });
});
