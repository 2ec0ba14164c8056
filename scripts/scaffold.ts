import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All names that one new use case brings along. */
export interface UseCaseNames {
  /** A word of the product, `camelCase`. */
  readonly area: string;
  /** The class, a verb phrase in `PascalCase`. */
  readonly useCase: string;
  readonly port: string;
  readonly fake: string;
  readonly failure: string;
  readonly command: string;
  /** The port's one method: the use case's verb phrase. */
  readonly method: string;
}

/** Names for a use case; throws with a plain sentence when what was typed names nothing. */
export function useCaseNames(area: string, useCase: string): UseCaseNames {
  if (!/^[a-z][A-Za-z0-9]*$/.test(area)) throw new Error(`"${area}" is no area: write it like chat or messageAlerts.`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(useCase))
    throw new Error(`"${useCase}" is no use case: write a verb phrase like PinChat.`);
  const port = `${useCase}Gateway`;
  return {
    area,
    useCase,
    port,
    fake: `Fake${port}`,
    failure: `${useCase}Failure`,
    command: `${useCase}Command`,
    method: useCase[0]?.toLowerCase() + useCase.slice(1),
  };
}

/**
 * Writes a new use case with its test, port, fake and the port's token. Returns the paths written; overwrites nothing,
 * writes all or nothing. The author builds the use case in the factory of the store that uses it.
 */
export function scaffold(root: string, names: UseCaseNames): string[] {
  const created = newFiles(names);
  const taken = [...created.keys()].find(path => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} exists already; nothing was written.`);
  const tokens = tokensOf(root, names.area);
  const files = new Map([...created, [tokens, withToken(readIfThere(root, tokens), names)]]);
  for (const [path, text] of files) write(join(root, path), text);
  return [...files.keys()];
}

/** Where the tokens of an area are: some files bear the singular of its word. */
function tokensOf(root: string, area: string): string {
  const singular = `src/di/tokens/${area.replace(/s$/, '')}Tokens.ts`;
  return existsSync(join(root, singular)) ? singular : `src/di/tokens/${area}Tokens.ts`;
}

function readIfThere(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The files that a new use case begins with, by path: itself, its port, its fake and its test. */
function newFiles(names: UseCaseNames): ReadonlyMap<string, string> {
  const { area, useCase, port, fake } = names;
  return new Map([
    [`src/application/${area}/${useCase}.ts`, useCaseFile(names)],
    [`src/application/${area}/ports/${port}.ts`, portFile(names)],
    [`test/support/fakes/${area}/${fake}.ts`, fakeFile(names)],
    [`test/application/${area}/${useCase}.test.ts`, testFile(names)],
  ]);
}

const useCaseFile = ({
  useCase,
  port,
  failure,
  command,
  method,
}: UseCaseNames) => `import { fail, type Result } from '@/domain/kernel/Result';
import type { ${failure}, ${port} } from './ports/${port}';

export interface ${command} {
  readonly id: string;
}

/** Say in one sentence what this does, and for whom. */
export class ${useCase} {
  constructor(private readonly gateway: ${port}) {}

  async execute({ id }: ${command}): Promise<Result<void, ${failure} | { readonly kind: 'blank' }>> {
    const named = id.trim();
    if (named === '') return fail({ kind: 'blank' });
    return this.gateway.${method}(named);
  }
}
`;

const portFile = ({ port, failure, method }: UseCaseNames) => `import type { Result } from '@/domain/kernel/Result';

export type ${failure} = { readonly kind: 'offline' };

/** Say what the types cannot: order, repeats, units, what the first call needs. */
export interface ${port} {
  ${method}(id: string): Promise<Result<void, ${failure}>>;
}
`;

const fakeFile = ({
  area,
  port,
  fake,
  failure,
  method,
}: UseCaseNames) => `import type { ${failure}, ${port} } from '@/application/${area}/ports/${port}';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Remembers what was asked of it; an id that is asked for twice throws. */
export class ${fake} implements ${port} {
  readonly asked: string[] = [];
  private nextFailure: ${failure} | undefined;

  failNext(failure: ${failure}): void {
    this.nextFailure = failure;
  }

  async ${method}(id: string): Promise<Result<void, ${failure}>> {
    if (this.asked.includes(id)) throw new Error(\`${method} was called twice for \${id}.\`);
    const failure = this.nextFailure;
    this.nextFailure = undefined;
    if (failure) return fail(failure);
    this.asked.push(id);
    return ok(undefined);
  }
}
`;

const testFile = ({
  area,
  useCase,
  fake,
}: UseCaseNames) => `import { ${useCase} } from '@/application/${area}/${useCase}';
import { ${fake} } from '#test/support/fakes/${area}/${fake}';

function setUp() {
  const gateway = new ${fake}();
  return { gateway, subject: new ${useCase}(gateway) };
}

describe('${useCase}', () => {
  it('asks for the one that was named', async () => {
    const { gateway, subject } = setUp();
    expect(await subject.execute({ id: 'a-1' })).toEqual({ ok: true, value: undefined });
    expect(gateway.asked).toEqual(['a-1']);
  });

  it('refuses a blank id and asks for nothing', async () => {
    const { gateway, subject } = setUp();
    expect(await subject.execute({ id: ' ' })).toEqual({ ok: false, failure: { kind: 'blank' } });
    expect(gateway.asked).toEqual([]);
  });

  it('says so when there is no connection, and changes nothing', async () => {
    const { gateway, subject } = setUp();
    gateway.failNext({ kind: 'offline' });
    expect(await subject.execute({ id: 'a-1' })).toEqual({ ok: false, failure: { kind: 'offline' } });
    expect(gateway.asked).toEqual([]);
  });
});
`;

const firstLine = "import { token } from '../token';\n";

/** The tokens of an area with that of one more port; begins the file where there is none. */
function withToken(text: string | undefined, { area, port }: UseCaseNames): string {
  const imports = `import type { ${port} } from '@/application/${area}/ports/${port}';\n`;
  const token = `export const ${port}Token = token<${port}>('${port}');\n`;
  if (text === undefined) return `${imports}${firstLine}\n${token}`;
  if (!text.includes(firstLine))
    throw new Error(`The tokens of ${area} do not use token() from ../token; please add ${port}Token by hand.`);
  return `${text.replace(firstLine, () => `${imports}${firstLine}`).trimEnd()}\n${token}`;
}
