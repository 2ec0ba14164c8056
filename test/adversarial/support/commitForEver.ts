import { writeSync } from 'node:fs';
import { DocumentStore, type DocumentStoreRecord } from '#firebase-stand-in/documentStore/DocumentStore';
import { FileLines } from '#firebase-stand-in/journal/FileLines';
import { Journal } from '#firebase-stand-in/journal/Journal';
import type { Append } from '#firebase-stand-in/journal/Journalled';

/**
 * Commits `count` documents to a journal and prints the number of each once it is saved. It is killed in the middle of
 * that.
 */
const [path = '', count = '1000', rewriteAt = '100000'] = process.argv.slice(2);
const journal = new Journal(
  new FileLines(path, () => undefined),
  () => undefined,
  () => undefined,
  Number(rewriteAt),
);
let append: Append<DocumentStoreRecord> = () => undefined;
const store = new DocumentStore({ now: () => Date.now() }, record => append(record));
append = journal.attach(store);

function commitFrom(number: number): void {
  for (let next = number; next < number + 10 && next < Number(count); next += 1) {
    // The document of each number is written again and again, so that compaction can leave something out.
    for (const name of [`n${next}`, 'newest']) {
      store.commit([
        {
          update: {
            name: `projects/p/databases/(default)/documents/c/${name}`,
            fields: { at: { integerValue: String(next) }, text: { stringValue: 'x'.repeat(200) } },
          },
        },
      ]);
    }
    writeSync(1, `${next}\n`);
  }
  if (number + 10 < Number(count)) setImmediate(() => commitFrom(number + 10));
}

commitFrom(0);
