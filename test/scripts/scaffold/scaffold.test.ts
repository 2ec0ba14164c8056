import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scaffold } from '#scripts/scaffold/scaffold';
import { useCaseNames } from '#scripts/scaffold/UseCaseNames';

const house = process.cwd();
const borrowed = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.jest.json',
  'jest.config.cjs',
  'src/domain/kernel/Result.ts',
  'src/di/token.ts',
  'test/support/browserEnvironment.cjs',
  'test/support/typescript.cjs',
  'test/support/viewMatchers.ts',
  'test/support/failOnConsoleErrors.ts',
];

/** Modules import the tokens one by one or under a short name; both are found in the house. */
const appModule = `import { ContainerModule } from 'inversify';
import * as t from './tokens/appTokens';

/** Comes after the module in some areas, and before it in others. */
export const WIDTH = 260;

export const appModule = new ContainerModule(({ bind }) => {
  bind(t.WidthToken).toConstantValue(WIDTH);
});

export const createWidth = (): number => WIDTH;
`;
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
    write('src/di/app.ts', appModule);
    write('src/di/tokens/appTokens.ts', appTokens);
  });

  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('begins use cases that compile and whose tests pass, in new features and in old ones', () => {
    scaffold(root, useCaseNames('chat', 'PinChat'));
    scaffold(root, useCaseNames('chat', 'UnpinChat'));
    scaffold(root, useCaseNames('app', 'OpenMenu'));
    const compiled = tool('typescript7/bin/tsc', '-p', 'tsconfig.json');
    expect(compiled.output).toBe('');
    expect(compiled.status).toBe(0);
    const tested = tool('jest/bin/jest.js', '--selectProjects', 'unit');
    expect(tested.output).toContain('6 passed');
    expect(tested.status).toBe(0);
  }, 60_000);

  it('makes the use case in the container, whichever way the tokens are imported', () => {
    scaffold(root, useCaseNames('chat', 'PinChat'));
    scaffold(root, useCaseNames('app', 'OpenMenu'));
    expect(read('src/di/chat.ts')).toBe(`import { ContainerModule } from 'inversify';
import { PinChat } from '@/application/chat/PinChat';
import { PinChatGatewayToken, PinChatToken } from './tokens/chatTokens';

export const chatModule = new ContainerModule(({ bind }) => {
  bind(PinChatToken).toResolvedValue(gateway => new PinChat(gateway), [PinChatGatewayToken]);
});
`);
    expect(read('src/di/app.ts')).toContain(
      'bind(t.OpenMenuToken).toResolvedValue(gateway => new OpenMenu(gateway), [t.OpenMenuGatewayToken]);\n});\n\nexport const createWidth',
    );
  });

  it('overwrites nothing', () => {
    scaffold(root, useCaseNames('chat', 'PinChat'));
    write('src/application/chat/PinChat.ts', 'mine');
    expect(() => scaffold(root, useCaseNames('chat', 'PinChat'))).toThrow('exists already');
    expect(read('src/application/chat/PinChat.ts')).toBe('mine');
  });

  it.each([
    ['Chat', 'PinChat', 'is no feature'],
    ['chat', 'pinChat', 'is no use case'],
    ['../chat', 'PinChat', 'is no feature'],
  ])('refuses %s %s as names', (feature, useCase, reason) => {
    expect(() => useCaseNames(feature, useCase)).toThrow(reason);
  });
});
