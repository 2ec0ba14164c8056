import { readFileSync } from 'node:fs';
import { FetchVersionGateway } from '@/infrastructure/system/app/FetchVersionGateway';
import { versionFile } from '#scripts/webpack/versionFile';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

describe('assets/version.json', () => {
  it('contains both versions of package.json, as a window reads them', async () => {
    const file = readFileSync('package.json', 'utf8');
    const server = await startScriptedServer(() => ({ body: versionFile(file) }));
    const read = await new FetchVersionGateway(`${server.url}/assets/version.json`).read();
    await server.stop();
    expect(read).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      core: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it.each([
    ['version', { config: { chatCore: '1.0.0' } }],
    ['chatCore', { version: '1.0.0' }],
    ['chatCore', { version: '1.0.0', config: { core: '1.0.0' } }],
    ['chatCore', { version: '1.0.0', config: { chatCore: '' } }],
  ])('is not built without %s', (name, file) => {
    expect(() => versionFile(JSON.stringify(file))).toThrow(`package.json has no ${name}.`);
  });
});
