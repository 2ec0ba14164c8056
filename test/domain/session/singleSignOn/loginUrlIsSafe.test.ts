import { loginUrlIsSafe } from '@/domain/session/singleSignOn/loginUrlIsSafe';

const here = 'http://localhost:4100';

describe('loginUrlIsSafe', () => {
  it.each([
    ['https://provider.example/authorise?x=1', true],
    ['http://localhost:4100/sandbox/openid/auth', true],
    ['http://localhost:4200/auth', false],
    ['http://provider.example/authorise', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://ann@provider.example/', false],
    ['/authorise', false],
    ['', false],
  ])('%s: %s', (url, safe) => {
    expect(loginUrlIsSafe(url, here)).toBe(safe);
  });

  it('rejects plain http unless the origin is a loopback', () => {
    expect(loginUrlIsSafe('http://dashboard.example/auth', 'http://dashboard.example')).toBe(false);
  });
});
