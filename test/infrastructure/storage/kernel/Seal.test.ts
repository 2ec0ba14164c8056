import { Seal } from '@/infrastructure/storage/kernel/Seal';

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);

describe('Seal', () => {
  it.each(['', 'Hello', '💚 how are you? مرحبا', 'x'.repeat(10_000)])('opens what it has sealed: %p', async text => {
    const seal = await Seal.with(keyOf(1));
    expect(await seal.open(await seal.close(text, 'here'), 'here')).toBe(text);
  });

  it('does not open with the key of another user', async () => {
    const sealed = await (await Seal.with(keyOf(1))).close('Hello', 'here');
    expect(await (await Seal.with(keyOf(2))).open(sealed, 'here')).toBeUndefined();
  });

  it('does not open a text that was moved to another id', async () => {
    const seal = await Seal.with(keyOf(1));
    expect(await seal.open(await seal.close('Hello', 'patient one'), 'patient two')).toBeUndefined();
  });

  it('does not open a text that was changed', async () => {
    const seal = await Seal.with(keyOf(1));
    const { iv, data } = await seal.close('Hello', 'here');
    const changed = new Uint8Array(data);
    changed[0] = (changed[0] ?? 0) ^ 1;
    expect(await seal.open({ iv, data: changed.buffer }, 'here')).toBeUndefined();
  });

  it('never uses an initialisation vector twice', async () => {
    const seal = await Seal.with(keyOf(1));
    const first = await seal.close('Hello', 'here');
    const second = await seal.close('Hello', 'here');
    expect([...first.iv]).not.toEqual([...second.iv]);
  });
});
