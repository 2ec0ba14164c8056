import type { Shift } from '#sandbox/practice/shift/Shift';
import { fromLines, toLines } from '#sandbox/practice/shift/shiftLines';

const shift: Shift = {
  steps: [
    {
      atMs: 1200,
      who: 'patient-50',
      call: 'patientChat.requestChat',
      query: { message: 'Hello,\nthere', pubNub: 'true' },
    },
  ],
  stored: [{ chat: 'p-50 v2', author: 'patient-50', text: 'Hello,\nthere' }],
};

describe('the file of a shift', () => {
  it('has one line for each thing done and each message stored, and reads back the same', () => {
    const lines = toLines(shift);
    expect(lines.trim().split('\n')).toHaveLength(2);
    expect(fromLines(lines)).toEqual(shift);
  });

  it.each(['{"atMs":1', '{"who":"patient-50"}', '"text"', 'null'])('says which line is none: %s', line => {
    expect(() => fromLines(`${toLines(shift)}${line}\n`)).toThrow('Line 3 is not part of a recorded shift.');
  });
});
