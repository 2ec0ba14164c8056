import { OffsetClock } from '../kernel/OffsetClock';

import { AccessGuard } from './access/AccessGuard';
import { DocumentStore } from './DocumentStore';
import { ListenStream } from './listen/ListenStream';
import { SharedQueries } from './listen/SharedQueries';
import { PlainDocuments } from './PlainDocuments';

/** Run with tsx: prints how long a commit takes while many clients listen to one big collection. */
const documents = 10_000;
const listeners = 20;
const commits = 200;

const clock = new OffsetClock();
const store = new DocumentStore(clock);
const plain = new PlainDocuments(store, 'measure');
const queries = new SharedQueries(store);
const guard = new AccessGuard({
  rules: { allows: () => true },
  verifyIdToken: () => undefined,
  clock,
  find: () => undefined,
  allowOwner: true,
});
let characters = 0;
let written = 0;

const messageAt = (index: number): { path: string; data: Record<string, unknown> } => ({
  path: `rooms/r/messages/m${index}`,
  data: { at: new Date(1_000_000_000_000 + index * 1000), shown: true, text: `message ${index}` },
});

for (let from = 0; from < documents; from += 500)
  plain.writeAll(Array.from({ length: 500 }, (_, index) => messageAt(from + index)));

function listen(limit: number | undefined): ListenStream {
  const stream = new ListenStream({
    store,
    queries,
    guard,
    bearer: { authorization: 'Bearer owner' },
    send: response => (characters += JSON.stringify(response).length),
    fail: error => {
      throw error;
    },
  });
  const where = { fieldFilter: { field: { fieldPath: 'shown' }, op: 'EQUAL' as const, value: { booleanValue: true } } };
  const orderBy = [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' as const }];
  const structuredQuery = {
    from: [{ collectionId: 'messages' }],
    where,
    orderBy,
    ...(limit !== undefined && { limit }),
  };
  stream.receive({
    addTarget: {
      targetId: 2,
      query: { parent: 'projects/measure/databases/(default)/documents/rooms/r', structuredQuery },
    },
  });
  return stream;
}

function measure(name: string, limit: number | undefined): void {
  const began = performance.now();
  const streams = Array.from({ length: listeners }, () => listen(limit));
  const opened = performance.now();
  const lookedAt = queries.evaluations;
  for (let index = 0; index < commits; index++) plain.writeAll([messageAt(documents + ++written)]);
  const perCommit = (performance.now() - opened) / commits;
  const line =
    `${name}: ${perCommit.toFixed(2)} ms per commit, ${(queries.evaluations - lookedAt) / commits} evaluations per ` +
    'commit';
  process.stdout.write(`${line}; opening all ${(opened - began).toFixed(0)} ms\n`);
  streams.forEach(stream => stream.close());
}

process.stdout.write(`${documents} documents, ${listeners} identical listeners\n`);
measure('where, order, limit 50', 50);
measure('where, order, no limit', undefined);
process.stdout.write(`${(characters / 1e6).toFixed(1)} million characters sent\n`);
