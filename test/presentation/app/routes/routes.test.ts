import { routes } from '@/presentation/app/routes/routes';

describe('routes', () => {
  it.each(['p-1', 'a b', 'a/b', 'a%2Fb', '%', '?x#y', 'ä€😀', '..'])('read back the id %j', id => {
    const url = routes.profile.to({ patientId: id, '*': 'record' }, { at: id });
    const { parameters, query } = routes.profile.match(url) ?? {};
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
    '/therapist/chat',
    '/therapist/chat-log',
    '/elsewhere/therapist/chat/7',
    '',
  ])('match nothing in %j', url => {
    expect(routes.chatV1.match(url)).toBeUndefined();
  });

  it('leave out a query without values, and the optional rest of a path', () => {
    expect(routes.users.to()).toBe('/admin/users');
    expect(routes.organisation.to({ organisationId: 'o-1' })).toBe('/admin/organisations/o-1');
  });
});
