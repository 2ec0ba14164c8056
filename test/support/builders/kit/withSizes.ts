/** Gives elements a size, which jsdom lacks: without it no row of a long list is rendered. */
export function withSizes({ width = 900, height = 600, row = 44 } = {}): void {
  const sizes = { clientWidth: width, clientHeight: height, offsetWidth: width, offsetHeight: row };
  const before = new Map<string, readonly [object, PropertyDescriptor | undefined]>();
  beforeAll(() => {
    for (const [name, size] of Object.entries(sizes)) {
      const owner = name in Element.prototype ? Element.prototype : HTMLElement.prototype;
      before.set(name, [owner, Object.getOwnPropertyDescriptor(owner, name)]);
      Object.defineProperty(owner, name, { configurable: true, get: () => size });
    }
  });
  afterAll(() => {
    for (const [name, [owner, descriptor]] of before) if (descriptor) Object.defineProperty(owner, name, descriptor);
  });
}
