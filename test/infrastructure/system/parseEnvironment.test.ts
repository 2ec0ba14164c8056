import { parseEnvironment } from '@/infrastructure/system/parseEnvironment';

const settings = {
  production: true,
  firebase: { apiKey: 'k', projectId: 'uk-staff', appId: 'a', authDomain: 'd', databaseURL: 'https://db.example' },
  unifiedBackendUrl: 'https://backend.example/api/',
  staticStorageUrl: 'https://files.example',
};
const without = (name: keyof typeof settings) => Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));

describe('parseEnvironment', () => {
  it('fills in what may be left out and takes slashes off addresses', () => {
    expect(parseEnvironment(settings)).toMatchObject({
      ok: true,
      value: { dashboardTitle: 'Staff dashboard', theme: 'system', unifiedBackendUrl: 'https://backend.example/api' },
    });
  });

  it('has no emulators unless they are named', () => {
    const parsed = parseEnvironment(settings);
    expect(parsed.ok && 'emulators' in parsed.value).toBe(false);
  });

  it.each([
    ['production', without('production')],
    ['firebase', without('firebase')],
    ['unifiedBackendUrl', without('unifiedBackendUrl')],
    ['production', { ...settings, production: 'yes' }],
    ['unifiedBackendUrl', { ...settings, unifiedBackendUrl: 'not an address' }],
    ['unifiedBackendUrl', { ...settings, unifiedBackendUrl: 'javascript:alert(1)' }],
    ['staticStorageUrl', { ...settings, staticStorageUrl: '/relative' }],
    ['firebase.projectId', { ...settings, firebase: { ...settings.firebase, projectId: '' } }],
    ['emulators.documentStore.port', { ...settings, emulators: { identity: 'http://x', documentStore: { host: 'h', port: '1' }, realtimeDatabase: { host: 'h', port: 1 } } }],
    ['drive.apiUrl', { ...settings, drive: { apiUrl: '/google', clientId: 'c' } }],
    ['drive.clientId', { ...settings, drive: { apiUrl: 'https://www.googleapis.com' } }],
    ['drive.identityScript', { ...settings, drive: { apiUrl: 'https://www.googleapis.com', clientId: 'c', identityScript: 'javascript:alert(1)' } }],
    ['environment.json', undefined],
    ['environment.json', 'no object'],
  ])('names the setting %s when it is missing or wrong', (setting, wrong) => {
    expect(parseEnvironment(wrong)).toEqual({ ok: false, failure: { setting } });
  });
});
