import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessRequest } from '#sandbox/documentStore/rules/DocumentRuleSet';
import { loadDocumentRules } from '#sandbox/documentStore/rules/loadDocumentRules';

const rulesThatAllow = (who: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isCalled(name) { return request.auth.uid == name; }
    match /notes/{id} { allow get: if isCalled('${who}'); }
  }
}`;

const reading = (uid: string): AccessRequest => ({ operation: 'get', path: 'notes/a', auth: { uid, token: {} }, now: 0, exists: () => false });

describe('loadDocumentRules', () => {
  let root: string;
  const kept = () => readdirSync(join(root, '.cache/security-rules')).map(name => join(root, '.cache/security-rules', name));
  const write = (who: string) => writeFileSync(join(root, 'firestore.rules'), rulesThatAllow(who));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'rules-'));
    mkdirSync(join(root, 'sandbox/documentStore/rules'), { recursive: true });
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('decides the same when it reads what it kept', async () => {
    write('amelia');
    for (const rules of [await loadDocumentRules(root), await loadDocumentRules(root)]) {
      expect([rules.allows(reading('amelia')), rules.allows(reading('benedict'))]).toEqual([true, false]);
    }
    expect(kept()).toHaveLength(1);
  });

  it('follows rules that were changed', async () => {
    write('amelia');
    await loadDocumentRules(root);
    write('benedict');
    expect((await loadDocumentRules(root)).allows(reading('amelia'))).toBe(false);
  });

  it('parses anew when the parser was changed', async () => {
    write('amelia');
    await loadDocumentRules(root);
    writeFileSync(join(root, 'sandbox/documentStore/rules/parser.ts'), '// another');
    await loadDocumentRules(root);
    expect(kept()).toHaveLength(2);
  });

  it('parses anew what was not kept whole', async () => {
    write('amelia');
    await loadDocumentRules(root);
    for (const file of kept()) writeFileSync(file, '');
    expect((await loadDocumentRules(root)).allows(reading('amelia'))).toBe(true);
  });

  it('refuses what is no rules file', async () => {
    writeFileSync(join(root, 'firestore.rules'), 'allow everything');
    await expect(loadDocumentRules(root)).rejects.toThrow();
  });
});
