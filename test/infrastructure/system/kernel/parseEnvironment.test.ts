import { parseEnvironment } from '@/infrastructure/system/kernel/parseEnvironment';

const settings = {
  production: true,
  firebase: { apiKey: 'k', projectId: 'uk-staff', appId: 'a', authDomain: 'd', databaseURL: 'https://db.example' },
  unifiedBackendUrl: 'https://backend.example/api/',
  staticStorageUrl: 'https://files.example',
};
const without = (name: keyof typeof settings) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));

describe('parseEnvironment', () => {
  it('fills in optional settings and removes trailing slashes from addresses', () => {
    expect(parseEnvironment(settings)).toMatchObject({
      ok: true,
      value: { dashboardTitle: 'Staff dashboard', theme: 'system', unifiedBackendUrl: 'https://backend.example/api' },
    });
  });

  it('accepts only an origin for the dashboards', () => {
    const of = (embedOrigin: string) => parseEnvironment({ ...settings, dashboards: { embedOrigin } });
    expect(of('https://boards.example')).toMatchObject({
      ok: true,
      value: { dashboards: { embedOrigin: 'https://boards.example' } },
    });
    for (const wrong of [
      'https://boards.example/embed',
      'https://me@boards.example',
      'boards.example',
      'data:text/html,',
    ])
      expect(of(wrong)).toMatchObject({ ok: false, failure: { setting: 'dashboards.embedOrigin' } });
    expect(of('http://boards.example')).toMatchObject({ ok: false, failure: { isUnencrypted: true } });
  });

  it('has no emulators unless they are configured', () => {
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
    [
      'emulators.documentStore.port',
      {
        ...settings,
        emulators: {
          identity: 'http://localhost',
          documentStore: { host: 'localhost', port: '1' },
          realtimeDatabase: { host: 'localhost', port: 1 },
        },
      },
    ],
    ['drive.apiUrl', { ...settings, drive: { apiUrl: '/google', clientId: 'c' } }],
    ['drive.clientId', { ...settings, drive: { apiUrl: 'https://www.googleapis.com' } }],
    [
      'drive.identityScript',
      {
        ...settings,
        drive: { apiUrl: 'https://www.googleapis.com', clientId: 'c', identityScript: 'javascript:alert(1)' },
      },
    ],
    ['environment.json', undefined],
    ['environment.json', 'no object'],
  ])('names the setting %s when it is missing or wrong', (setting, wrong) => {
    expect(parseEnvironment(wrong)).toEqual({ ok: false, failure: { setting, isUnencrypted: false } });
  });

  const emulators = {
    identity: 'http://localhost:9000',
    documentStore: { host: '127.0.0.1', port: 1 },
    realtimeDatabase: { host: '127.0.0.1', port: 1 },
  };
  const unencrypted: readonly (readonly [string, object])[] = [
    ['unifiedBackendUrl', { ...settings, unifiedBackendUrl: 'http://backend.example/api' }],
    ['unifiedBackendUrl', { ...settings, unifiedBackendUrl: 'http://localhost.example/api' }],
    ['staticStorageUrl', { ...settings, staticStorageUrl: 'http://files.example' }],
    ['firebase.databaseURL', { ...settings, firebase: { ...settings.firebase, databaseURL: 'http://db.example' } }],
    ['drive.apiUrl', { ...settings, drive: { apiUrl: 'http://www.googleapis.com', clientId: 'c' } }],
    [
      'drive.identityScript',
      {
        ...settings,
        drive: {
          apiUrl: 'https://www.googleapis.com',
          clientId: 'c',
          identityScript: 'http://accounts.google.com/gsi/client',
        },
      },
    ],
    ['emulators.identity', { ...settings, emulators: { ...emulators, identity: 'http://identity.example' } }],
    [
      'emulators.documentStore.host',
      { ...settings, emulators: { ...emulators, documentStore: { host: 'store.example', port: 80 } } },
    ],
    [
      'emulators.realtimeDatabase.host',
      { ...settings, emulators: { ...emulators, realtimeDatabase: { host: '10.0.0.7', port: 80 } } },
    ],
  ];

  it.each(unencrypted)('rejects an unencrypted address in production: %s', (setting, wrong) => {
    expect(parseEnvironment(wrong)).toEqual({ ok: false, failure: { setting, isUnencrypted: true } });
    expect(parseEnvironment({ ...wrong, production: false })).toMatchObject({ ok: true });
  });

  it.each(['http://localhost:9000', 'http://t1.localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'])(
    'accepts an unencrypted address of the same machine: %s',
    address => {
      expect(
        parseEnvironment({
          ...settings,
          emulators,
          unifiedBackendUrl: address,
          firebase: { ...settings.firebase, databaseURL: `${address}?ns=x` },
        }),
      ).toMatchObject({ ok: true });
    },
  );
});
