import { documentStoreOperations } from '../contract/documentStore/documentStoreOperations';
import { QueryGenerator } from '../contract/documentStore/support/QueryGenerator';
import { RestClient } from '../contract/documentStore/support/RestClient';
import { runInNode } from '../contract/documentStore/support/runInNode';
import { findEmulator, startEmulator, type Emulator } from '../contract/documentStore/support/startEmulator';
import { startStoreServer, type StoreServer } from '../contract/documentStore/support/startStoreServer';

const root = 'projects/demo-contract/databases/(default)/documents';
const randomQueries = 200;

function compareWith(jar: string): void {
  let emulator: Emulator;
  let server: StoreServer;

  beforeAll(async () => {
    [emulator, server] = await Promise.all([startEmulator(jar), startStoreServer()]);
  }, 60_000);

  afterAll(async () => {
    await Promise.all([emulator.stop(), server.close()]);
  });

  it('answers random queries over mixed types alike', async () => {
    const generator = new QueryGenerator(20_261_121, root);
    const clients = [server, emulator].map(({ port }) => new RestClient(port, root));
    const documents = generator.documents('mixed', 120);
    await Promise.all(clients.map(client => client.set(documents)));
    let [compared, found] = [0, 0];
    for (let tried = 0; compared < randomQueries && tried < 2 * randomQueries; tried++) {
      const query = generator.query('mixed');
      const [ours, theirs] = await Promise.all(clients.map(client => client.query(query)));
      // Production refuses some shapes by validation that this store accepts; the answers must be the same.
      if (!ours || !theirs || 'refused' in theirs) continue;
      expect({ query, ...ours }).toEqual({ query, ...theirs });
      compared++;
      found += theirs.names.length;
    }
    expect(compared).toBe(randomQueries);
    expect(found).toBeGreaterThan(randomQueries);
  }, 60_000);

  it('is held to a list that the official emulator fulfils too', async () => {
    const outcomes = await runInNode({ host: '127.0.0.1', port: emulator.port, token: 'owner' });
    const own = new Set(
      documentStoreOperations.flatMap(({ name, ofGoogleAlone }) => (ofGoogleAlone === true ? [name] : [])),
    );
    expect(outcomes.filter(([name]) => !own.has(name))).toEqual(
      documentStoreOperations.flatMap(({ name }) => (own.has(name) ? [] : [[name, 'ok']])),
    );
  }, 60_000);
}

describe('the document store beside the official emulator', () => {
  const jar = findEmulator();
  if (jar) return compareWith(jar);
  return it('is not compared: the official emulator or Java is not on this machine', () => {
    process.stdout.write(
      'SKIPPED: no official Firestore emulator (or no Java) here; set FIRESTORE_EMULATOR_JAR to compare with it.\n',
    );
  });
});
