import { toPath } from '@/infrastructure/http/client/AxiosBackendClient';

describe('toPath', () => {
  it('fills the parameters so that none of them is more than one part of the path', () => {
    expect(toPath('/patients/{patientId}/chat', { patientId: 'a/b?c#d%2e' })).toBe('/patients/a%2Fb%3Fc%23d%252e/chat');
    expect(toPath('/patients/{patientId}/chat', { patientId: '...' })).toBe('/patients/.../chat');
  });

  it.each(['.', '..', ''])('never makes a path with %j for a part: it would be another endpoint’s', patientId => {
    expect(() => toPath('/patients/{patientId}/chat', { patientId })).toThrow('/patients/{patientId}/chat');
  });
});
