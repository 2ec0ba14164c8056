import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import { accessCode } from '@/domain/accessCodes/accessCode.rule';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';

describe('generating a code', () => {
  it('makes different codes without characters that look alike', () => {
    const generate = new GenerateAccessCode(new SeededRandom(7));
    const codes = Array.from({ length: 200 }, () => generate.execute());
    expect(codes.filter(code => !/^[A-HJ-KM-NP-Z2-9]{4}-[A-HJ-KM-NP-Z2-9]{4}$/.test(code))).toEqual([]);
    expect(codes.every(text => accessCode({ text }).kind === 'code')).toBe(true);
    expect(new Set(codes).size).toBe(200);
  });
});
