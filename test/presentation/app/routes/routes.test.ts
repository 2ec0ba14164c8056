import { anyProfilePage, routes } from '@/presentation/app/routes/routes';

describe('routes', () => {
  it.each(['p-1', 'a b', 'a/b', 'a%2Fb', '%', '?x#y', 'ä€😀', '..'])('read back the id %j', id => {
    const url = anyProfilePage.to({ patientId: id, '*': 'record' }, { at: id });
    const { parameters, query } = anyProfilePage.match(url) ?? {};
    expect([parameters, query?.get('at')]).toEqual([{ patientId: id, '*': 'record' }, id]);
  });

  it('write half a surrogate pair as the replacement character', () => {
    expect(routes.chatV1.match(routes.chatV1.to({ chatSessionId: 'a\uD83D' }))?.parameters).toEqual({
      chatSessionId: 'a\uFFFD',
    });
  });

  it.each([
    '/therapist/chat/%E0%A4%A',
    '/therapist/chat/%',
    '/therapist/chat/7/more',
    '/therapist/chat-log',
    '/elsewhere/therapist/chat/7',
    '',
  ])('match nothing in %j', url => {
    expect(routes.chatV1.match(url)).toBeUndefined();
  });

  it('leave out a query without values, and what is optional in a path', () => {
    expect(routes.users.to()).toBe('/admin/users');
    expect(routes.chatV1.to({ chatSessionId: undefined })).toBe('/therapist/chat');
    expect(routes.chatV1.match('/therapist/chat')?.parameters).toEqual({});
    expect(anyProfilePage.to({ patientId: 'p-1' })).toBe(routes.profile.to({ patientId: 'p-1' }));
  });

  it.each([
    ['/admin/organisations', true],
    ['/ADMIN/Organisations/', true],
    ['/admin/organisations/o-1/access', true],
    ['/admin/organisations-of-old', false],
    ['/admin', false],
  ])('know whether %s is their page or below it: %s', (path, isBelow) => {
    expect(routes.organisations.isAbove(path)).toBe(isBelow);
  });
});
