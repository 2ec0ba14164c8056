import { toPath } from '@/infrastructure/http/client/AxiosBackendClient';

describe('toPath', () => {
  it('encodes each parameter as one segment of the path', () => {
    expect(toPath('/patients/{patientId}/chat', { patientId: 'a/b?c#d%2e' })).toBe('/patients/a%2Fb%3Fc%23d%252e/chat');
    expect(toPath('/patients/{patientId}/chat', { patientId: '...' })).toBe('/patients/.../chat');
  });

  it.each(['.', '..', ''])('rejects the segment %j, which would lead to another endpoint', patientId => {
    expect(() => toPath('/patients/{patientId}/chat', { patientId })).toThrow('/patients/{patientId}/chat');
  });
});
