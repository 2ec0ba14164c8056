import { SegmentAssembler } from '../../../../realtimeDatabase/wire/SegmentAssembler';

describe('SegmentAssembler', () => {
  const text = JSON.stringify({ t: 'd', d: 'é😀' });
  const encoded = Buffer.from(text).toString('base64').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '.');
  const request = (...segments: (readonly [number: number, total: number, data: string])[]) => {
    const parameters = new URLSearchParams();
    segments.forEach(([number, total, data], i) => {
      parameters.set(`seg${i}`, String(number));
      parameters.set(`ts${i}`, String(total));
      parameters.set(`d${i}`, data);
    });
    return parameters;
  };

  it('reads texts that come whole, several in one request', () => {
    expect(new SegmentAssembler().add(request([0, 1, encoded], [1, 1, encoded]))).toEqual([text, text]);
  });

  it('waits for all pieces of a text', () => {
    const assembler = new SegmentAssembler();
    expect(assembler.add(request([0, 2, encoded.slice(0, 9)]))).toEqual([]);
    expect(assembler.add(request([1, 2, encoded.slice(9)]))).toEqual([text]);
  });

  it('keeps the order when a later request overtakes an earlier one', () => {
    const assembler = new SegmentAssembler();
    expect(assembler.add(request([1, 1, encoded]))).toEqual([]);
    expect(assembler.add(request([0, 1, Buffer.from('{}').toString('base64url')]))).toEqual(['{}', text]);
  });

  it('has nothing to say to a request without pieces', () => {
    expect(new SegmentAssembler().add(request())).toEqual([]);
  });
});
