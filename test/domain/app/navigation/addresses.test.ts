import { areaOfPath } from '@/domain/app/navigation/areaOfPath';

describe('areaOfPath', () => {
  it.each([
    ['/', 'shell'],
    ['/home', 'shell'],
    ['/therapist/go-chat/all/7', 'shell'],
    ['/account/settings', 'shell'],
    ['/unauthorised', 'shell'],
    ['/authentication', 'login'],
    ['/authentication/login/', 'login'],
    ['/authentication/logout', 'logout'],
    ['/authentication/action', 'action'],
    ['/authentication/elsewhere', 'unknown'],
    ['/callback', 'callback'],
    ['/legal/eula', 'external'],
    ['/homes', 'unknown'],
    ['/nowhere', 'unknown'],
  ])('%s belongs to %s', (path, area) => {
    expect(areaOfPath(path)).toBe(area);
  });
});
