import * as qrcode from 'qrcode';
import { LibraryQrEncoder } from '@/infrastructure/system/kernel/LibraryQrEncoder';
import { qrEncoderContract } from '#test/support/contracts/kernel/qrEncoderContract';
import { FakeQrEncoder } from '#test/support/fakes/kernel/FakeQrEncoder';

qrEncoderContract('FakeQrEncoder', () => {
  const encoder = new FakeQrEncoder();
  return { encoder, allow: allowed => void (encoder.missing = !allowed) };
});
qrEncoderContract('LibraryQrEncoder', () => {
  let present = true;
  const load = () => (present ? Promise.resolve(qrcode) : Promise.reject(new Error('The chunk did not arrive.')));
  return { encoder: new LibraryQrEncoder(load), allow: allowed => void (present = allowed) };
});
