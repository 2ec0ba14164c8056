import { routes } from '@/presentation/app/routes/routes';

describe('routes', () => {
  it.each(['p-1', 'a b', 'a/b', 'a%2Fb', '%', '?x#y', 'ä€😀', '..'])('reads the id %j that it wrote', id => {
    const url = routes.profile.to({ patientId: id, '*': 'record' }, { at: id });
    const { parameters, query } = routes.profile.match(url) ?? {};
    expect([parameters, query?.get('at')]).toEqual([{ patientId: id, '*': 'record' }, id]);
  });

  it('writes half a character as the sign for an unknown one', () => {
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
  ])('reads nothing in %j', url => {
    expect(routes.chatV1.match(url)).toBeUndefined();
  });

  it('leaves out a query without values, and the rest of a path', () => {
    expect(routes.users.to()).toBe('/admin/users');
    expect(routes.organisation.to({ organisationId: 'o-1' })).toBe('/admin/organisations/o-1');
  });
});
