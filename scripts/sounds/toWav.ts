import { SAMPLE_RATE } from './tones';

const HEADER_BYTES = 44;

/** A WAV file of one channel, 16 bits a sample. */
export function toWav(samples: Float64Array): Buffer {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(HEADER_BYTES + bytes);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(bytes, 40);
  samples.forEach((sample, at) => file.writeInt16LE(Math.round(sample * 32_767), HEADER_BYTES + at * 2));
  return file;
}
