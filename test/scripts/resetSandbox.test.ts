import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('resetSandbox', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'reset-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  const reset = () =>
    spawnSync(process.execPath, ['scripts/resetSandbox.mjs', '--data', directory], { encoding: 'utf8' });

  it("empties the sandbox's data", () => {
    write('journal.jsonl', '{}');
    expect(reset().status).toBe(0);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('refuses while a running sandbox holds the lock', () => {
    write('journal.jsonl', '{}');
    write('journal.lock', `${process.pid}\n`);
    const { status, stderr } = reset();
    expect(status).toBe(1);
    expect(stderr).toContain(`process ${process.pid}`);
    expect(existsSync(join(directory, 'journal.jsonl'))).toBe(true);
  });

  it('ignores a lock whose owner is gone', () => {
    write('journal.jsonl', '{}');
    write('journal.lock', `${2 ** 30}\n`);
    expect(reset().status).toBe(0);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('removes nothing from a folder that is not a sandbox’s', () => {
    write('letter.txt', 'dear');
    expect(reset().status).toBe(1);
    expect(existsSync(join(directory, 'letter.txt'))).toBe(true);
  });
});
