import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';

interface Greeter {
  greet(name: string): Promise<string>;
}
class PoliteGreeter implements Greeter {
  constructor(private readonly word: string) {}

  async greet(name: string): Promise<string> {
    return `${this.word} ${name}`;
  }
}

describe('lazyAdapter', () => {
  it('downloads the adapter on the first call, once for all callers', async () => {
    let loads = 0;
    const greeter = lazyAdapter<Greeter>(async () => {
      loads += 1;
      return new PoliteGreeter('Hello');
    });
    expect(loads).toBe(0);
    expect(await Promise.all([greeter.greet('Ann'), greeter.greet('Ben')])).toEqual(['Hello Ann', 'Hello Ben']);
    expect(loads).toBe(1);
  });

  it('retries a failed download', async () => {
    let attempts = 0;
    const greeter = lazyAdapter<Greeter>(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The chunk did not arrive.');
      return new PoliteGreeter('Hello');
    });
    await expect(greeter.greet('Ann')).rejects.toThrow('chunk');
    expect(await greeter.greet('Ann')).toBe('Hello Ann');
  });

  it('uses the fallback while the adapter cannot be downloaded, and retries', async () => {
    let attempts = 0;
    const load = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The chunk did not arrive.');
      return new PoliteGreeter('Hello');
    };
    const greeter = lazyAdapter<Greeter>(load, { greet: async () => 'Nobody is there' });
    expect(await greeter.greet('Ann')).toBe('Nobody is there');
    expect(await greeter.greet('Ann')).toBe('Hello Ann');
  });

  it('can be returned from a promise', async () => {
    const greeter = lazyAdapter<Greeter>(async () => new PoliteGreeter('Hello'));
    expect(await Promise.resolve(greeter)).toBe(greeter);
  });
});
