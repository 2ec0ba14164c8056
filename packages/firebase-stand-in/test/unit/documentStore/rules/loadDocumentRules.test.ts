import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessRequest } from '../../../../documentStore/rules/DocumentRuleSet';
import { loadDocumentRules } from '../../../../documentStore/rules/loadDocumentRules';

const rulesThatAllow = (who: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isCalled(name) { return request.auth.uid == name; }
    match /notes/{id} { allow get: if isCalled('${who}'); }
  }
}`;

const reading = (uid: string): AccessRequest => ({
  operation: 'get',
  path: 'notes/a',
  auth: { uid, token: {} },
  now: 0,
  find: () => undefined,
});

describe('loadDocumentRules', () => {
  let root: string;
  const cache = () => ({ folder: join(root, 'cache'), parserFolder: join(root, 'parser') });
  const kept = () => readdirSync(cache().folder).map(name => join(cache().folder, name));
  const write = (who: string) => writeFileSync(join(root, 'firestore.rules'), rulesThatAllow(who));
  const load = () => loadDocumentRules(join(root, 'firestore.rules'), cache());

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'rules-'));
    mkdirSync(cache().parserFolder);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('decides the same when it reads what it kept', async () => {
    write('amelia');
    for (const rules of [await load(), await load()]) {
      expect([rules.allows(reading('amelia')), rules.allows(reading('benedict'))]).toEqual([true, false]);
    }
    expect(kept()).toHaveLength(1);
  });

  it('applies changed rules', async () => {
    write('amelia');
    await load();
    write('benedict');
    expect((await load()).allows(reading('amelia'))).toBe(false);
  });

  it('parses again when the parser was changed', async () => {
    write('amelia');
    await load();
    writeFileSync(join(cache().parserFolder, 'parser.ts'), '// another');
    await load();
    expect(kept()).toHaveLength(2);
  });

  it('parses again what was not stored completely', async () => {
    write('amelia');
    await load();
    for (const file of kept()) writeFileSync(file, '');
    expect((await load()).allows(reading('amelia'))).toBe(true);
  });

  it('keeps nothing without a data folder', async () => {
    write('amelia');
    expect((await loadDocumentRules(join(root, 'firestore.rules'))).allows(reading('amelia'))).toBe(true);
    expect(existsSync(cache().folder)).toBe(false);
  });

  it('refuses a file without rules', async () => {
    writeFileSync(join(root, 'firestore.rules'), 'allow everything');
    await expect(load()).rejects.toThrow();
  });
});
