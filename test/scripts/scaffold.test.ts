import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scaffold, useCaseNames } from '#scripts/scaffold';

const house = process.cwd();
const borrowed = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.jest.json',
  'jest.config.cjs',
  'src/domain/kernel/Result.ts',
  'src/di/token.ts',
  'test/support/asyncStorages.cjs',
  'test/support/browserEnvironment.cjs',
  'test/support/nodeEnvironment.cjs',
  'test/support/typescript.cjs',
  'test/support/viewMatchers.ts',
  'test/support/failOnConsoleErrors.ts',
];

const appTokens = `import { token } from '../token';

export const WidthToken = token<number>('Width');
`;

describe('scaffold', () => {
  let root: string;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const tool = (path: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(house, 'node_modules', path), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'scaffold-'));
    for (const path of borrowed) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      cpSync(join(house, path), join(root, path));
    }
    symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'));
    write('src/di/tokens/appTokens.ts', appTokens);
  });

  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('begins use cases that compile and whose tests pass, in new areas and in old ones', () => {
    scaffold(root, useCaseNames('chat', 'PinChat'));
    scaffold(root, useCaseNames('chat', 'UnpinChat'));
    scaffold(root, useCaseNames('app', 'OpenMenu'));
    const compiled = tool('typescript7/bin/tsc', '-p', 'tsconfig.json');
    expect(compiled.output).toBe('');
    expect(compiled.status).toBe(0);
    const tested = tool('jest/bin/jest.js', '--selectProjects', 'unit');
    expect(tested.output).toContain('9 passed');
    expect(tested.status).toBe(0);
  }, 60_000);

  it('adds the token of the port beside those that are there', () => {
    scaffold(root, useCaseNames('app', 'OpenMenu'));
    expect(read('src/di/tokens/appTokens.ts'))
      .toBe(`import type { OpenMenuGateway } from '@/application/app/ports/OpenMenuGateway';
import { token } from '../token';

export const WidthToken = token<number>('Width');
export const OpenMenuGatewayToken = token<OpenMenuGateway>('OpenMenuGateway');
`);
  });

  it('finds the tokens of an area under the singular of its word', () => {
    write('src/di/tokens/patientTokens.ts', appTokens);
    expect(scaffold(root, useCaseNames('patients', 'ArchiveNote'))).toContain('src/di/tokens/patientTokens.ts');
    expect(read('src/di/tokens/patientTokens.ts')).toContain('ArchiveNoteGatewayToken');
  });

  it('overwrites nothing', () => {
    scaffold(root, useCaseNames('chat', 'PinChat'));
    write('src/application/chat/PinChat.ts', 'mine');
    expect(() => scaffold(root, useCaseNames('chat', 'PinChat'))).toThrow('exists already');
    expect(read('src/application/chat/PinChat.ts')).toBe('mine');
  });

  it.each([
    ['Chat', 'PinChat', 'is no area'],
    ['chat', 'pinChat', 'is no use case'],
    ['../chat', 'PinChat', 'is no area'],
  ])('refuses %s %s as names', (area, useCase, reason) => {
    expect(() => useCaseNames(area, useCase)).toThrow(reason);
  });
});
