import type { UseCaseNames } from './UseCaseNames';

/** The files that a new use case begins with, by path: itself, its port, its fake and its test. */
export function newFiles(names: UseCaseNames): ReadonlyMap<string, string> {
  const { feature, useCase, port, fake } = names;
  return new Map([
    [`src/application/${feature}/${useCase}.ts`, useCaseFile(names)],
    [`src/application/${feature}/ports/${port}.ts`, portFile(names)],
    [`test/support/fakes/${feature}/${fake}.ts`, fakeFile(names)],
    [`test/application/${feature}/${useCase}.test.ts`, testFile(names)],
  ]);
}

const useCaseFile = ({
  useCase,
  port,
  failure,
  command,
  method,
}: UseCaseNames) => `import type { Result } from '@/domain/kernel/Result';
import type { ${failure}, ${port} } from './ports/${port}';

export interface ${command} {
  readonly id: string;
}

/** Say in one sentence what this does, and for whom. */
export class ${useCase} {
  constructor(private readonly gateway: ${port}) {}

  async execute({ id }: ${command}): Promise<Result<void, ${failure}>> {
    return this.gateway.${method}(id);
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
  feature,
  port,
  fake,
  failure,
  method,
}: UseCaseNames) => `import type { ${failure}, ${port} } from '@/application/${feature}/ports/${port}';
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
  feature,
  useCase,
  fake,
}: UseCaseNames) => `import { ${useCase} } from '@/application/${feature}/${useCase}';
import { ${fake} } from '#test/support/fakes/${feature}/${fake}';

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

  it('says so when there is no connection, and changes nothing', async () => {
    const { gateway, subject } = setUp();
    gateway.failNext({ kind: 'offline' });
    expect(await subject.execute({ id: 'a-1' })).toEqual({ ok: false, failure: { kind: 'offline' } });
    expect(gateway.asked).toEqual([]);
  });
});
`;
