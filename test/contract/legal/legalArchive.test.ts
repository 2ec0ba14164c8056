import { FetchLegalArchive } from '@/infrastructure/system/legal/FetchLegalArchive';
import { legalArchiveContract, type LegalArchiveHarness } from '#test/support/contracts/legal/legalArchiveContract';
import { FakeLegalArchive } from '#test/support/fakes/legal/FakeLegalArchive';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

async function fake(): Promise<LegalArchiveHarness> {
  const archive = new FakeLegalArchive();
  return {
    archive,
    publish: (language, document, markup) => void archive.published.set(`${language}/${document}`, markup),
    breakDown: () => void ['en', 'cy'].forEach(language => archive.unreachable.add(language)),
    stop: async () => undefined,
  };
}

async function http(breakDown: 'error' | 'silence'): Promise<LegalArchiveHarness> {
  const files = new Map<string, string>();
  let broken = false;
  const server = await startScriptedServer(({ url }) => {
    const found = [...files].find(([name]) => url.endsWith(`/legal/${name}.html`));
    if (broken) return { status: 500, body: 'broken' };
    return found === undefined ? { status: 404, body: 'none' } : { status: 200, body: found[1] };
  });
  let running = true;
  const stop = async (): Promise<void> => {
    if (running) await server.stop();
    running = false;
  };
  return {
    archive: new FetchLegalArchive(server.url),
    publish: (language, document, markup) => void files.set(`${language}/${document}`, markup),
    breakDown: () => {
      broken = true;
      return breakDown === 'silence' ? stop() : undefined;
    },
    stop,
  };
}

legalArchiveContract('FakeLegalArchive', fake);
legalArchiveContract('FetchLegalArchive with a server that fails', () => http('error'));
legalArchiveContract('FetchLegalArchive without a server', () => http('silence'));
