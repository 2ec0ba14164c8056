import { CheckUpload, LARGEST_UPLOAD } from '@/application/drive/CheckUpload';
import { FakeDriveMomentGateway } from '#test/support/fakes/drive/FakeDriveMomentGateway';

function setUp() {
  const gateway = new FakeDriveMomentGateway();
  const check = new CheckUpload(gateway);
  const judge = (name: string, size: number) => check.execute('p-ana', { name, type: 'application/pdf', size });
  return { gateway, judge };
}

describe('CheckUpload', () => {
  it('uses the largest file size that the server accepts', async () => {
    const { gateway, judge } = setUp();
    gateway.largestFile = 100;
    expect([await judge('a.pdf', 100), await judge('a.pdf', 101)]).toEqual([
      { kind: 'fit' },
      { kind: 'tooLarge', largest: 100 },
    ]);
  });

  it('rejects a file that the server rejects', async () => {
    const { gateway, judge } = setUp();
    expect(await judge(`${'a'.repeat(252)}.pdf`, 1)).toEqual({ kind: 'notTaken' });
    gateway.planned.failNext('policy', { kind: 'notAllowed' });
    expect(await judge('a.pdf', 1)).toEqual({ kind: 'notAllowed' });
  });

  it('lets the upload begin and wait when the server is unreachable', async () => {
    const { gateway, judge } = setUp();
    gateway.planned.failAlways('policy', { kind: 'unreachable' });
    expect([await judge('a.pdf', LARGEST_UPLOAD), await judge('a.pdf', LARGEST_UPLOAD + 1)]).toEqual([
      { kind: 'fit' },
      { kind: 'tooLarge', largest: LARGEST_UPLOAD },
    ]);
  });
});
